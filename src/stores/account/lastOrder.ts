import { object, string, type InferOutput } from 'valibot'
import { dataOf } from '@/lib/remote'
import { LAST_ORDER, readUserItem, writeUserItem } from '@/stores/userStorage'
import { useAccount } from './account'

const schema = object({ organisationId: string(), customerId: string() })

type LastOrder = InferOutput<typeof schema>

export const rememberOrder = (userId: string, { organisationId, customerId }: LastOrder): void =>
  void writeUserItem(userId, LAST_ORDER, { organisationId, customerId })

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
