/** As long as a call of the server may take. */
const LONGEST_MS = 20_000

/** It did not come in time, and may be on its way for ever: only a page that is loaded anew asks for it again. */
export class TooLate extends Error {}

/** A part of the app on its way, given up after as long as a call may take: a browser waits without end. */
export const inTime = <T>(part: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate('too late')), LONGEST_MS)
  })
  return Promise.race([part, late]).finally(() => clearTimeout(timer))
}
