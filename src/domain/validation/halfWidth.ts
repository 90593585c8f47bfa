import { dropInvisible } from './typed'

/**
 * A561: full-width digits, letters and signs as ASCII, without blanks around them. A sign or a blank inside a number
 * stays, and is an error.
 */
export const halfWidth = (text: string): string => dropInvisible(text).normalize('NFKC').trim()

/** A561: also reads a comma or a Chinese full stop as the point: the number keys of some phones have no point. */
export const tidyDecimal = (text: string): string => halfWidth(text).replace(/^(\d+)[,。](\d*)$/, '$1.$2')
