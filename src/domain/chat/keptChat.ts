/** A message of a saved chat: a line with sender and time, and the text. */
export type KeptMessage = { head: string; text: string }

/** The largest number of messages that are saved, the newest ones. */
export const MOST_KEPT = 2000
/** Lines per picture, few enough for every phone to draw it. */
const LINES = 40
/** Approximate number of characters per line. */
const WIDTH = 20

/** Returns the content of a text file with all messages below the heading. */
export const keptText = (heading: readonly string[], messages: readonly KeptMessage[]): string =>
  [heading.join('\n'), ...messages.map(({ head, text }) => `${head}\n${text}`)].join('\n\n') + '\n'

/**
 * Splits the messages into pages of lines, each short enough for one picture. A long message continues on the next
 * page.
 */
export const keptPages = (messages: readonly KeptMessage[]): string[][] => {
  const pages: string[][] = []
  let page: string[] = []
  let left = LINES
  const add = (line: string) => {
    const takes = Math.ceil(line.length / WIDTH)
    if (takes > left && page.length > 0) {
      pages.push(page)
      page = []
      left = LINES
    }
    page.push(line)
    left -= takes
  }
  for (const { head, text } of messages) {
    add(head)
    for (const line of text.split('\n')) for (const part of partsOf(line)) add(part)
  }
  return page.length === 0 ? pages : [...pages, page]
}

/** Splits a line into parts of at most half a picture, never within a character. */
const partsOf = (line: string): string[] => {
  const parts: string[] = []
  for (let from = 0; from < line.length;) {
    const part = line.slice(from, from + MOST_PART)
    const whole = from + part.length < line.length ? part.replace(/[\uD800-\uDBFF]$/, '') : part
    parts.push(whole)
    from += whole.length
  }
  return parts
}

const MOST_PART = (LINES * WIDTH) / 2
