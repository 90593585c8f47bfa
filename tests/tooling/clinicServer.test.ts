import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClinicServer } from '../../tools/server/clinicServer'
import { onSms, openClinic } from '@/mocks/clinic'
import { seed } from '@/mocks/seeds/seed'
import { memoryStore } from '@/mocks/store'

const clinic = openClinic({ seed, store: memoryStore() })
let door: Awaited<ReturnType<typeof openClinicServer>>

beforeAll(async () => {
  door = await openClinicServer(clinic)
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

test('a network fault of the clinic drops the connection', async () => {
  await expect(askForCode('13800000098')).rejects.toThrow('fetch failed')
})

test('the clinic answers nothing outside its base path', async () => {
  expect((await fetch(`http://127.0.0.1:${door.port}/home`)).status).toBe(404)
})
