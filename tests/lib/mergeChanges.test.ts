import { expect, test } from 'vitest'
import { mergeChanges } from '@/lib/mergeChanges'

type Note = { text?: string | undefined; urls?: readonly string[]; price?: number | undefined }

test.each<[string, Note, Note, Note, Note]>([
  ['the other value where nothing changed here', { text: 'a' }, { text: 'a' }, { text: 'b' }, { text: 'b' }],
  ['the own value where it changed here', { text: 'a' }, { text: 'c' }, { text: 'b' }, { text: 'c' }],
  [
    'both changes where they concern different entries',
    { text: 'a' },
    { text: 'c' },
    { text: 'a', price: 1 },
    { text: 'c', price: 1 },
  ],
  ['nothing where an entry was removed here', { text: 'a' }, {}, { text: 'b' }, { text: undefined }],
  [
    'the other list where the own one has the same content',
    { urls: ['a'] },
    { urls: ['a'] },
    { urls: [] },
    { urls: [] },
  ],
  [
    'no value where the other side has taken it back',
    { price: 1 },
    { price: 1 },
    { price: undefined },
    { price: undefined },
  ],
])('a merge keeps %s', (_what, before, mine, other, merged) => {
  expect(mergeChanges(before, mine, other)).toEqual(merged)
})
