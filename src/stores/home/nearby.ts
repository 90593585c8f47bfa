import { fetchOrganisations } from '@/api/booking/booking'
import { FALLBACK_POSITION, type Organisation, type Position } from '@/domain/booking/organisation'
import { DEFAULT_SERVICE_ID } from '@/domain/booking/service'
import { uniqueBy } from '@/lib/dedupe'
import { readableRows } from '@/lib/unreadableRow'
import { locateIfAllowed } from '@/lib/geolocation'
import { idle, loadRemote, slotOf, type RemoteData } from '@/lib/remote'
import { createStore } from '@/stores/createStore'

const SHOWN = 3

/** Distances are shown only from a known position (A409). */
export type Nearby = { organisations: Organisation[]; positionKnown: boolean }

export const useNearby = createStore<{ nearby: RemoteData<Nearby> }>(() => ({ nearby: idle }))

export const openNearby = async (known: Position | undefined): Promise<void> => {
  const { nearby } = useNearby.getState()
  const isSorted = nearby.state === 'ready' && (nearby.data.positionKnown || known === undefined)
  if (nearby.state !== 'loading' && !isSorted) await loadNearby(known)
}

const loadNearby = (known: Position | undefined): Promise<void> =>
  loadRemote(slotOf(useNearby, 'nearby'), async () => {
    const position = known ?? (await locateIfAllowed())
    const { rows } = await fetchOrganisations(DEFAULT_SERVICE_ID, position ?? FALLBACK_POSITION, 1, { quiet: true })
    const organisations = uniqueBy(readableRows(rows), ({ id }) => id).slice(0, SHOWN)
    return { organisations, positionKnown: position !== undefined }
  })
