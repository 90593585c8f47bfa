const LONGEST_MS = 20_000

/** The part did not arrive in time; only a reload requests it again. */
export class TooLate extends Error {}

/** Rejects with TooLate after the timeout of a call, because browsers wait for a chunk without limit. */
export const inTime = <T>(part: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate('too late')), LONGEST_MS)
  })
  return Promise.race([part, late]).finally(() => clearTimeout(timer))
}
