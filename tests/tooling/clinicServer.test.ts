import { afterAll, beforeAll, expect, test } from 'vitest'
import { reasonsOfOrigin } from '../../tools/contract/origin'
import { reasonOf } from '../../tools/contract/send'
import { forAnyPage, openClinicServer } from '../../tools/server/clinicServer'
import { tokenByOpenId } from '@/mocks/auth/session'
import { onSms, openClinic, transact } from '@/mocks/clinic'
import { seed } from '@/mocks/seeds/seed'
import { memoryStore } from '@/mocks/store'
import { TALKING } from '../mocks/chat/conversation'
import { read } from '../structure/source'

const clinic = openClinic({ seed, store: memoryStore() })
let door: Awaited<ReturnType<typeof openClinicServer>>

beforeAll(async () => {
  door = await openClinicServer(clinic, { headers: forAnyPage })
})
afterAll(() => door.close())

const askForCode = (telphone: string) =>
  fetch(`http://127.0.0.1:${door.port}/api/login/sendPhoneCode`, {
    method: 'POST',
    body: new URLSearchParams({ telphone }),
  })

test('a call reaches the clinic with its method, type and body, and brings back its envelope', async () => {
  const phones: string[] = []
  const stop = onSms(clinic, ({ phone }) => phones.push(phone))
  const response = await askForCode('13800000001')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(await response.json()).toEqual({ data: null, message: '操作成功', status: 200 })
  expect(phones).toEqual(['13800000001'])
  stop()
})

test.each([
  ['of the proxy', { origin: 'http://localhost:4390' }],
  ['of no page', {}],
])('pictures and sounds are paths of whatever page shows them, with the origin %s', async (_whose, headers) => {
  const token = transact(clinic, () => tokenByOpenId(clinic, 'openid-1001'))
  const body = new URLSearchParams({ accountType: '1', consultationId: TALKING, pageNum: '1', pagesSize: '100' })
  const address = `http://127.0.0.1:${door.port}/api/consultation/queryConsultationImMsgById`
  const response = await fetch(address, { method: 'POST', headers: { ...headers, token }, body })
  const { data } = (await response.json()) as { data: { list: object[] } }
  const addresses = JSON.stringify(data).match(/[^"]*\/(pictures|sounds)\/[^"\\]+/g) ?? []
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter((one) => !/^\/(pictures|sounds)\//.test(one))).toEqual([])
})

test('the documented address of the clinic is its default one, and has a port that fetch is willing to ask', async () => {
  const [address = '', documented] = /http:\/\/localhost:(\d+)\/api/.exec(read('docs/server.md').text) ?? []
  expect(read('tools/server/clinic.mjs').text).toContain(`portSetting('CLINIC_PORT', ${documented})`)
  const failure = await fetch(address).then(
    () => undefined,
    (error: unknown) => reasonOf(error),
  )
  expect(failure ?? '').not.toContain('ask no server on this port')
})

test('a network fault of the clinic drops the connection', async () => {
  await expect(askForCode('13800000098')).rejects.toThrow('fetch failed')
})

test('the clinic answers nothing outside its base path', async () => {
  expect((await fetch(`http://127.0.0.1:${door.port}/home`)).status).toBe(404)
})

test('[A443] [A451] a page of another origin may read each header that the client reads, and docs/server.md lists the same', () => {
  const client = read('src/api/http.ts').text
  const readByClient = [...client.matchAll(/headerOf\(response, '([\w-]+)'\)/g)].map(([, name = '']) => name)
  const exposed = forAnyPage['Access-Control-Expose-Headers'].split(', ')
  expect(exposed.map((name) => name.toLowerCase()).sort()).toEqual([...new Set([...readByClient, 'token'])].sort())
  const listed = (header: string) =>
    new RegExp(`\\| \`${header}\` \\| (.*) \\|`).exec(read('docs/server.md').text)?.[1]?.replaceAll('`', '')
  expect(listed('Access-Control-Expose-Headers')).toBe(forAnyPage['Access-Control-Expose-Headers'])
  expect(listed('Access-Control-Allow-Headers')).toBe(forAnyPage['Access-Control-Allow-Headers'])
  expect(listed('Cache-Control')).toBe(forAnyPage['Cache-Control'])
})

test('[A441] the clinic has each header that a page of another origin needs, and no browser keeps its answers', async () => {
  expect(await reasonsOfOrigin(`http://127.0.0.1:${door.port}/api`, 'https://app.example')).toEqual([])
})
