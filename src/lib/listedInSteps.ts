import { listedWhole, type Listed } from './listed'
import type { Remote } from './remote'

/** A list that is there as a whole and is shown in steps: so many rows for now. */
export const listedInSteps = <T>(remote: Remote<T[]>, shown: number): Listed<T> => {
  const whole = listedWhole(remote)
  if (!whole.began) return whole
  return { ...whole, rows: whole.rows.slice(0, shown), more: whole.rows.length > shown ? 'idle' : 'end', paged: true }
}
