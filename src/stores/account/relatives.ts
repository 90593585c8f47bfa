import type { CallOptions } from '@/api/client'
import { fetchRelatives } from '@/api/account/account'
import type { Relative } from '@/domain/account/account'
import type { UnreadableRow } from '@/lib/unreadableRow'
import { freshOf, idle, loadRemote, refreshOf, slotOf, type RemoteData } from '@/lib/remote'
import { markOwner } from './account'
import { createStore } from '@/stores/createStore'

/** A137: the customer comes first, then the registered relatives. */
export const useRelatives = createStore<{ list: RemoteData<(Relative | UnreadableRow)[]> }>(() => ({ list: idle }))

const slot = slotOf(useRelatives, 'list')

export const loadRelatives = async (): Promise<boolean> => {
  await loadRemote(slot, () => fetchOwnerFirst())
  return freshOf(slot.get()) !== undefined
}

/**
 * Loads the relatives for choices that show more details once these are known. A failure is not shown, and one request
 * serves all rows.
 */
export const lookUpRelatives = async (): Promise<void> => {
  const list = slot.get()
  if (list.state === 'loading' || refreshOf(list).busy) return
  await loadRemote(slot, () => fetchOwnerFirst({ quiet: true }))
}

const fetchOwnerFirst = async (options?: CallOptions): Promise<(Relative | UnreadableRow)[]> => {
  const rows = await markOwner(await fetchRelatives(options))
  const owners = rows.filter((row) => 'primary' in row && row.primary)
  return [...owners, ...rows.filter((row) => !owners.includes(row))]
}
