import { delay, http as mock, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import userEvent from '@testing-library/user-event'
import { call } from '@/api/client'
import { connectClient } from '@/api/http'
import { getOrganInfo } from '@/contract/booking/booking'
import { continuePay, getPayStatus } from '@/contract/payment'
import { getSubscribeDetail } from '@/contract/appointments'
import { getQuesInfoByInspectionId } from '@/contract/questionnaires'
import { getHealthManageReportInfo } from '@/contract/reports'
import { CALLS } from '../structure/calls'
import { endpoints } from '@/inspector/endpoints'
import { openInspector } from '@/inspector/open'

const server = setupServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  openInspector()
})
afterAll(() => {
  server.close()
  document.querySelector('[data-contract]')?.remove()
})
beforeEach(() => {
  server.resetHandlers()
  connectClient({
    baseUrl: 'http://localhost/api',
    token: () => 'token',
    mayWrite: () => true,
    renewed: () => {},
    dropped: () => {},
    signedOut: () => {},
    notice: () => {},
  })
})

const tell = (...bodies: object[]) => tellAs('application/json', ...bodies)
const tellAs = (type: string, ...bodies: object[]) =>
  server.use(
    mock.get('http://localhost/api/order/getPayStatus', async () => {
      await delay(0)
      return HttpResponse.json(bodies.length > 1 ? bodies.shift() : bodies[0], {
        headers: { Date: 'Tue, 24 Nov 2026 10:00:00 GMT', token: 'newer', 'Content-Type': type },
      })
    }),
  )

const DATED = { Date: 'Tue, 24 Nov 2026 10:00:00 GMT' }
const ask = () => call(getPayStatus, { id: '7', type: 'subscribe' })
const panel = () => document.querySelector('[data-contract]') as HTMLElement

test('the app gets every answer as without the inspector, and the panel counts and copies what differs', async () => {
  tell({ data: { payStatus: 2, more: 'Anna 138' }, message: '', status: 200 })
  await expect(ask()).resolves.toEqual({ payStatus: 2 })
  expect(panel().querySelector('summary')).toHaveTextContent('Contract: 1')
  tell({ data: { payStatus: 9 }, message: '', status: 200 })
  await expect(ask()).rejects.toMatchObject({ kind: 'badResponse' })
  const { rows, calls, text } = window.contractReport?.() ?? { rows: [], calls: [], text: '' }
  expect(rows.map(({ field, effect, times }) => [field, effect, times])).toEqual([
    ['payStatus', 'callFails', 1],
    ['more', 'ignored', 1],
  ])
  expect(calls).toEqual([{ call: 'GET /order/getPayStatus', answered: 2, refused: 0, failed: 0 }])
  expect(panel()).toHaveTextContent(
    'payStatus: expected "1", 1, "2", 2, "3", 3, "4", 4, "5", 5, came 9; the call fails (once)',
  )
  for (const content of ['Anna', '138']) expect(text).not.toContain(content)
  const user = userEvent.setup()
  await user.click(panel().querySelector('button') as HTMLButtonElement)
  expect(await navigator.clipboard.readText()).toBe(text)
})

test('a request that is sent again is judged once for each answer', async () => {
  const before = window.contractReport?.().calls[0]
  tell({ data: null, message: '', status: 50011 }, { data: { payStatus: 2 }, message: '', status: 200 })
  await ask()
  expect(window.contractReport?.().calls[0]).toEqual({
    ...before,
    answered: (before?.answered ?? 0) + 1,
    refused: (before?.refused ?? 0) + 1,
  })
})

test('a charset that garbles Chinese text is shown', async () => {
  tellAs('text/html;charset=ISO-8859-1', { data: { payStatus: 2 }, message: '', status: 200 })
  await ask()
  expect(window.contractReport?.().text).toContain(
    'the header Content-Type: expected no charset, or utf-8, came iso-8859-1; Chinese text is garbled (once)',
  )
})

test('[A528] an answer about another record is shown, whether it was asked for by address or by form', async () => {
  const answered = (data: object) => HttpResponse.json({ data, message: '', status: 200 }, { headers: DATED })
  server.use(
    mock.get('http://localhost/api/organ/getOrganInfo', () => answered({ orgId: '102' })),
    mock.post('http://localhost/api/order/continuePay', () => answered({ id: '8', practicalPrice: 1 })),
  )
  await call(getOrganInfo, { orgId: '101' })
  await call(continuePay, { id: '8' }).catch(() => undefined)
  await call(continuePay, { id: '7' }).catch(() => undefined)
  const { text } = window.contractReport?.() ?? { text: '' }
  expect(text).toContain('getOrganInfo: orgId: expected the requested id, came another id; the call fails (once)')
  expect(text).toContain('continuePay: id: expected the requested id, came another id; the call fails (once)')
})

test('stored answers that a filter has made unreadable are shown', async () => {
  server.use(
    mock.get('http://localhost/api/report/getQuesInfoByInspectionId', () =>
      HttpResponse.json({ data: '{&quot;height&quot;:1}', message: '', status: 200 }, { headers: DATED }),
    ),
  )
  await call(getQuesInfoByInspectionId, { inspectionId: '7' })
  expect(window.contractReport?.().text).toContain(
    'questionContent: expected the JSON that was sent, came a text like',
  )
})

test('[A432] what a refusal holds beside its sentence is not compared with the contract', async () => {
  const refused = (data: unknown) => HttpResponse.json({ data, message: '不存在', status: 50072 }, { headers: DATED })
  server.use(
    mock.get('http://localhost/api/subscribe/getSubscribeDetail', () => refused({ id: '8' })),
    mock.get('http://localhost/api/report/getHealthManageReportInfo', () => refused('no such report')),
  )
  await call(getSubscribeDetail, { id: '7' }).catch(() => undefined)
  await call(getHealthManageReportInfo, { id: '7' }).catch(() => undefined)
  const { rows = [], refusals = [] } = window.contractReport?.() ?? {}
  const asked = ['GET /report/getHealthManageReportInfo', 'GET /subscribe/getSubscribeDetail']
  expect(refusals.filter((one) => asked.includes(one.call)).map((one) => one.call)).toEqual(asked)
  expect(rows.filter((row) => asked.includes(row.call))).toEqual([])
})

test('a call that gets no answer is shown, but not one that the app gives up', async () => {
  server.use(mock.get('http://localhost/api/order/getPayStatus', () => HttpResponse.error()))
  await expect(ask()).rejects.toMatchObject({ kind: 'offline' })
  const { text, calls } = window.contractReport?.() ?? { text: '', calls: [] }
  const line = 'the answer: expected JSON with data, message and status, came nothing that the page may read'
  expect(text).toContain(`GET /order/getPayStatus: ${line}; the call fails (once)`)
  expect(calls[0]).toMatchObject({ failed: 1 })
  const left = new AbortController()
  left.abort()
  const givenUp = call(getPayStatus, { id: '7', type: 'subscribe' }, { carried: { signal: left.signal } })
  await expect(givenUp).rejects.toMatchObject({ kind: 'cancelled' })
  expect(window.contractReport?.().calls[0]).toMatchObject({ failed: 1 })
})

test('the inspector knows every call of the contract', () => {
  const known = endpoints.map(({ endpoint: { method, path, encoding } }) => `${method} ${path} ${encoding}`)
  expect(known.sort()).toEqual([...CALLS].sort())
})
