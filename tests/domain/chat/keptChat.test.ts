import { expect, test } from 'vitest'
import { keptPages, keptText } from '@/domain/chat/keptChat'

test('a kept chat is a text with its heading, and a blank line between messages', () => {
  const messages = [
    { head: '2026-11-25 14:20 您', text: '疼' },
    { head: '2026-11-25 14:30 沈医生', text: '先观察\n再复查' },
  ]
  expect(keptText(['与沈医生的咨询', '内容含健康信息'], messages)).toBe(
    '与沈医生的咨询\n内容含健康信息\n\n2026-11-25 14:20 您\n疼\n\n2026-11-25 14:30 沈医生\n先观察\n再复查\n',
  )
})

test('pages hold every line once and in order, and no more than a picture takes', () => {
  const messages = Array.from({ length: 100 }, (_, index) => ({ head: `您 ${index}`, text: '好'.repeat(index) }))
  const pages = keptPages(messages)
  expect(pages.flat().filter((line) => line.startsWith('您'))).toEqual(messages.map(({ head }) => head))
  for (const page of pages) expect(page.reduce((rows, line) => rows + Math.ceil(line.length / 20), 0)).toBeLessThan(41)
  expect(pages.length).toBeGreaterThan(8)
})

test('a very long message goes on in the next picture, and no character is split', () => {
  const text = '👩'.repeat(1000)
  const pages = keptPages([{ head: '您', text }])
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.flat().slice(1).join('')).toBe(text)
  expect(pages.flat().join('')).not.toMatch(/^[\uDC00-\uDFFF]/)
})

test('a picture takes 40 lines of about 20 characters', () => {
  const heads = (length: number, count: number) =>
    keptPages(Array.from({ length: count }, () => ({ head: '好'.repeat(length), text: '' }))).map(
      (page) => page.length,
    )
  expect([heads(20, 40), heads(20, 41), heads(20, 81)]).toEqual([[40], [40, 1], [40, 40, 1]])
  expect([heads(21, 20), heads(21, 21)]).toEqual([[20], [20, 1]])
})

test('the parts of a long message follow one another, wherever its characters of two halves lie', () => {
  const text = `一${Array.from({ length: 700 }, (_, index) => `${String(index)}👩`).join('')}`
  const parts = keptPages([{ head: '您', text }])
    .flat()
    .slice(1)
  expect(parts.join('')).toBe(text)
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(400)
    expect(part).not.toMatch(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/)
  }
})

test('a chat without messages has no page', () => {
  expect(keptPages([])).toEqual([])
})
