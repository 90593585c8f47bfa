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
  type GenericSchema,
  type InferOutput,
} from 'valibot'
import { asApiError, isNotFound } from '@/api/errors'
import { fetchService, fetchServices, fetchSpecifications } from '@/api/home'
import { HOME_SERVICE_IDS, type Service, type Specification } from '@/domain/booking/service'
import { SERVICE_KIND } from '@/domain/dictionaries'
import type { NextStep, Standing } from '@/domain/home/nextStep'
import { now } from '@/lib/clock'
import { inTime } from '@/lib/inTime'
import {
  emptyPaged,
  freshOf,
  idle,
  loadNextPage,
  loadRemote,
  openPages,
  reloadPages,
  slotAt,
  slotOf,
  type ByKey,
  type Paged,
  type Pages,
  type RemoteData,
} from '@/lib/remote'
import { readStored, writeStored, DEVICE_PREFIX, removeStored } from '@/lib/storage'
import { isUnreadable, readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import { createStore } from '../createStore'
import { orGap, type Gaps } from './gaps'

/** Another form of what is kept has another number; what an older app kept is asked for anew. */
const VERSION = 1
const LIFE_MS = 3 * 24 * 3_600_000
/** More would be no text of a card, and nothing for a phone to keep. */
const LONGEST_TEXT = 500
const MOST_ROWS = 12

/** A text of what is kept. */
const keptText = () => pipe(string(), maxLength(LONGEST_TEXT))

/**
 * Keeps what Home showed, for the next visit to begin with while it is asked for anew. It tells nothing of whoever
 * looks at it, so it outlives a sign-out. What is too long for its schema is not kept.
 */
const keepForHome = (name: string, rows: readonly unknown[]): void => {
  if (rows.length > MOST_ROWS) removeStored('local', keyOf(name))
  else writeStored('local', keyOf(name), { version: VERSION, at: now(), rows })
}

/** What Home showed last, where that is not too long ago. */
const keptForHome = <S extends GenericSchema>(name: string, row: S): InferOutput<S>[] | undefined => {
  const schema = object({ version: literal(VERSION), at: number(), rows: pipe(array(row), maxLength(MOST_ROWS)) })
  const kept = readStored('local', keyOf(name), schema)
  return kept !== undefined && Math.abs(now() - kept.at) < LIFE_MS ? kept.rows : undefined
}

const keyOf = (name: string): string => `${DEVICE_PREFIX}home-${name}`

const FOLLOW_CLOSED_KEY = 'follow-notice-closed'

export type HomeServiceId = (typeof HOME_SERVICE_IDS)[number]
/** A card on Home; without a service while its data cannot be had. */
export type HomeCard = { id: HomeServiceId; service: Service | undefined }
export type ServiceDetail = { service: Service; specifications: Specification[] }

type HomeState = {
  cards: RemoteData<HomeCard[]>
  details: ByKey<RemoteData<ServiceDetail>>
  /** All that the server lists, also what is not offered. */
  services: Paged<Service | UnreadableRow>
  followNoticeClosed: boolean
}

export const useHome = createStore<HomeState>(() => ({
  cards: idle,
  details: new Map(),
  services: emptyPaged,
  followNoticeClosed: readStored('session', FOLLOW_CLOSED_KEY, boolean()) ?? false,
}))

const KEPT_CARDS = 'cards'

const keptCard = object({
  id: picklist(HOME_SERVICE_IDS),
  service: pipe(
    object({
      id: keptText(),
      name: optional(keptText()),
      description: optional(keptText()),
      priceFen: number(),
      coverUrl: optional(keptText()),
      kind: picklist(Object.values(SERVICE_KIND)),
      externalLink: optional(keptText()),
      offered: literal(true),
    }),
    // What the server did not tell is not in what was kept either.
    transform(({ name, description, coverUrl, externalLink, ...told }): Service => ({
      ...told,
      name,
      description,
      coverUrl,
      externalLink,
    })),
  ),
})

/** Closes the notice until the session ends (A79). */
export const closeFollowNotice = (): void => {
  writeStored('session', FOLLOW_CLOSED_KEY, true)
  useHome.setState({ followNoticeClosed: true })
}

/** The cards of Home; those of the last visit are shown until these are there. */
export const loadHome = async (): Promise<void> => {
  const slot = slotOf(useHome, 'cards')
  const kept = slot.get().state === 'idle' ? keptForHome(KEPT_CARDS, keptCard) : undefined
  if (kept !== undefined) slot.set({ state: 'ready', data: kept, refreshing: false })
  await loadRemote(slot, fetchHomeCards)
  const fresh = freshOf(slot.get())
  // A card that could not be read would hide the one that was.
  if (fresh?.every(({ service }) => service !== undefined)) keepForHome(KEPT_CARDS, fresh)
}

/** A service with its specifications. */
export const loadService = (serviceId: string): Promise<void> =>
  loadRemote(slotAt(useHome, 'details', serviceId, idle), async () => {
    const [service, specifications] = await Promise.all([fetchService(serviceId), fetchSpecifications(serviceId)])
    return { service, specifications }
  })

/** What the list of services shows: services that are offered (A91) and rows that could not be read. */
export const shownServices = (rows: (Service | UnreadableRow)[]): (Service | UnreadableRow)[] => rows.filter(isShown)

const isShown = (row: Service | UnreadableRow): boolean => isUnreadable(row) || row.offered

const serviceSlot = slotOf(useHome, 'services')
const servicePages: Pages<Service | UnreadableRow> = { load: fetchServices, shows: isShown }

/** The first page, unless the list is there already. */
export const openServices = (): Promise<void> => openPages(serviceSlot, servicePages)

/** The next page of the services. */
export const loadServices = (): Promise<void> => loadNextPage(serviceSlot, servicePages)

/** The list anew; false when it stays as it was. */
export const reloadServices = (): Promise<boolean> => reloadPages(serviceSlot, servicePages)

const fetchHomeCards = async (): Promise<HomeCard[]> => {
  // Home says in their place that they could not be had.
  const { rows } = await fetchServices(1, { quiet: true })
  const listed = readableRows(rows)
  const cards = await Promise.all(HOME_SERVICE_IDS.map((id) => fetchCard(id, listed)))
  return cards.filter((card) => card !== undefined)
}

// A card that the first page lacks is asked for by itself (A417). A service that the server does not
// know has no card; one that could not be read now keeps a card without data (A77).
const fetchCard = async (id: HomeServiceId, listed: Service[]): Promise<HomeCard | undefined> => {
  try {
    const service = listed.find((one) => one.id === id) ?? (await fetchService(id, { quiet: true }))
    return service.offered ? { id, service } : undefined
  } catch (failure) {
    return isNotFound(asApiError(failure)) ? undefined : { id, service: undefined }
  }
}

/**
 * The next step of whoever has reports, or the first one that is known; none of last resort while anything could not
 * be had. What reads reports is named in the first script, as most files it needs are.
 */
export const stepWithReports = async (known: Standing, first: NextStep, gaps: Gaps): Promise<NextStep> => {
  const looked = inTime(import('./reports').then(({ nextStepWithReports }) => nextStepWithReports(known, gaps)))
  const step = (await orGap(gaps, looked)) ?? first
  const [gap] = gaps
  if (step.kind === 'book' && gap !== undefined) throw gap
  return step
}
