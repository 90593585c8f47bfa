import { fetchConsultations } from '@/api/consultations/consultations'
import { asApiError } from '@/api/errors'
import type { Consultation } from '@/domain/consultations/consultation'
import {
  hasClosedLately,
  isUncounted,
  unreadByStatus,
  unreadConsultationOf,
  type LastOpened,
  type UnreadConsultation,
} from '@/domain/consultations/unread'
import { uniqueBy } from '@/lib/dedupe'
import { isUnreadable, readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import { monotonic, now } from '@/lib/time/clock'
import { dataOf, errorOf, loadRemote, slotOf } from '@/lib/remote'
import { reportFault } from '@/lib/reportFault'
import { hasOpened, knownUnread, readOpened, useUnread, type Unread } from './readState'
import { customerNow } from '@/stores/account/account'

/** Requests within this time share one answer. */
const MOMENT_MS = 3000
/** Limits the load of a badge on the server. */
const MOST_ASKED = 3

/** No user action causes these calls, so failures are not reported. */
export const loadUnread = (): Promise<void> => {
  const { asked } = useUnread.getState()
  if (asked !== undefined && monotonic() - asked.at < MOMENT_MS) return asked.answer
  const answer = loadRemote(slotOf(useUnread, 'unread'), fetchUnread)
  useUnread.setState({ asked: { at: monotonic(), answer } })
  return answer
}

/** Rows that cannot be read are among them: they may have unread messages. */
export const unreadNow = async (): Promise<readonly (UnreadConsultation | UnreadableRow)[]> => {
  await loadUnread()
  const { unread } = useUnread.getState()
  const error = errorOf(unread)
  if (error !== undefined) throw asApiError(error)
  return [...knownUnread({ unread }), ...(dataOf(unread)?.unreadable ?? [])]
}

const fetchUnread = async (): Promise<Unread> => {
  const listed = await fetchRows(false)
  const goingOn = readableRows(listed)
  const opened = hasOpened() || goingOn.some(isUncounted) ? await openedHere() : undefined
  // RA7: each consultation once, however often the server lists it.
  const rows = uniqueBy([...goingOn, ...(opened ? await closedLately(opened, goingOn) : [])], ({ id }) => id)
  const found = opened === undefined ? [] : await idsOfUncounted(rows.filter(isUncounted), opened)
  return {
    consultations: rows
      .filter(({ id, unread }) => (unread === undefined ? found.includes(id) : unread > 0))
      .map(unreadConsultationOf),
    unreadable: listed.filter(isUnreadable),
  }
}

const fetchRows = async (complete: boolean): Promise<(Consultation | UnreadableRow)[]> =>
  (await fetchConsultations(complete, 1, { quiet: true })).rows

type Opened = ReadonlyMap<string, LastOpened>

/** Recently ended consultations that were opened here: the answer to a follow-up arrives there. */
const closedLately = async (opened: Opened, goingOn: readonly Consultation[]): Promise<Consultation[]> => {
  if (!hasClosedLately(opened, goingOn, now())) return []
  const closed = await fetchRows(true).catch((failure: unknown) => reportFault(failure) ?? [])
  return readableRows(closed).filter(({ id }) => opened.has(id))
}

const openedHere = async (): Promise<Opened | undefined> => {
  try {
    return readOpened((await customerNow({ quiet: true })).id)
  } catch (failure) {
    return reportFault(failure)
  }
}

const idsOfUncounted = async (rows: readonly Consultation[], opened: Opened): Promise<string[]> => {
  const rowsWith = (says: 'unread' | 'ask') => rows.filter((row) => unreadByStatus(row, opened.get(row.id)) === says)
  const uncounted = rowsWith('ask').slice(0, MOST_ASKED)
  const idsOfUnread = await Promise.all(uncounted.map(({ id }) => idIfUnread(id, opened.get(id))))
  return [...rowsWith('unread').map(({ id }) => id), ...idsOfUnread.flat()]
}

const idIfUnread = async (id: string, opened: LastOpened | undefined): Promise<string[]> => {
  try {
    // Loaded only for servers without counts; most have them.
    const { lastSaidAt } = await import('./lastMessage')
    return (await lastSaidAt(id, opened?.own)) > (opened?.saidAt ?? 0) ? [id] : []
  } catch (failure) {
    return reportFault(failure) ?? []
  }
}
