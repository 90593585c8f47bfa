import { expect, test } from 'vitest'
import { dotted } from '@/lib/dotted'

test('what is told stands in one line, and no line begins with a dot', () => {
  expect(dotted('女', undefined, '', '46 岁')).toBe('女\u00a0· 46 岁')
  expect(dotted(undefined)).toBe('')
})
