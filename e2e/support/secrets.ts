/** A phone, an ID card number or a token must not be in an address, a title or the console. */
export const hasSecret = (text: string): boolean => SECRET.test(text.replace(RANDOM, 'random'))

const SECRET = /(?<!\d)1[3-9]\d{9}(?!\d)|(?<!\d)\d{17}[\dXx](?!\d)|[?&#]token=/

/**
 * Random numbers sometimes contain the digits of a phone or an ID card. Codes of the provider are hexadecimal, and the
 * chat platform sends fractions.
 */
const RANDOM = /(?<![0-9a-z])(?=[0-9]*[a-f])[0-9a-f]{32}(?![0-9a-z])|(?<![\d.])0\.\d+/gi

/** Returns whether a text holds this secret. A short number counts only alone, because a time stamp may contain it. */
export const holdsSecret = (text: string, secret: string): boolean =>
  /^\d{1,7}$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text) : text.includes(secret)
