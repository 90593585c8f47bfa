import { expect, test } from 'vitest'
import { truncate } from '@/lib/truncate'

test('a long text is cut after 90 characters or the given number, never inside a character', () => {
  expect(truncate(' 未见异常 ')).toBe('未见异常')
  expect(truncate('𠮷'.repeat(90))).toBe('𠮷'.repeat(90))
  expect(truncate('𠮷'.repeat(91))).toBe(`${'𠮷'.repeat(90)}…`)
  expect(truncate('𠮷𠮷𠮷', 2)).toBe('𠮷𠮷…')
})
