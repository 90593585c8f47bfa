import { number, object, picklist } from 'valibot'
import { expect, test } from 'vitest'
import { parseStored } from '@/lib/storage'
import { storedRows } from '@/lib/storedRows'

const schema = storedRows(object({ kind: picklist(['image', 'sound']), at: number() }))
const read = (stored: unknown) => parseStored(JSON.stringify(stored), schema)

test('[RB5] [A660] a stored row that this release does not know hides no other row', () => {
  const image = { kind: 'image', at: 1 }
  const sound = { kind: 'sound', at: 2 }
  expect(read([image, { kind: 'file', at: 3 }, null, 'x', { kind: 'image' }, sound])).toEqual([image, sound])
})

test('[RB5] [A660] what is no list has no rows', () => {
  expect([{}, 'x', 7, null].map(read)).toEqual([undefined, undefined, undefined, undefined])
  expect(read([])).toEqual([])
})
