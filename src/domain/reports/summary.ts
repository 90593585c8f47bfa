const MOST_SIGNS = 90

/** The beginning of a summary, for a card; the whole stands in the report. */
export const summaryBegin = (summary: string): string => {
  const signs = Array.from(summary.trim())
  return signs.length <= MOST_SIGNS ? signs.join('') : `${signs.slice(0, MOST_SIGNS).join('')}…`
}
