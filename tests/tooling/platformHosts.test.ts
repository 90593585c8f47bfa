import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { platformHosts, platformSources } from '../../tools/server/platformHosts.mjs'
import { productionHeaders } from '../../tools/server/serve.mjs'

const PACKAGE = new URL('../../node_modules/tim-js-sdk/tim-js.js', import.meta.url)
/** The package's own hosts in production; grouptalk is a name, and the others are its makers'. */
const named = [...readFileSync(PACKAGE, 'utf8').matchAll(/((?:wss|https):\/\/(?:[\w-]+\.)+(?:com|cn|203))(?=["/])/g)]
  .map(([, address = '']) => address)
  .filter((address) => !/-dev\./.test(address))

const isCovered = (address: string, sources: string[]) =>
  sources.some((source) => source === address || address.endsWith(source.replace(/^\w+:\/\/\*/, '')))

test('[A447] without an application number the hosts include every host that the package names', () => {
  expect(new Set(named).size).toBeGreaterThan(20)
  const sources = platformSources(undefined)
  expect(named.filter((address) => !isCovered(address, sources))).toEqual([])
  expect(productionHeaders['Content-Security-Policy']).toContain(`connect-src 'self' ${sources.join(' ')};`)
})

test('[A447] an application in China has its exact hosts, two of them with its number', () => {
  const sources = platformSources('1400000001')
  expect(sources.filter((source) => source.includes('*'))).toEqual([])
  expect(sources.filter((source) => source.includes('1400000001'))).toEqual([
    'wss://1400000001w4c.my-imcloud.com',
    'https://1400000001-cn.rich.my-imcloud.com',
  ])
  for (const host of ['wss://wss.im.qcloud.com', 'wss://wss.tim.qq.com', 'wss://162.14.13.203'])
    expect(sources).toContain(host)
  expect(sources).toContain('https://events.im.qcloud.com')
})

test('a malformed application number gives no policy, and the error says what it takes', () => {
  expect(() => platformSources('1400000001; script-src *')).toThrow(
    'VITE_IM_SDK_APP_ID is malformed: "1400000001; script-src *"; it takes digits',
  )
})

test.each([
  ['20000001', 'sgp'],
  ['1739999999', 'kr'],
  ['1740000000', 'ger'],
  ['50000000', 'ind'],
  ['1760000000', 'jpn'],
  ['79999999', 'usa'],
])('[A447] the application %s belongs to the region %s, as in the package', (appNumber, code) => {
  const { sockets } = platformHosts(appNumber)
  expect(sockets.map((host) => `wss://${host}`).filter((address) => !named.includes(address))).toEqual([])
  expect(sockets[0]).toContain(`wss${code}.`)
})
