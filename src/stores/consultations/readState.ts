import { array, number, object, optional, picklist, string } from 'valibot'
import type { LastOpened, News } from '@/domain/consultations/news'
import { CONSULTATION_STATUS } from '@/domain/consultations/dictionaries'
import { now } from '@/lib/time/clock'
import { dataOf, idle, sessionGuard, type RemoteData } from '@/lib/remote'
import { reportFault } from '@/lib/reportFault'
import { customerNow } from '@/stores/account/account'
import { createStore } from '@/stores/createStore'
import { OPENED_CONSULTATIONS, readUserItem, usersHaving, writeUserItem } from '@/stores/userStorage'

type NewsState = {
  news: RemoteData<News[]>
  asked: { at: number; answer: Promise<void> } | undefined
}

export const useNews = createStore<NewsState>(() => ({ news: idle, asked: undefined }))

export const knownNews = ({ news }: Pick<NewsState, 'news'>): readonly News[] => dataOf(news) ?? NO_NEWS

export const hasNews = (known: Pick<NewsState, 'news'>, id: string): boolean =>
  knownNews(known).some((one) => one.id === id)

const NO_NEWS: readonly News[] = []

const MOST = 50
const kept = array(
  object({
    id: string(),
    status: optional(picklist(Object.values(CONSULTATION_STATUS))),
    saidAt: number(),
    at: number(),
  }),
)

export const readOpened = (userId: string): ReadonlyMap<string, LastOpened> =>
  new Map(
    (readUserItem(userId, OPENED_CONSULTATIONS, kept) ?? []).map(({ id, status, ...when }): [string, LastOpened] => [
      id,
      { status, ...when },
    ]),
  )

export const hasOpened = (): boolean => usersHaving(OPENED_CONSULTATIONS).length > 0

export const markOpened = async (id: string, opened: Omit<LastOpened, 'at'>): Promise<void> => {
  const { news } = useNews.getState()
  useNews.setState({
    asked: undefined,
    ...(news.state === 'ready' && { news: { ...news, data: news.data.filter((one) => one.id !== id) } }),
  })
  const isOn = sessionGuard()
  const customer = await customerNow({ quiet: true }).catch(reportFault)
  if (customer !== undefined && isOn()) keepOpened(customer.id, id, opened)
}

const keepOpened = (userId: string, id: string, { status, saidAt }: Omit<LastOpened, 'at'>): void => {
  const before = readOpened(userId)
  const others = [...before].filter(([other]) => other !== id).map(([other, one]) => ({ id: other, ...one }))
  const newest = Math.max(saidAt, before.get(id)?.saidAt ?? 0)
  writeUserItem(userId, OPENED_CONSULTATIONS, [{ id, status, saidAt: newest, at: now() }, ...others].slice(0, MOST))
}
