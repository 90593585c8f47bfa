/** Returns the address that calls the first number of a text, if it has one. An extension follows after a pause. */
export const callLink = (text: string): string | undefined => {
  const withoutHours = text.normalize('NFKC').replace(/\d?\d:\d\d/g, ';')
  for (const [, found = '', extension] of withoutHours.matchAll(NUMBER)) {
    const number = found.replace(/[^\d+-]/g, '')
    if (WHOLE.test(number)) return `tel:${number}${extension === undefined ? '' : `,${extension}`}`
  }
  return undefined
}

const NUMBER = /(\+?\(?\d[\d\s().\p{Pd}]*\d)(?:[\s(]*(?:转|ext|x|#)\D{0,3}(\d+))?/giu

/** Short numbers such as 120 are written in one; the longest have 15 digits (E.164). */
const WHOLE = /^(\d{3,6}|\+?(\d-*){7,15})$/
