import { afterEach, expect, test } from 'vitest'
import { string } from 'valibot'
import { draftsOf, readUserItem, removeOtherUsers, removeUserItems, writeUserItem } from '@/stores/userStorage'

afterEach(() => window.localStorage.clear())

test.each(['1001', 'wx:1001', '10%3A01', 'a:b%:'])(
  '[A382] [A384] the drafts of the user %s are found by the id',
  (id) => {
    writeUserItem(id, 'draft:chat:7', 'mine')
    writeUserItem('wx', 'draft:chat:7', 'of another')
    expect(readUserItem(id, 'draft:chat:7', string())).toBe('mine')
    expect(draftsOf(id)).toEqual(['draft:chat:7'])
    expect(removeOtherUsers(id, true)).toBe(true)
    expect(draftsOf('wx')).toEqual([])
    expect(readUserItem(id, 'draft:chat:7', string())).toBe('mine')
    removeUserItems(id, 'draft:')
    expect(window.localStorage).toHaveLength(0)
  },
)
