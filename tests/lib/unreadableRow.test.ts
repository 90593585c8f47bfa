import { expect, test } from 'vitest'
import { isUnreadable, readableRows, UNREADABLE_ROW } from '@/lib/unreadableRow'

test('a row of the server is readable whatever its fields are called', () => {
  const rows = [{ id: '1', broken: false }, { id: '2', unreadable: true }, UNREADABLE_ROW]
  expect(rows.map(isUnreadable)).toEqual([false, false, true])
  expect(readableRows(rows)).toEqual(rows.slice(0, 2))
})
