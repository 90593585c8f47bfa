import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { object } from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { call } from '@/api/client'
import { connectClient } from '@/api/http'
import { get, type Endpoint } from '@/contract/endpoint'
import { nothing } from '@/contract/fields'
import { clientHost } from '../support/fixtures/clientHost'

let silent: Server
const notice = vi.fn()

// A real server that never answers, because request mocks ignore the client's timeout.
beforeAll(async () => {
  silent = createServer(() => undefined)
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  const { port } = silent.address() as AddressInfo
  connectClient(clientHost({ baseUrl: `http://127.0.0.1:${port}`, token: () => undefined, notice }))
})
afterAll(() => {
  silent.closeAllConnections()
  silent.close()
})

test('[RA10] an unanswered call ends as a timeout and is reported', async () => {
  const impatient: Endpoint = { ...get('/thing', object({}), nothing), timeoutMs: 60, open: true }
  await expect(call(impatient, {})).rejects.toMatchObject({ kind: 'timeout' })
  expect(notice).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }))
})

const areas = import.meta.glob<Record<string, unknown>>('../../src/contract/**/*.ts', { eager: true })
const endpoints = Object.values(areas)
  .flatMap((area) => Object.values(area))
  .filter(
    (value): value is Endpoint =>
      typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint',
  )
const isForDocument = ({ path }: Endpoint) => path.endsWith('PdfUrl')

test('[API-02] every call of the contract times out after twenty seconds', () => {
  const others = endpoints.filter((endpoint) => !isForDocument(endpoint))
  expect(others.length).toBeGreaterThan(15)
  expect(new Set(others.map(({ timeoutMs }) => timeoutMs))).toEqual(new Set([20_000]))
})

test('[API-24] [API-25] [API-26] [API-27] the calls for a document of a report time out after thirty seconds', () => {
  expect(
    endpoints
      .filter(isForDocument)
      .map(({ path, timeoutMs }) => `${path} ${timeoutMs}`)
      .sort(),
  ).toEqual([
    '/report/getManageReportPdfUrl 30000',
    '/report/getReportPdfUrl 30000',
    '/report/getRiskReportPdfUrl 30000',
    '/report/getSupremeReportPdfUrl 30000',
  ])
})
