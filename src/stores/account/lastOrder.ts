import { object, string, type InferOutput } from 'valibot'
import { dataOf } from '@/lib/remote'
import { reportFault } from '@/lib/reportFault'
import { wait } from '@/lib/time/clock'
import { LAST_ORDER, readUserItem, usersHaving, writeUserItem } from '@/stores/userStorage'
import { customerNow, useAccount } from './account'

const schema = object({ organisationId: string(), customerId: string() })

type LastOrder = InferOutput<typeof schema>

export const rememberOrder = (userId: string, { organisationId, customerId }: LastOrder): void =>
  void writeUserItem(userId, LAST_ORDER, { organisationId, customerId })

const PATIENCE_MS = 3000

/**
 * Loads the user where this phone keeps a last order, so that a list which opens first can mark it. A slow answer does
 * not delay the list further.
 */
export const knowLastOrder = async (): Promise<void> => {
  if (usersHaving(LAST_ORDER).length === 0) return
  await Promise.race([customerNow({ quiet: true }).catch(reportFault), wait(PATIENCE_MS)])
}

/** Clinic and examinee of the user's last order on this phone, kept until a sign-out (A508). */
export const useLastOrder = (): Partial<LastOrder> => {
  const userId = useAccount(({ customer }) => dataOf(customer)?.id)
  return (userId !== undefined && readUserItem(userId, LAST_ORDER, schema)) || {}
}

/** Moves the row with this id to the top, if it is among the first `within`. The other rows keep their order. */
export const withFirst = <T extends object>(rows: readonly T[], id: string | undefined, within = rows.length): T[] => {
  const found = rows.slice(0, within).find((row) => 'id' in row && row.id === id)
  return found === undefined ? [...rows] : [found, ...rows.filter((row) => row !== found)]
}
