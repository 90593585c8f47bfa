import { fallback, number, object, optional, picklist, string } from 'valibot'
import type { LastOpened, UnreadConsultation } from '@/domain/consultations/unread'
import { CONSULTATION_STATUS } from '@/domain/consultations/dictionaries'
import { storedRows } from '@/lib/storedRows'
import { now } from '@/lib/time/clock'
import { dataOf, idle, type RemoteData } from '@/lib/remote'
import { sessionGuard } from '@/lib/sessionScope'
import { reportFault } from '@/lib/reportFault'
import type { UnreadableRow } from '@/lib/unreadableRow'
import { ensureCustomer } from '@/stores/account/account'
import { createStore } from '@/stores/createStore'
import { OPENED_CONSULTATIONS, readUserItem, usersHaving, writeUserItem } from '@/stores/userStorage'

/** Consultations with unread messages. `unreadable` are the rows of the list that could not be looked at. */
export type Unread = { consultations: UnreadConsultation[]; unreadable: UnreadableRow[] }

type UnreadState = {
  unread: RemoteData<Unread>
  asked: { at: number; answer: Promise<void> } | undefined
}

export const useUnread = createStore<UnreadState>(() => ({ unread: idle, asked: undefined }))

export const knownUnread = ({ unread }: Pick<UnreadState, 'unread'>): readonly UnreadConsultation[] =>
  dataOf(unread)?.consultations ?? NONE

export const isUnread = (known: Pick<UnreadState, 'unread'>, id: string): boolean =>
  knownUnread(known).some((one) => one.id === id)

const NONE: readonly UnreadConsultation[] = []

const MOST = 50
const kept = storedRows(
  object({
    id: string(),
    status: fallback(optional(picklist(Object.values(CONSULTATION_STATUS))), undefined),
    saidAt: number(),
    at: number(),
    own: optional(string()),
  }),
)

export const openedConsultations = (userId: string): ReadonlyMap<string, LastOpened> =>
  new Map(
    (readUserItem(userId, OPENED_CONSULTATIONS, kept) ?? []).map(({ id, status, ...when }): [string, LastOpened] => [
      id,
      { status, ...when },
    ]),
  )

export const hasOpened = (): boolean => usersHaving(OPENED_CONSULTATIONS).length > 0

export const markOpened = async (id: string, opened: Omit<LastOpened, 'at'>): Promise<void> => {
  const { unread } = useUnread.getState()
  const consultations = knownUnread({ unread }).filter((one) => one.id !== id)
  useUnread.setState({
    asked: undefined,
    ...(unread.state === 'ready' && { unread: { ...unread, data: { ...unread.data, consultations } } }),
  })
  const isOn = sessionGuard()
  const customer = await ensureCustomer({ quiet: true }).catch(reportFault)
  if (customer !== undefined && isOn()) keepOpened(customer.id, id, opened)
}

const keepOpened = (userId: string, id: string, { status, saidAt, own }: Omit<LastOpened, 'at'>): void => {
  const before = openedConsultations(userId)
  const others = [...before].filter(([other]) => other !== id).map(([other, one]) => ({ id: other, ...one }))
  const last = before.get(id)
  const opened = { id, status, saidAt: Math.max(saidAt, last?.saidAt ?? 0), at: now(), own: own ?? last?.own }
  writeUserItem(userId, OPENED_CONSULTATIONS, [opened, ...others].slice(0, MOST))
}
