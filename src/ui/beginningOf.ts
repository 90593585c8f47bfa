/** Elements that are drawn at most, and characters beside their tags: several times the longest article. */
export const MOST_ELEMENTS = 6000
const MOST_CHARACTERS = 200_000

/** As much of a text in HTML as can be read and drawn: a browser takes long for many elements that never end. */
export const beginningOf = (html: string): string => {
  const counted = { begun: 0, ended: 0 }
  let left = MOST_CHARACTERS
  let at = 0
  for (const { 0: tag, index } of html.matchAll(/<\/?[a-z][^>]*>?/gi)) {
    if (index - at > left) break
    if (++counted[tag.startsWith('</') ? 'ended' : 'begun'] > MOST_ELEMENTS) return html.slice(0, index)
    left -= index - at
    at = index + tag.length
  }
  return html.slice(0, at + left)
}
