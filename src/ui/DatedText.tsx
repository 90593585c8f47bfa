const DAY =
  /((?:(?:周. )?(?:\d+年)?\d+月\d+日|(?:[A-Z][a-z]{2} )?\d+ [A-Z][a-z]{2}\b(?: \d{4})?|[\d:]+-[\d:]+|\d+分（.+?）)[，。；）,.;)]*)/

/**
 * A text that breaks before a day, hours or a score, or behind them, and not within; what ends a clause or a
 * bracket stays there.
 */
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
