/**
 * A phone, an ID card's number or a token: none stands in an address, where everybody on the way reads it, nor in a
 * title or the console.
 */
export const hasSecret = (text: string): boolean => SECRET.test(text.replace(RANDOM, 'random'))

const SECRET = /(?<!\d)1[3-9]\d{9}(?!\d)|(?<!\d)\d{17}[\dXx](?!\d)|[?&#]token=/

/** A whole random number in hexadecimal, as the codes of the provider are: now and then its digits make a phone. */
const RANDOM = /(?<![0-9a-z])(?=[0-9]*[a-f])[0-9a-f]{32}(?![0-9a-z])/gi
