import { EventEmitter } from 'node:events'
import type { ProxyOptions } from 'vite'
import { expect, test } from 'vitest'
import { addressIn, proxyText, proxyTo } from '../../tools/server/proxy.mjs'

test.each([
  ['clinic.example', '--server must be an address such as https://host/path, but is "clinic.example".'],
  ['ftp://clinic.example', '--server must be an address such as https://host/path, but is "ftp://clinic.example".'],
  ['https://me@clinic.example', '--server takes an address without a user, a query or a fragment.'],
  ['https://clinic.example/?a=1', '--server takes an address without a user, a query or a fragment.'],
])('%s is refused with a reason', (text, reason) => {
  expect(() => addressIn('--server', text)).toThrow(reason)
})

test.each([
  ['https://clinic.example', '/api/order/x?id=1'],
  ['https://clinic.example/v2/', '/v2/order/x?id=1'],
])('calls of a page go to %s as %s', (text, path) => {
  const rule = proxyTo(addressIn('--server', text))['^/api/']
  expect([rule?.target, rule?.changeOrigin, rule?.rewrite?.('/api/order/x?id=1')]).toEqual([
    'https://clinic.example',
    true,
    path,
  ])
})

test.each([
  ['https://files.example', 'https://files.example', '/reports/1.pdf?sign=a%2Fb'],
  ['https://files.example:8443/store/', 'https://files.example:8443', '/store/reports/1.pdf?sign=a%2Fb'],
])('[A224] with --documents %s a document is asked for by its own path', (text, target, path) => {
  const rule = proxyTo(addressIn('--server', 'https://clinic.example'), addressIn('--documents', text))['^/pdfProxy/']
  expect([rule?.target, rule?.changeOrigin, rule?.rewrite?.('/pdfProxy/reports/1.pdf?sign=a%2Fb')]).toEqual([
    target,
    true,
    path,
  ])
})

test('[A224] without --documents a document is below the path /pdfProxy of the server', () => {
  const rule = proxyTo(addressIn('--server', 'https://clinic.example/v2'))['^/pdfProxy/']
  expect([rule?.target, rule?.rewrite]).toEqual(['https://clinic.example', undefined])
})

test.each([
  ['https://clinic.example', undefined, 'https://clinic.example/api', 'https://clinic.example/pdfProxy'],
  ['https://clinic.example/v2/', undefined, 'https://clinic.example/v2', 'https://clinic.example/pdfProxy'],
  ['https://clinic.example/v2', 'https://files.example/a', 'https://clinic.example/v2', 'https://files.example/a'],
])('for --server %s and --documents %s it says where calls and documents go', (server, documents, calls, files) => {
  const host = documents === undefined ? undefined : addressIn('--documents', documents)
  expect(proxyText(addressIn('--server', server), host)).toBe(
    `/api is answered by ${calls}, and /pdfProxy by ${files}`,
  )
})

/** The headers of a request that a rule withholds. */
const withheldBy = (rule: ProxyOptions | undefined) => {
  const proxy = new EventEmitter()
  rule?.configure?.(proxy as never, {})
  const gone: string[] = []
  proxy.emit('proxyReq', { removeHeader: (name: string) => gone.push(name) })
  return gone
}

test('[A445] [A675] the host of the documents learns neither token nor cookie, and the server neither cookie nor page', () => {
  const rules = proxyTo(
    addressIn('--server', 'https://clinic.example'),
    addressIn('--documents', 'https://files.example'),
  )
  expect(withheldBy(rules['^/pdfProxy/'])).toEqual(['cookie', 'token', 'authorization'])
  expect(withheldBy(rules['^/api/'])).toEqual(['cookie', 'origin'])
  expect(rules['^/api/']).not.toHaveProperty('headers')
})

test('[A675] a page never gets a cookie of the server', () => {
  const proxy = new EventEmitter()
  proxyTo(addressIn('--server', 'https://clinic.example'))['^/api/']?.configure?.(proxy as never, {})
  const answer = { headers: { 'set-cookie': ['token=1; Path=/'], date: 'today' } }
  proxy.emit('proxyRes', answer)
  expect(answer.headers).toEqual({ date: 'today' })
})
