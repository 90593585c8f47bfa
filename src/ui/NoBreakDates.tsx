import { ServerText } from './ServerText'

// Each part has a maximum length, so that a long text without a date is scanned once.
const DAY =
  /((?:(?:\d{1,4}年)?\d{1,2}月\d{1,2}日(?: 周.)?|(?:[A-Z][a-z]{2} )?\d{1,2} [A-Z][a-z]{2}\b(?: \d{4})?|[\d:]{1,12}-[\d:]{1,12}|\d{1,4}分（[^）]{1,40}）)[，。；）,.;)]*)/

/** A text that breaks around dates, hours and scores, not within them; punctuation stays attached. */
export const NoBreakDates = ({ children }: { children: string }) => (
  <ServerText draw={withWholeDays}>{children}</ServerText>
)

const withWholeDays = (text: string) =>
  text.split(DAY).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="day">
        {part}
      </span>
    ),
  )
