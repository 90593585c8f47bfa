import { expect, test } from 'vitest'
import { messagesWith, piecesAround } from '@/domain/chat/search'
import type { MessageBody } from '@/domain/chat/message'
import { message } from './messages'

const said = (body: string | MessageBody, more = {}) =>
  message({ body: typeof body === 'string' ? { kind: 'text', text: body } : body, ...more })

test('messages are found by words of their text, in any case; recalled ones and other kinds are not', () => {
  const custom = { kind: 'custom', data: '', description: 'Survey', extension: '经期' } as const
  const all = [
    said('经期前疼'),
    said('Before a PERIOD'),
    said(custom),
    said('经期', { isRevoked: true }),
    said({ kind: 'video' }),
  ]
  expect(messagesWith(all, ' 经期 ')).toEqual([all[0], all[2]])
  expect(messagesWith(all, 'period')).toEqual([all[1]])
  expect(messagesWith(all, ' ')).toEqual([])
})

test.each([
  ['疼，还疼', '疼', ['*疼', '，还', '*疼']],
  ['Pain', 'pain', ['*Pain']],
  ['aaa', 'aa', ['*aa', 'a']],
  ['没有', '疼', ['没有']],
  ['有 İ', 'i', ['有 İ']],
  ['', '疼', ['']],
])('the text "%s" is cut into pieces around each "%s"', (text, words, pieces) => {
  expect(piecesAround(text, words).map(({ text, isHit }) => (isHit ? `*${text}` : text))).toEqual(pieces)
})

test.each(['patient_end', 'doctor_end'])(
  '[A506] the description of %s, which is shown in the app’s own words, is not found',
  (data) => {
    const end = said({ kind: 'custom', data, description: '患者已结束咨询', extension: '' })
    expect(messagesWith([end], '结束')).toEqual([])
  },
)
