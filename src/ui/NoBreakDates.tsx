import { ServerText } from './ServerText'

// Each part has a maximum length, so that a long text without a date is scanned once.
const DAY =
  /((?:(?:（?(?:[今明]天 )?(?:\d{1,4}年)?\d{1,2}月\d{1,2}日(?: 周.)?|(?:[A-Z][a-z]{2} )?\d{1,2} [A-Z][a-z]{2}\b)(?: [\d:]{4,5}){0,2}|[\d:]{1,12}-[\d:]{1,12}|\d{1,4}分（[^）]{1,40}）|(?:[一-龥]{1,6} )?[\d.]{1,6} mm)[，。；）,.;)]*(?:\xa0·)?)/

/** A text that breaks around dates, hours, scores and sizes; punctuation and a dot stay attached. */
export const NoBreakDates = ({ children }: { children: string }) => (
  <ServerText draw={withWholeDays}>{children}</ServerText>
)

/** One paragraph for each sentence. */
export const Sentences = ({ of }: { of: readonly string[] }) =>
  of.map((sentence) => (
    <p key={sentence}>
      <NoBreakDates>{sentence}</NoBreakDates>
    </p>
  ))

/** A day that is wider than the line breaks after 今天 or 明天, so that no weekday stands alone. */
const withWholeDays = (text: string) =>
  text.split(DAY).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="day">
        {part.replace(/ (?=周)/, '\xa0')}
      </span>
    ),
  )
