const DAY =
  /((?:(?:周. )?(?:\d{4}年)?\d{1,2}月\d{1,2}日|(?:[A-Z][a-z]{2} )?\d{1,2} [A-Z][a-z]{2}\b(?: \d{4})?)[，。；）,.;)]*)/

/** A text that breaks before a day or behind it, and not within; what ends a clause or a bracket stays at the day. */
export const DatedText = ({ children }: { children: string }) =>
  children.split(DAY).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="day">
        {part}
      </span>
    ),
  )
