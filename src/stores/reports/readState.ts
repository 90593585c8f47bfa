import { array, string } from 'valibot'
import { knownCustomerId, usePeople } from '@/stores/account/account'
import { createStore } from '@/stores/createStore'
import { READ_REPORTS, readUserItem, writeUserItem } from '@/stores/userStorage'

const MOST = 50

/** What was opened before it was known by whom, as from a link; gone with the session. */
const useOpened = createStore<{ reportIds: readonly string[] }>(() => ({ reportIds: [] }))

/** The reports that this customer has opened on this phone. */
export const readReports = (userId: string): ReadonlySet<string> =>
  new Set(readUserItem(userId, READ_REPORTS, array(string())) ?? [])

/** Remembers that a report was opened, as soon as it is known by whom. */
export const markReportRead = (reportId: string): void => {
  useOpened.setState(({ reportIds }) => ({ reportIds: [reportId, ...reportIds] }))
  keepOpened()
}

const keepOpened = (): void => {
  const userId = knownCustomerId()
  const { reportIds } = useOpened.getState()
  if (userId === undefined || reportIds.length === 0) return
  useOpened.setState({ reportIds: [] })
  writeUserItem(userId, READ_REPORTS, [...new Set([...reportIds, ...readReports(userId)])].slice(0, MOST))
}

usePeople.subscribe(keepOpened)
