import { array, string } from 'valibot'
import { fetchExaminees } from '@/api/account/account'
import { knownCustomerId, useAccount } from '@/stores/account/account'
import { sessionGuard } from '@/lib/remote'
import { isUnreadable } from '@/lib/unreadableRow'
import { createStore } from '@/stores/createStore'
import { READ_REPORTS, readUserItem, writeUserItem } from '@/stores/userStorage'
import { useReports } from './reports'

const MOST = 50

/** Reports opened before the customer was known, as from a link; cleared with the session. */
const useOpened = createStore<{ reportIds: readonly string[] }>(() => ({ reportIds: [] }))

export const readReports = (userId: string): ReadonlySet<string> =>
  new Set(readUserItem(userId, READ_REPORTS, array(string())) ?? [])

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

useAccount.subscribe(keepOpened)

/** Rejects as the call does. */
export const loadPatientNames = async (): Promise<void> => {
  const isOn = sessionGuard()
  const people = await fetchExaminees({ quiet: true })
  if (isOn()) useReports.setState({ patients: people.map((one) => (isUnreadable(one) ? undefined : one.name)) })
}
