import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { proxyTo, serverAddress } from '../../tools/server/proxy.mjs'

test.each([
  ['clinic.example', '--server must be an address such as https://host/api, but is "clinic.example".'],
  ['ftp://clinic.example', '--server must be an address such as https://host/api, but is "ftp://clinic.example".'],
  ['https://me@clinic.example', '--server takes an address without a user, a query or a fragment.'],
  ['https://clinic.example/?a=1', '--server takes an address without a user, a query or a fragment.'],
])('%s is refused with a reason', (text, reason) => {
  expect(() => serverAddress(text)).toThrow(reason)
})

test.each([
  ['https://clinic.example', '/api/order/x?id=1'],
  ['https://clinic.example/v2/', '/v2/order/x?id=1'],
])('calls of a page go to %s as %s', (text, path) => {
  const rule = proxyTo(serverAddress(text))['^/api/']
  expect([rule?.target, rule?.changeOrigin, rule?.rewrite?.('/api/order/x?id=1')]).toEqual([
    'https://clinic.example',
    true,
    path,
  ])
})

test('a cookie of the server is kept by a page on another host and on plain http', () => {
  const proxy = new EventEmitter()
  proxyTo(serverAddress('https://clinic.example'))['^/api/']?.configure?.(proxy as never, {})
  const answer = {
    headers: { 'set-cookie': ['a=1; Domain=clinic.example; Path=/; Secure; SameSite=None; HttpOnly', 'b=2'] },
  }
  proxy.emit('proxyRes', answer)
  expect(answer.headers['set-cookie']).toEqual(['a=1; Path=/; HttpOnly', 'b=2'])
})
