import { expect, test } from 'vitest'
import { wrapped } from '@/lib/textCard'

const within = (most: number) => (line: string) => line.length <= most

test.each([
  ['检查当天在机构的营业时间内到', 5, ['检查当天在', '机构的营业', '时间内到']],
  ['Bring your ID card', 10, ['Bring your', 'ID card']],
  ['supercalifragilistic', 8, ['supercal', 'ifragili', 'stic']],
  ['带 ID card 来', 6, ['带 ID', 'card 来']],
  ['木棉中心（东城）', 7, ['木棉中心（东', '城）']],
  ['', 5, []],
  ['short', 9, ['short']],
])('the text %j in a width of %i stands on the lines %j', (text, width, lines) => {
  expect(wrapped(text, within(width))).toEqual(lines)
})

test('no line is wider than the card, and no letter is lost', () => {
  const text = '检查当天 arrive at 08:00，带 an ID card😀，不用选钟点。'.repeat(5)
  const lines = wrapped(text, within(12))
  expect(lines.filter((line) => !within(12)(line))).toEqual([])
  expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
})
