import { afterEach, expect, test, vi } from 'vitest'
import type { Gaps } from '@/stores/home/gaps'
import { findStepWithReports } from '@/stores/home/home'
import { resetStores } from '@/stores/createStore'
import { answerWith, ok } from '../../support/client'

const REPORT = {
  id: '1',
  inspectId: '61',
  reportId: '81',
  name: '基础版',
  createTime: '2026-11-20 09:02:00',
  status: 1,
  serviceId: '1',
  specificationId: '1',
  customerName: '周玉珍',
  reportPdfUrl: 'https://files.example/81.pdf',
}
const ANSWERS: Record<string, unknown> = {
  '/api/report/reportRecord': [REPORT],
  '/api/customer/getCustomerInfo': { id: '21', name: '周玉珍', telphone: '13812345678', age: 71, sex: '0' },
}
const NO_ROWS = { records: [], total: 0 }

afterEach(() => {
  vi.useRealTimers()
  resetStores()
})

test('[A670] two answers of 15 seconds each lead to the new report, without a gap', async () => {
  // The code has arrived; only the answers are slow.
  await Promise.all([import('@/stores/home/reports'), import('@/stores/consultations/unread')])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = new Map<string, () => void>()
  answerWith(({ url }) => new Promise((resolve) => asked.set(url, () => resolve(ok(ANSWERS[url] ?? NO_ROWS)))))
  const answerAfter15s = async (url: string) => {
    await vi.waitFor(() => expect([...asked.keys()]).toContain(url))
    await vi.advanceTimersByTimeAsync(15_000)
    asked.get(url)?.()
  }
  const gaps: Gaps = []
  const known = { today: '2026-11-21', rows: [], payable: undefined, coming: undefined, unfinished: undefined }
  const found = findStepWithReports(known, { kind: 'book', first: true }, gaps).catch((failure: unknown) => failure)
  await answerAfter15s('/api/report/reportRecord')
  await answerAfter15s('/api/customer/getCustomerInfo')
  expect(await found).toMatchObject({ kind: 'report', report: { reportId: '81' } })
  expect(gaps).toEqual([])
})
