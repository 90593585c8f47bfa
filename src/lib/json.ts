/**
 * Parses JSON without losing a digit: a number that a double cannot hold exactly (an id above 2^53, 1e400) becomes its
 * text (A382). So does one with decimals of 0, 128.00, because they tell an amount in yuan (A679). Throws SyntaxError
 * on invalid JSON.
 */
export const parseJson = (text: string): unknown => {
  const plain: unknown = JSON.parse(text)
  const quoted = withLongNumbersQuoted(text)
  return quoted === text ? plain : JSON.parse(quoted)
}

const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** Skips strings by their ends, because looking at each character of a long one takes seconds on a phone. */
const withLongNumbersQuoted = (text: string): string => {
  const parts: string[] = []
  let at = 0
  while (at < text.length) {
    const start = text.indexOf('"', at)
    const end = start === -1 ? text.length : start
    parts.push(text.slice(at, end).replace(NUMBER, quotedIfLost))
    at = start === -1 ? end : endOfString(text, start)
    parts.push(text.slice(end, at))
  }
  return parts.join('')
}

const endOfString = (text: string, start: number): number => {
  let end = start
  do end = text.indexOf('"', end + 1)
  while (isEscaped(text, end))
  return end + 1
}

const isEscaped = (text: string, at: number): boolean => {
  let first = at
  while (text[first - 1] === '\\') first -= 1
  return (at - first) % 2 === 1
}

const quotedIfLost = (digits: string): string => {
  const value = Number(digits)
  const isHeld = /^-?\d+$/.test(digits)
    ? Number.isSafeInteger(value)
    : Number.isFinite(value) && !/\.00+$/.test(digits)
  return isHeld ? digits : `"${digits}"`
}
