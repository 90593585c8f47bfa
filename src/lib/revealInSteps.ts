import { listFromRemote, type ListView } from './listView'
import type { RemoteData } from './remote'

export const revealInSteps = <T>(remote: RemoteData<T[]>, shown: number): ListView<T> => {
  const whole = listFromRemote(remote)
  if (!whole.began) return whole
  return { ...whole, rows: whole.rows.slice(0, shown), more: whole.rows.length > shown ? 'idle' : 'end', paged: true }
}
