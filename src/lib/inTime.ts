/** The timeout of a call. */
const LONGEST_MS = 20_000

/** The part did not arrive in time; only a reload requests it again. */
export class TooLate extends Error {}

/** Rejects with TooLate after the limit, because browsers wait for a chunk, and a reader for its worker, for ever. */
export const inTime = <T>(part: Promise<T>, limitMs = LONGEST_MS): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate('too late')), limitMs)
  })
  return Promise.race([part, late]).finally(() => clearTimeout(timer))
}
