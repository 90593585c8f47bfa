import { array, string } from 'valibot'
import { knownCustomerId, useAccount } from '@/stores/account/account'
import { createStore } from '@/stores/createStore'
import { READ_REPORTS, readUserItem, writeUserItem } from '@/stores/userStorage'

const MOST = 50

/** Reports opened before the customer was known, as from a link; cleared with the session. */
const usePendingRead = createStore<{ reportIds: readonly string[] }>(() => ({ reportIds: [] }))

export const readReportIds = (userId: string): ReadonlySet<string> =>
  new Set(readUserItem(userId, READ_REPORTS, array(string())) ?? [])

export const markReportRead = (reportId: string): void => {
  usePendingRead.setState(({ reportIds }) => ({ reportIds: [reportId, ...reportIds] }))
  storeRead()
}

const storeRead = (): void => {
  const userId = knownCustomerId()
  const { reportIds } = usePendingRead.getState()
  if (userId === undefined || reportIds.length === 0) return
  usePendingRead.setState({ reportIds: [] })
  writeUserItem(userId, READ_REPORTS, [...new Set([...reportIds, ...readReportIds(userId)])].slice(0, MOST))
}

useAccount.subscribe(storeRead)
