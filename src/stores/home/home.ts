import {
  boolean,
  literal,
  number,
  object,
  optional,
  picklist,
  pipe,
  transform,
  array,
  maxLength,
  string,
} from 'valibot'
import { ApiError, isFinalRefusal } from '@/api/errors'
import { fetchService, fetchServices, fetchSpecifications } from '@/api/home'
import { HOME_SERVICE_IDS, type Service, type Specification } from '@/domain/booking/service'
import { SERVICE_KIND } from '@/domain/dictionaries'
import type { NextStep, KnownToday } from '@/domain/home/nextStep'
import { now } from '@/lib/time/clock'
import { DAY_MS } from '@/lib/time/units'
import { inTime } from '@/lib/inTime'
import { createPagedList, emptyPaged, type Paged } from '@/lib/pagedList'
import { freshOf, idle, loadRemote, slotAt, slotOf, type RemoteData } from '@/lib/remote'
import { readStored, writeStored, DEVICE_PREFIX } from '@/lib/storage'
import { isUnreadable, readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import { createStore } from '@/stores/createStore'
import { orGap, type Gaps } from './gaps'

/** Increment when the stored form changes; older data is then refetched. */
const VERSION = 1
const LIFE_MS = 3 * DAY_MS
/** Longer texts fit no card. */
const LONGEST_TEXT = 500
const MOST_ROWS = 12

const keptText = () => pipe(string(), maxLength(LONGEST_TEXT))

const FOLLOW_CLOSED_KEY = 'follow-notice-closed'

export type HomeServiceId = (typeof HOME_SERVICE_IDS)[number]
export type HomeCard = { id: HomeServiceId; service: Service | undefined }
export type ServiceDetail = { service: Service; specifications: Specification[] }

type HomeState = {
  cards: RemoteData<HomeCard[]>
  details: ReadonlyMap<string, RemoteData<ServiceDetail>>
  services: Paged<Service | UnreadableRow>
  followNoticeClosed: boolean
}

export const useHome = createStore<HomeState>(() => ({
  cards: idle,
  details: new Map(),
  services: emptyPaged,
  followNoticeClosed: readStored('session', FOLLOW_CLOSED_KEY, boolean()) ?? false,
}))

const CARDS_KEY = `${DEVICE_PREFIX}home-cards`

const keptCard = object({
  id: picklist(HOME_SERVICE_IDS),
  service: pipe(
    object({
      id: keptText(),
      name: optional(keptText()),
      description: optional(keptText()),
      priceFen: optional(number()),
      coverUrl: optional(keptText()),
      kind: picklist(Object.values(SERVICE_KIND)),
      externalLink: optional(keptText()),
      offered: literal(true),
    }),
    // Fields that the server did not send are missing in the stored row too.
    transform(({ name, description, priceFen, coverUrl, externalLink, ...rest }): Service => ({
      ...rest,
      name,
      description,
      priceFen,
      coverUrl,
      externalLink,
    })),
  ),
})

const keptCards = object({
  version: literal(VERSION),
  at: number(),
  rows: pipe(array(keptCard), maxLength(MOST_ROWS)),
})

/**
 * Stores the cards that Home showed, as the start of the next visit. They hold nothing personal, so they survive a
 * sign-out.
 */
const keepCards = (rows: readonly HomeCard[]): void =>
  void writeStored('local', CARDS_KEY, { version: VERSION, at: now(), rows })

/** Returns the stored cards; undefined when they are too old, too many or have too long a text. */
const readCards = (): HomeCard[] | undefined => {
  const kept = readStored('local', CARDS_KEY, keptCards)
  return kept !== undefined && Math.abs(now() - kept.at) < LIFE_MS ? kept.rows : undefined
}

/** Hides the notice until the session ends (A79). */
export const closeFollowNotice = (): void => {
  writeStored('session', FOLLOW_CLOSED_KEY, true)
  useHome.setState({ followNoticeClosed: true })
}

export const loadHome = async (): Promise<void> => {
  const slot = slotOf(useHome, 'cards')
  const kept = slot.get().state === 'idle' ? readCards() : undefined
  if (kept !== undefined) slot.set({ state: 'ready', data: kept, refreshing: false })
  await loadRemote(slot, fetchHomeCards)
  const fresh = freshOf(slot.get())
  // An unreadable card would replace a stored one.
  if (fresh?.every(({ service }) => service !== undefined)) keepCards(fresh)
}

export const loadService = (serviceId: string): Promise<void> =>
  loadRemote(slotAt(useHome, 'details', serviceId, idle), async () => {
    const asked = fetchService(serviceId)
    // A606: only a check is ordered by specification.
    const orNone = async (failure: unknown) => {
      if ((await asked).kind !== 'appointment') return []
      if (!isFinalRefusal(failure)) throw failure
      // The second request is not quiet, so its refusal shows the server's reason.
      return fetchSpecifications(serviceId)
    }
    const specifications = fetchSpecifications(serviceId, { quiet: true }).catch(orNone)
    const [service, listed] = await Promise.all([asked, specifications])
    // A645: a check without a price cannot be ordered.
    if (service.kind === 'appointment' && listed.length === 0 && service.priceFen === undefined)
      throw new ApiError('badResponse')
    return { service, specifications: listed }
  })

export const shownServices = (rows: (Service | UnreadableRow)[]): (Service | UnreadableRow)[] => rows.filter(isShown)

const isShown = (row: Service | UnreadableRow): boolean => isUnreadable(row) || row.offered

export const {
  open: openServices,
  loadNext: loadServices,
  reload: reloadServices,
} = createPagedList(slotOf(useHome, 'services'), fetchServices, isShown)

const fetchHomeCards = async (): Promise<HomeCard[]> => {
  const { rows } = await fetchServices(1, { quiet: true })
  const listed = readableRows(rows)
  const cards = await Promise.all(HOME_SERVICE_IDS.map((id) => fetchCard(id, listed)))
  return cards.filter((card) => card !== undefined)
}

// A card that the first page lacks is fetched by itself (A417). An unknown service has no card; one that failed to
// load has a card without data (A77).
const fetchCard = async (id: HomeServiceId, listed: Service[]): Promise<HomeCard | undefined> => {
  try {
    const service = listed.find((one) => one.id === id) ?? (await fetchService(id, { quiet: true }))
    return service.offered ? { id, service } : undefined
  } catch (failure) {
    return isFinalRefusal(failure) ? undefined : { id, service: undefined }
  }
}

/**
 * Returns the next step of a customer with reports, or `first` when that fails. Rejects when a request failed and the
 * step would be to book a check. The import stands here, because the first script already lists the names of most
 * files that it needs.
 */
export const findStepWithReports = async (known: KnownToday, first: NextStep, gaps: Gaps): Promise<NextStep> => {
  const looked = inTime(import('./reports')).then((reports) => reports.findNextStepWithReports(known, gaps))
  const step = (await orGap(gaps, looked)) ?? first
  const [gap] = gaps
  if (step.kind === 'book' && gap !== undefined) throw gap
  return step
}
