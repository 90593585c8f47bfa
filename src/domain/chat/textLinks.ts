export type TextPart = { kind: 'text' | 'link' | 'phone'; text: string }

/**
 * Splits a text at http(s) addresses and phone numbers, which can be tapped. The joined parts give the text. A number
 * is a phone number only in the format of one in China, so that amounts, dates and ID numbers stay text.
 */
export const textParts = (text: string): TextPart[] => {
  if (!/https?:\/\/|\d{3}/i.test(text)) return [{ kind: 'text', text }]
  const parts: TextPart[] = []
  let end = 0
  const add = (from: number, part: TextPart) => {
    if (from > end) parts.push({ kind: 'text', text: text.slice(end, from) })
    parts.push(part)
    end = from + part.text.length
  }
  for (const { 0: found, index } of text.matchAll(CANDIDATE)) {
    if (/^h/i.test(found)) {
      const address = withoutPunctuation(found)
      if (ADDRESS.test(address)) add(index, { kind: 'link', text: address })
    } else for (const [from, number] of phonesIn(text, index, found)) add(from, { kind: 'phone', text: number })
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** An address up to the first character that an address cannot contain, or digits in groups. */
const CANDIDATE = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+|(?:\+|[(（](?=0))?\d(?:[)）]?[ -]?\d)+/gi

const ADDRESS = /^https?:\/\/[^/?#]*[^/?#.:@]/i

/** The punctuation of a sentence follows an address; a bracket belongs to it only where it opens one. */
const withoutPunctuation = (address: string): string => {
  let unopened = address.split(')').length - address.split('(').length
  let end = address.length
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1)
    if (last === ')' && unopened > 0) unopened -= 1
    else if (!/[.,;:!?'*\]]/.test(last)) break
  }
  return address.slice(0, end)
}

type Placed = [from: number, number: string]

const phonesIn = (text: string, index: number, found: string): Placed[] => {
  if (isPhone(text, index, found)) return [[index, found]]
  // Two numbers with a space between them.
  return [...found.matchAll(/[^ ]+/g)].flatMap(({ 0: one, index: from }): Placed[] =>
    one !== found && isPhone(text, index + from, one) ? [[index + from, one]] : [],
  )
}

const MOBILE = /^(?:\+?86)?1[3-9]\d{9}$/
const WITH_AREA = /^0(?:10|2\d|[3-9]\d\d)[2-9]\d{6,7}$/
const SERVICE = /^[48]00\d{7}$/
const LOCAL = /^[2-8]\d{6,7}$/
const DATE = /^(?:19|20)\d\d(?:0\d|1[0-2])(?:[0-2]\d|3[01])$/

/**
 * A number without an area code looks like any other number. Only a word before it shows that it is a phone number.
 */
const CALLED =
  /(?:电话|热线|座机|拨打|致电|请打|tel|phone|call|ring|dial|hotline)[^\p{L}\d]{0,3}(?:us at |at |is |为|是)?$/iu

const isPhone = (text: string, from: number, number: string): boolean => {
  const before = text.slice(Math.max(0, from - 20), from)
  const after = text.slice(from + number.length, from + number.length + 5)
  if (BESIDE_BEFORE.test(before) || BESIDE_AFTER.test(after)) return false
  const digits = number.replace(/[^\d+]/g, '')
  if (MOBILE.test(digits) || WITH_AREA.test(digits) || SERVICE.test(digits)) return true
  return LOCAL.test(digits) && !DATE.test(digits) && CALLED.test(before)
}

/** Text around digits that makes them an amount, a code or a part of a longer number. */
const BESIDE_BEFORE = /(?:[\w¥￥$€@#=/&+]|\d[.,:-]|(?:rmb|cny) )$/i
const BESIDE_AFTER = /^(?:[\w@#=/&%]|[.,:-]\d| ?(?:元|块|圆|万|亿|rmb|cny|yuan|¥|￥))/i
