/** One message as it is kept: a line that says who and when, and its text. */
export type KeptMessage = { head: string; text: string }

/** At most so many messages are kept, the newest. */
export const MOST_KEPT = 2000
/** Lines of a picture, so that every phone can draw it. */
const LINES = 40
/** Characters of a line, about. */
const WIDTH = 20

/** Returns the whole as a text file, with its heading. */
export const keptText = (heading: readonly string[], messages: readonly KeptMessage[]): string =>
  [heading.join('\n'), ...messages.map(({ head, text }) => `${head}\n${text}`)].join('\n\n') + '\n'

/** Splits the messages into pages of lines, each short enough for one picture; a long message goes on. */
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

/** Half a picture at most; a part never splits a character. */
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
