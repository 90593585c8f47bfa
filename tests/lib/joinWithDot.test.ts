import { expect, test } from 'vitest'
import { joinWithDot } from '@/lib/joinWithDot'

test('the parts are joined on one line, and no line begins with a dot', () => {
  expect(joinWithDot('女', undefined, '', '46 岁')).toBe('女\u00a0· 46 岁')
  expect(joinWithDot(undefined)).toBe('')
})
