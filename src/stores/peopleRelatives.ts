import { fetchRelatives } from '../api/people'
import type { Relative } from '../domain/people'
import type { Broken } from '../lib/broken'
import { ask, idle, loadRemote, slotOf, type Remote } from '../lib/remote'
import { resettable } from './store'

/** The customer first, then the registered relatives (A137). */
export const useRelatives = resettable<{ list: Remote<(Relative | Broken)[]> }>(() => ({ list: idle }))

const slot = slotOf(useRelatives, 'list')

export const loadRelatives = (): Promise<void> => loadRemote(slot, fetchOwnerFirst)

/** The same for a list that is pulled down; false when it stays as it was. */
export const reloadRelatives = async (): Promise<boolean> => {
  const answer = await ask(slot.name, fetchOwnerFirst)
  if (!answer.counts || 'error' in answer.result) return false
  slot.set({ state: 'ready', data: answer.result.data, refreshing: false })
  return true
}

const fetchOwnerFirst = async (): Promise<(Relative | Broken)[]> => {
  const rows = await fetchRelatives()
  const owners = rows.filter((row) => 'primary' in row && row.primary)
  return [...owners, ...rows.filter((row) => !owners.includes(row))]
}
