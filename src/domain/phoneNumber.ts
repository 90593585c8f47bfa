/** Returns the address that calls the first number of a text, if it has one. An extension follows after a pause. */
export const callLink = (text: string): string | undefined => {
  const [first = ''] = text.normalize('NFKC').split(/[/、,;|]|或| or /)
  const [number = '', extension = ''] = first.split(/转|ext|x|#/i).map((part) => part.replace(/[^\d+-]/g, ''))
  if (number.replace(/\D/g, '').length < SHORTEST) return undefined
  return `tel:${number}${extension === '' ? '' : `,${extension}`}`
}

/** Digits of the shortest numbers, such as 110 and 120. */
const SHORTEST = 3
