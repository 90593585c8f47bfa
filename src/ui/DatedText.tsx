const DATE = /((?:\d{4}年)?\d{1,2}月\d{1,2}日|\d{1,2} [A-Z][a-z]{2}(?: \d{4})?)/

/** A sentence that names a day: it may break before the date and behind it, and not within. */
export const DatedText = ({ children }: { children: string }) =>
  children.split(DATE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whole">
        {part}
      </span>
    ),
  )
