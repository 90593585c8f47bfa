import { expect, test } from 'vitest'
import { documentPath } from '@/domain/pdf/document'

const HERE = 'https://app.example'
const pathOf = (address: string | null) => documentPath(address, HERE)

test.each([
  ['https://files.demo.example/reports/7001.pdf', '/pdfProxy/reports/7001.pdf'],
  ['https://files.demo.example/a/b.pdf?sign=1%2F2&e=3', '/pdfProxy/a/b.pdf?sign=1%2F2&e=3'],
  ['https://files.demo.example:8443/a.pdf#page=2', '/pdfProxy/a.pdf'],
  ['HTTPS://FILES.DEMO.EXAMPLE/A.pdf', '/pdfProxy/A.pdf'],
  ['https://files.demo.example/%E6%8A%A5%E5%91%8A.pdf', '/pdfProxy/%E6%8A%A5%E5%91%8A.pdf'],
  ['https://files.demo.example/报告.pdf', '/pdfProxy/%E6%8A%A5%E5%91%8A.pdf'],
  ['https://files.demo.example/a..b/..c.pdf', '/pdfProxy/a..b/..c.pdf'],
  ['https://files.demo.example/a./b..', '/pdfProxy/a./b..'],
  ['https://files.demo.example/r%2Fx.pdf', '/pdfProxy/r%2Fx.pdf'],
  ['https://files.demo.example/100%25.pdf', '/pdfProxy/100%25.pdf'],
  ['https://files.demo.example/a%25b.pdf', '/pdfProxy/a%25b.pdf'],
])('[PDF-02] [A411] a document at another host, %s, is requested from the proxy as %s', (address, path) => {
  expect(pathOf(address)).toBe(path)
})

test.each([
  ['https://files.demo.example/a+b.pdf', '/a+b.pdf'],
  ['https://files.demo.example/a%2Bb.pdf', '/a%2Bb.pdf'],
  ['https://files.demo.example/a%20b.pdf', '/a%20b.pdf'],
  ['https://files.demo.example/a b.pdf', '/a%20b.pdf'],
  ['https://files.demo.example/a+b%20c%2Bd.pdf', '/a+b%20c%2Bd.pdf'],
  ['https://files.demo.example/报告+1 号.pdf', '/%E6%8A%A5%E5%91%8A+1%20%E5%8F%B7.pdf'],
  ['https://files.demo.example/%E6%8A%A5%E5%91%8A%2B1.pdf', '/%E6%8A%A5%E5%91%8A%2B1.pdf'],
  ['https://files.demo.example/a.pdf?sign=a+b%2Bc%3D', '/a.pdf?sign=a+b%2Bc%3D'],
])('[A411] [A224] %s is the file %s of its host', (address, target) => {
  expect(pathOf(address)).toBe(`/pdfProxy${target}`)
})

test.each([
  ['https://app.example/files/7.pdf?a=1', '/files/7.pdf?a=1'],
  ['/pdfProxy/reports/7.pdf', '/pdfProxy/reports/7.pdf'],
])('[A411] a document at our own host, %s, is loaded directly', (address, path) => {
  expect(pathOf(address)).toBe(path)
})

test('[A411] our own host is recognised on plain http', () => {
  expect(documentPath('http://phone.local:4173/a.pdf', 'http://phone.local:4173')).toBe('/a.pdf')
})

test.each([
  null,
  '',
  ' ',
  'a.pdf',
  './a.pdf',
  '?a.pdf',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' https://files.demo.example/a.pdf',
  'data:application/pdf;base64,JVBERi0=',
  'blob:https://app.example/0b1',
  'file:///etc/passwd',
  'ftp://files.demo.example/a.pdf',
  'ws://app.example/a.pdf',
  'about:blank',
  '//evil.example/a.pdf',
  '///evil.example/a.pdf',
  '/\\evil.example/a.pdf',
  '\\\\evil.example\\a.pdf',
  '/\t/evil.example/a.pdf',
  'http://evil.example/x.pdf',
  'http://app.example/x.pdf',
  'https://:secret@files.demo.example/a.pdf',
  'https://someone@files.demo.example/a.pdf',
  'https://app.example:secret@evil.example/a.pdf',
  'https://files.demo.example',
  'https://files.demo.example/',
  'https:///',
  'https://',
  'https://[::1/a.pdf',
  '/pdfProxy/../api/report/list',
  '/pdfProxy/%2e%2e/api/report/list',
  '/pdfProxy/%2E%2E/api/report/list',
  '/pdfProxy/.%2e/api',
  '/pdfProxy/%252e%252e/api',
  '/pdfProxy/%25252e%25252e/api',
  '/pdfProxy/%2525252525252e%2525252525252e/api',
  '/pdfProxy/..%2fapi',
  '/pdfProxy/a%2f..%2f..%2fapi',
  '/pdfProxy/..%5capi',
  '/pdfProxy/a%255c..%255capi',
  '/pdfProxy/a%2F..%3Bx%2Fapi',
  '/pdfProxy/%252e%252e%252fapi%25',
  '/pdfProxy/100%25/%2e%2e/api',
  '/pdfProxy/..;/api',
  '/pdfProxy/.. /api',
  '/pdfProxy/..%20/api',
  'https://files.demo.example/a.pdf ',
  'https://files.demo.example /a.pdf',
  '/pdfProxy/..;x=1/api',
  '/pdfProxy/./a.pdf',
  '/pdfProxy/..',
  '/pdfProxy/%zz/a.pdf',
  '/pdfProxy/%ff.pdf',
  'https://files.demo.example/../../api/a.pdf',
  'https://files.demo.example/a/%2e%2e/%2e%2e/api',
  'https://app.example/pdfProxy/../api',
  'https://files.demo.example/a.pdf\u0000',
  `https://files.demo.example/${'a'.repeat(4096)}.pdf`,
])('[RC3] the address %j is never requested', (address) => {
  expect(pathOf(address)).toBeUndefined()
})

test('[RC3] every request stays at our own host and below the given path', () => {
  for (const host of ['https://files.demo.example', HERE, ''])
    for (const path of ['/a.pdf', '/a/b?c=/../d', '/a?u=https://evil.example', '/a.pdf#/../b', '/a/@evil.example/b']) {
      const proxied = pathOf(host + path) ?? ''
      const url = new URL(proxied, HERE)
      expect(url.origin).toBe(HERE)
      expect(url.pathname + url.search).toBe(proxied)
      expect(proxied.startsWith(host.startsWith('https://files') ? '/pdfProxy/a' : '/a')).toBe(true)
    }
})

test('[RC3] an address of 4096 characters is requested, and a longer one is not', () => {
  const host = 'https://files.demo.example/'
  const address = host + 'a'.repeat(4096 - host.length)
  expect([pathOf(address)?.length, pathOf(`${address}a`)]).toEqual([
    4096 - host.length + '/pdfProxy/'.length,
    undefined,
  ])
})
