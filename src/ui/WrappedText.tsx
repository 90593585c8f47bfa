const DAY = /((?:周. )?(?:\d{4}年)?\d{1,2}月\d{1,2}日|(?:[A-Z][a-z]{2} )?\d{1,2} [A-Z][a-z]{2}\b(?: \d{4})?)/

const POINT = (
  <span key="point" className="point">
    ·
  </span>
)

/**
 * A text that wraps where a reader would break it: never within a date, beside the name of its day while a line holds
 * both, and where a point stands between two facts, without the point.
 */
export const WrappedText = ({ children }: { children: string }) => {
  const facts = children.split(' · ')
  if (facts.length === 1) return datesWhole(children)
  return (
    <span className="facts">
      {facts.flatMap((fact, index) => [
        index > 0 && ' ',
        <span key={index}>
          {index > 0 && [POINT, ' ']}
          {datesWhole(fact)}
        </span>,
      ])}
    </span>
  )
}

const datesWhole = (text: string) =>
  text.split(DAY).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="day">
        {part}
      </span>
    ),
  )
