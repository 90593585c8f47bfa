import { fetchRelatives } from '../api/people'
import type { Relative } from '../domain/people'
import type { Broken } from '../lib/broken'
import { idle, loadRemote, type Remote } from '../lib/remote'
import { resettable } from './store'

/** The customer first, then the registered relatives (A137). */
export const useRelatives = resettable<{ list: Remote<(Relative | Broken)[]> }>(() => ({ list: idle }))

export const loadRelatives = (): Promise<void> =>
  loadRemote({
    name: 'relatives',
    get: () => useRelatives.getState().list,
    set: (list) => useRelatives.setState({ list }),
    load: async () => ownerFirst(await fetchRelatives()),
  })

/** The same for a list that is pulled down; false when it could not be had. */
export const reloadRelatives = async (): Promise<boolean> => {
  await loadRelatives()
  return useRelatives.getState().list.state === 'ready'
}

const ownerFirst = (rows: (Relative | Broken)[]): (Relative | Broken)[] => {
  const owners = rows.filter((row) => 'primary' in row && row.primary)
  return [...owners, ...rows.filter((row) => !owners.includes(row))]
}
