import { array, string } from 'valibot'
import { knownCustomerId } from './people'
import { readUserItem, writeUserItem } from './userStorage'

const NAME = 'reports-read'
const MOST = 50

/** The reports that this customer has opened on this phone. */
export const readReports = (userId: string): ReadonlySet<string> =>
  new Set(readUserItem(userId, NAME, array(string())) ?? [])

/** Remembers that a report was opened; without knowing by whom nothing is kept. */
export const markReportRead = (reportId: string): void => {
  const userId = knownCustomerId()
  if (userId === undefined) return
  const others = [...readReports(userId)].filter((id) => id !== reportId)
  writeUserItem(userId, NAME, [reportId, ...others].slice(0, MOST))
}
