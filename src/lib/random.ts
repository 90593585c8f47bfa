/** The only random source: 128 bits as 32 hex digits (crypto.randomUUID exists on https only). */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const partOf = (whole: number): number => Math.random() * whole
