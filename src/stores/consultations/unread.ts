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
import { inTime } from '@/lib/inTime'
import { isUnreadable, readableRows, type UnreadableRow } from '@/lib/unreadableRow'
import { now, phoneNow } from '@/lib/time/clock'
import { dataOf, errorOf, loadRemote, slotOf } from '@/lib/remote'
import { reportFault } from '@/lib/reportFault'
import { hasOpened, knownUnread, openedConsultations, useUnread, type Unread } from './readState'
import { ensureCustomer } from '@/stores/account/account'

/** Requests within this time share one answer. By the phone's clock: a monotonic one may stop in sleep. */
const MOMENT_MS = 3000
/** Limits the load of a badge on the server. */
const MOST_ASKED = 3

/** No user action causes these calls, so failures are not reported. */
export const loadUnread = (): Promise<void> => {
  const { asked } = useUnread.getState()
  if (asked !== undefined && Math.abs(phoneNow() - asked.at) < MOMENT_MS) return asked.answer
  const answer = loadRemote(slotOf(useUnread, 'unread'), fetchUnread)
  useUnread.setState({ asked: { at: phoneNow(), answer } })
  return answer
}

/** Rows that cannot be read are among them: they may have unread messages. */
export const ensureUnread = async (): Promise<readonly (UnreadConsultation | UnreadableRow)[]> => {
  await loadUnread()
  const { unread } = useUnread.getState()
  const error = errorOf(unread)
  if (error !== undefined) throw asApiError(error)
  return [...knownUnread({ unread }), ...(dataOf(unread)?.unreadable ?? [])]
}

const fetchUnread = async (): Promise<Unread> => {
  const listed = await fetchRows(false)
  const goingOn = readableRows(listed)
  const opened = hasOpened() || goingOn.some(isUncounted) ? await readOpenedHere() : undefined
  // RA7: each consultation once, however often the server lists it.
  const rows = uniqueBy([...goingOn, ...(opened ? await fetchClosedLately(opened, goingOn) : [])], ({ id }) => id)
  const found = opened === undefined ? [] : await findUnreadIds(rows.filter(isUncounted), opened)
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
const fetchClosedLately = async (opened: Opened, goingOn: readonly Consultation[]): Promise<Consultation[]> => {
  if (!hasClosedLately(opened, goingOn, now())) return []
  const closed = await fetchRows(true).catch((failure: unknown) => reportFault(failure) ?? [])
  return readableRows(closed).filter(({ id }) => opened.has(id))
}

const readOpenedHere = async (): Promise<Opened | undefined> => {
  try {
    return openedConsultations((await ensureCustomer({ quiet: true })).id)
  } catch (failure) {
    return reportFault(failure)
  }
}

const findUnreadIds = async (rows: readonly Consultation[], opened: Opened): Promise<string[]> => {
  const rowsWith = (says: 'unread' | 'ask') => rows.filter((row) => unreadByStatus(row, opened.get(row.id)) === says)
  const uncounted = rowsWith('ask').slice(0, MOST_ASKED)
  const idsOfUnread = await Promise.all(uncounted.map(({ id }) => askIfUnread(id, opened.get(id))))
  return [...rowsWith('unread').map(({ id }) => id), ...idsOfUnread.flat()]
}

const askIfUnread = async (id: string, opened: LastOpened | undefined): Promise<string[]> => {
  try {
    // Loaded only for servers without counts; most have them.
    const { findLastSaidAt } = await inTime(import('./lastMessage'))
    return (await findLastSaidAt(id, opened?.own)) > (opened?.saidAt ?? 0) ? [id] : []
  } catch (failure) {
    return reportFault(failure) ?? []
  }
}
