import { expect, test } from 'vitest'
import { textParts } from '@/domain/chat/textLinks'

const linksIn = (text: string) => textParts(text).flatMap((part) => (part.kind === 'text' ? [] : [part.text]))

test.each([
  ['请看https://clinic.example/guide，谢谢', ['https://clinic.example/guide']],
  ['Read http://clinic.example/a?b=1&c=2#d.', ['http://clinic.example/a?b=1&c=2#d']],
  ['(see https://clinic.example/a_(b))', ['https://clinic.example/a_(b)']],
  ['HTTPS://CLINIC.EXAMPLE', ['HTTPS://CLINIC.EXAMPLE']],
  ['https://a.example\nhttps://b.example', ['https://a.example', 'https://b.example']],
  ['请打13800000000，或010-62345678', ['13800000000', '010-62345678']],
  ['138 0000 0000 / +86 138-0000-0000', ['138 0000 0000', '+86 138-0000-0000']],
  ['（0571）8888 6666', ['（0571）8888 6666']],
  ['热线 400-000-0000', ['400-000-0000']],
  ['13800000000 13900000000', ['13800000000', '13900000000']],
  ['电话：62345678', ['62345678']],
  ['电话62345678', ['62345678']],
  ['Tel 6234567', ['6234567']],
  ['致电：20264425', ['20264425']],
  ['0571-8888666', ['0571-8888666']],
  ['8613800000000', ['8613800000000']],
  ['Is it https://clinic.example/what?', ['https://clinic.example/what']],
  ['**https://clinic.example/a+b*c**', ['https://clinic.example/a+b*c']],
  ['Please call us at 6234 5678.', ['6234 5678']],
])('in "%s" an address and a phone number can be tapped', (text, links) => {
  expect(linksIn(text)).toEqual(links)
})

test.each([
  '身份证号11010519491231002X',
  '110105194912310021',
  '110105 19491231 0021',
  '6222 0200 0000 0000 000',
  '订单号 174503928475838001',
  '共13800000000元',
  '共13800000000 元',
  '￥13800000000',
  '13800000000.00',
  '1,380,000,000',
  'RMB 13800000000',
  '13800000000 yuan',
  '13800000000 RMB',
  '+13800000000',
  '0571-888866',
  '0571-888866667',
  '9400-000-0000',
  '400-000-00000',
  '电话：623456',
  '电话：623456789',
  '电话：20261125',
  '编号A13800000000',
  '结果 62345678',
  '2026-11-25 14:20',
  '电话约在2026-11-25',
  '电话约在 20261125',
  'javascript:alert(1)',
  'ftp://clinic.example',
  'www.clinic.example',
  'https://',
  'https://...',
  '120/80',
])('"%s" stays text', (text) => {
  expect(linksIn(text)).toEqual([])
})

test('the parts joined give the text, however strange', () => {
  const texts = ['', '(((((', '+++138', 'https://https://a.example', '١٣٨٠٠٠٠٠٠٠٠', `${'1 '.repeat(500)}`, '(0']
  for (const text of texts)
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
})

test('a message of five thousand digits or brackets is split without delay', () => {
  for (const piece of ['1', '1 ', '(0', 'https://a)', '1-', ')'])
    expect(textParts(piece.repeat(5000 / piece.length)).length).toBeGreaterThan(0)
})

test('the parts of a text have their kinds and give the text', () => {
  expect(textParts('请看https://clinic.example，或打13800000000 13900000000。')).toEqual([
    { kind: 'text', text: '请看' },
    { kind: 'link', text: 'https://clinic.example' },
    { kind: 'text', text: '，或打' },
    { kind: 'phone', text: '13800000000' },
    { kind: 'text', text: ' ' },
    { kind: 'phone', text: '13900000000' },
    { kind: 'text', text: '。' },
  ])
  expect(textParts('https://clinic.example')).toEqual([{ kind: 'link', text: 'https://clinic.example' }])
  expect(textParts('120/80')).toEqual([{ kind: 'text', text: '120/80' }])
})
