import { fetchConsultations } from '@/api/consultations/consultations'
import { asApiError } from '@/api/errors'
import type { Consultation } from '@/domain/consultations/consultation'
import {
  hasClosedLately,
  isUncounted,
  newsByStatus,
  newsOf,
  type LastOpened,
  type News,
} from '@/domain/consultations/news'
import { readableRows } from '@/lib/unreadableRow'
import { monotonic, now } from '@/lib/time/clock'
import { errorOf, loadRemote, slotOf } from '@/lib/remote'
import { reportFault } from '@/lib/reportFault'
import { hasOpened, knownNews, readOpened, useNews } from './readState'
import { customerNow } from '@/stores/account/account'

/** Requests within this time share one answer. */
const MOMENT_MS = 3000
/** Limits the load of a badge on the server. */
const MOST_ASKED = 3
// No user action caused these calls, so failures are not reported.
const QUIET = { quiet: true }

export const lookForNews = (): Promise<void> => {
  const { asked } = useNews.getState()
  if (asked !== undefined && monotonic() - asked.at < MOMENT_MS) return asked.answer
  const answer = loadRemote(slotOf(useNews, 'news'), fetchNews)
  useNews.setState({ asked: { at: monotonic(), answer } })
  return answer
}

export const newsNow = async (): Promise<readonly News[]> => {
  await lookForNews()
  const { news } = useNews.getState()
  const error = errorOf(news)
  if (error !== undefined) throw asApiError(error)
  return knownNews({ news })
}

const fetchNews = async (): Promise<News[]> => {
  const goingOn = await fetchRows(false)
  const opened = hasOpened() || goingOn.some(isUncounted) ? await openedHere() : undefined
  const rows = opened === undefined ? goingOn : [...goingOn, ...(await closedLately(opened, goingOn))]
  const found = opened === undefined ? [] : await uncountedNews(rows.filter(isUncounted), opened)
  return rows.filter(({ id, unread }) => (unread === undefined ? found.includes(id) : unread > 0)).map(newsOf)
}

const fetchRows = async (complete: boolean): Promise<Consultation[]> =>
  readableRows((await fetchConsultations(complete, 1, QUIET)).rows)

type Opened = ReadonlyMap<string, LastOpened>

/** Recently ended consultations that were opened here: the answer to a follow-up arrives there. */
const closedLately = async (opened: Opened, goingOn: readonly Consultation[]): Promise<Consultation[]> => {
  if (!hasClosedLately(opened, goingOn, now())) return []
  return (await fetchRows(true).catch((failure: unknown) => reportFault(failure) ?? [])).filter(({ id }) =>
    opened.has(id),
  )
}

const openedHere = async (): Promise<Opened | undefined> => {
  try {
    return readOpened((await customerNow(QUIET)).id)
  } catch (failure) {
    return reportFault(failure)
  }
}

const uncountedNews = async (rows: readonly Consultation[], opened: Opened): Promise<string[]> => {
  const toldBy = (says: 'news' | 'ask') => rows.filter((row) => newsByStatus(row, opened.get(row.id)) === says)
  const uncounted = toldBy('ask').slice(0, MOST_ASKED)
  const idsWithNews = await Promise.all(uncounted.map(({ id }) => idIfNew(id, opened.get(id))))
  return [...toldBy('news').map(({ id }) => id), ...idsWithNews.flat()]
}

const idIfNew = async (id: string, opened: LastOpened | undefined): Promise<string[]> => {
  try {
    // Loaded only for servers without counts; most have them.
    const { lastSaidAt } = await import('./lastMessage')
    return (await lastSaidAt(id)) > (opened?.saidAt ?? 0) ? [id] : []
  } catch (failure) {
    return reportFault(failure) ?? []
  }
}
