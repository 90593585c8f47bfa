import { expect, test } from 'vitest'
import { reportText } from '@/inspector/collect'
import { getReportPdfUrl } from '@/contract/reports'
import { deadAddresses } from '../../tools/contract/addresses'
import { checkRecording } from '../../tools/contract/recording'

const found = (data: unknown, path = '/any') =>
  deadAddresses(path, data).map(({ field, came, effect }) => `${field}: ${came} ${effect}`)

test.each([
  ['https://files.example/a.png', []],
  ['http://files.example/a.png', []],
  ['/api/pictures/a.png', []],
  ['data:image/png;base64,AA==', []],
  ['', []],
  [null, []],
  ['a.jpg', ['headPic: a text like “a.aaa” notOpened']],
  ['./a.jpg', ['headPic: a text like “./a.aaa” notOpened']],
  ['ftp://files.example/a.png', ['headPic: one with ftp: notOpened']],
])('[RC8] the picture %j is reported where the app does not open it: %j', (headPic, expected) => {
  expect(found({ headPic })).toEqual(expected)
})

test.each([
  ['https://files.example/1.pdf?sign=a', []],
  ['/pdfProxy/1.pdf', []],
  ['http://files.example/1.pdf', ['one with http:']],
  ['1.pdf', ['a text like “9.aaa”']],
])('[A411] the document %j is reported where the app does not open it: %j', (address, came) => {
  const list = [{ reportPdfUrl: address }]
  expect(found({ list })).toEqual(came.map((one) => `list[].reportPdfUrl: ${one} notOpened`))
  expect(found(address, getReportPdfUrl.path)).toEqual(came.map((one) => `data: ${one} notOpened`))
})

test('a link that leads nowhere is reported', () => {
  expect(found([{ linkUrl: '/service/detail/1' }, { linkUrl: 'javascript:alert(1)' }])).toEqual([
    '[].linkUrl: one with javascript: notOpened',
  ])
})

test('a recording names the addresses that the app does not open, with the effect and without their content', () => {
  const body = { data: 'http://files.example/Anna.pdf', message: '', status: 200 }
  const entry = {
    request: { method: 'GET', url: 'https://clinic.example/api/report/getReportPdfUrl?reportId=1' },
    response: { status: 200, headers: [], content: { text: JSON.stringify(body) } },
  }
  const text = reportText(checkRecording(JSON.stringify({ log: { entries: [entry] } })))
  expect(text).toContain(
    '- GET /report/getReportPdfUrl: data: expected the address of a document: https://…, or a path from /pdfProxy/, came one with http:; the app does not open it (once)',
  )
  expect(text).not.toContain('Anna')
})
