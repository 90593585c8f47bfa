/** 128 random bits as 32 hex digits. `crypto.randomUUID` exists on https only. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const randomBelow = (limit: number): number => Math.random() * limit
