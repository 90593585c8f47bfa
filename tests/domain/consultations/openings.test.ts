import { expect, test } from 'vitest'
import { withOpening } from '@/domain/consultations/openings'

test.each([
  ['an empty text begins with it', '|', '多久了：|'],
  ['a text keeps its words and gets it on a line of its own', '左边胀痛|', '左边胀痛\n多久了：|'],
  ['a caret within a sentence does not split it', '左边|胀痛', '左边胀痛\n多久了：|'],
  [
    'a caret in the first line puts it between the lines',
    '左边胀痛|\n最担心：长东西',
    '左边胀痛\n多久了：|\n最担心：长东西',
  ],
  ['a caret in an empty last line uses that line', '左边胀痛\n|', '左边胀痛\n多久了：|'],
  ['a caret in an empty first line uses that line', '|\n左边胀痛', '多久了：|\n左边胀痛'],
  ['one that is there is not put twice', '左边胀痛|\n多久了：三天\n最担心：', '左边胀痛\n多久了：三天|\n最担心：'],
  ['one that is there in the first line is found', '多久了：\n左边胀痛|', '多久了：|\n左边胀痛'],
  ['the same words within a sentence are none', '不知道多久了：忘记了|', '不知道多久了：忘记了\n多久了：|'],
])('%s', (_title, before, after) => {
  const opened = withOpening(before.replace('|', ''), before.indexOf('|'), '多久了：', 300)
  expect(opened).toEqual({ text: after.replace('|', ''), caret: after.indexOf('|') })
})

test('a trailing blank of an English opening may be missing', () => {
  const text = 'Since when:\nWhere: left'
  expect(withOpening(text, text.length, 'Since when: ', 300)).toEqual({ text, caret: 11 })
})

test('[CONSULT-11] an opening fills the 300 characters exactly, and one more character has no place', () => {
  // 295 + a line break + 4 = 300.
  expect(withOpening('胀'.repeat(295), 295, '多久了：', 300)?.text).toHaveLength(300)
  expect(withOpening('胀'.repeat(296), 296, '多久了：', 300)).toBeUndefined()
})
