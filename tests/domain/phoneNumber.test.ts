import { expect, test } from 'vitest'
import { callLink } from '@/domain/phoneNumber'

test.each([
  ['400-000-0000', 'tel:400-000-0000'],
  ['400 000 0000', 'tel:4000000000'],
  ['（0571）8888 6666', 'tel:057188886666'],
  ['0571-88886666 / 0571-88887777', 'tel:0571-88886666'],
  ['010-12345678转801', 'tel:010-12345678,801'],
  ['120', 'tel:120'],
])('the link of %s calls its first number', (text, link) => {
  expect(callLink(text)).toBe(link)
})

test.each(['', '暂无', '-'])('a text without a number has no link: "%s"', (text) => {
  expect(callLink(text)).toBeUndefined()
})
