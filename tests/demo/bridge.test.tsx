import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installBridge } from '@/demo/bridge'
import { openClinic, putRow, resetClinic, transact } from '@/mocks/clinic'
import { payStatusOf } from '@/mocks/booking/orders'
import type { Order } from '@/mocks/records'
import { seed } from '@/mocks/seeds/seed'
import { memoryStore } from '@/mocks/store'

const clinic = openClinic({ seed, store: memoryStore() })
const PARAMETERS = {
  appId: 'wx1',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=7',
  signType: 'RSA',
  paySign: 's',
}

const order = (): Order => ({
  id: '7',
  number: 'YY7',
  ownerId: '1001',
  customerId: '1001',
  orgId: '101',
  serviceId: '1',
  specificationId: '1',
  day: '2026-11-24',
  half: null,
  originalPrice: 12_800,
  practicalPrice: 12_800,
  createdAt: clinic.now(),
  paidAt: null,
  inspectionId: '8',
})

const results: unknown[] = []
const invoke = (parameters: Record<string, string> = PARAMETERS, name = 'getBrandWCPayRequest') =>
  act(() => window.WeixinJSBridge?.invoke(name, parameters, (result) => results.push(result)))
const payStatus = () => payStatusOf(clinic, clinic.changes.tables.orders['7'] ?? order())

beforeEach(() => {
  document.documentElement.lang = 'zh-CN'
  results.length = 0
  resetClinic(clinic)
  transact(clinic, () => putRow(clinic, 'orders', order()))
  installBridge(clinic)
})
afterEach(() => {
  delete window.WeixinJSBridge
  document.body.replaceChildren()
})

test('[PAY-01] the cashier shows the amount, takes the payment and answers ok; the focus enters and returns', async () => {
  const before = document.createElement('button')
  document.body.append(before)
  before.focus()
  invoke()
  const dialog = screen.getByRole('dialog', { name: '演示收银台' })
  expect(dialog).toHaveTextContent('¥128.00')
  expect(dialog).toContainElement(document.activeElement as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: '支付' }))
  expect(results).toEqual([{ err_msg: 'get_brand_wcpay_request:ok' }])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(before)
  expect(payStatus()).toBe(2)
})

test('[RF4] the late payment answers ok while the server still has no payment', async () => {
  invoke()
  await userEvent.click(screen.getByRole('button', { name: '支付（服务器稍后到账）' }))
  expect(results).toEqual([{ err_msg: 'get_brand_wcpay_request:ok' }])
  expect(payStatus()).toBe(1)
})

test('[PAY-05] [PAY-06] cancelling, Esc and failing leave the order payable', async () => {
  invoke()
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  invoke()
  await userEvent.keyboard('{Escape}')
  invoke()
  await userEvent.click(screen.getByRole('button', { name: '失败' }))
  expect(results).toEqual([
    { err_msg: 'get_brand_wcpay_request:cancel' },
    { err_msg: 'get_brand_wcpay_request:cancel' },
    { err_msg: 'get_brand_wcpay_request:fail' },
  ])
  expect(payStatus()).toBe(1)
})

test('[RF2] a missing parameter, an unknown or paid order and an unknown call fail without a cashier', async () => {
  invoke({ ...PARAMETERS, paySign: '' })
  invoke({ ...PARAMETERS, package: 'prepay_id=8' })
  invoke(PARAMETERS, 'scanQRCode')
  invoke()
  await userEvent.click(screen.getByRole('button', { name: '支付' }))
  invoke()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(results).toEqual([
    { err_msg: 'get_brand_wcpay_request:fail', err_desc: 'missing paySign' },
    { err_msg: 'get_brand_wcpay_request:fail', err_desc: 'nothing to pay' },
    { err_msg: 'scanQRCode:fail', err_desc: 'not supported' },
    { err_msg: 'get_brand_wcpay_request:ok' },
    { err_msg: 'get_brand_wcpay_request:fail', err_desc: 'nothing to pay' },
  ])
})

test('the cashier follows the page’s language', async () => {
  invoke()
  act(() => {
    document.documentElement.lang = 'en'
  })
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Demo cashier' })).toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Pay' })).toBeInTheDocument()
})

test('an existing bridge is not replaced', () => {
  const own = { invoke: () => undefined }
  window.WeixinJSBridge = own
  installBridge(clinic)
  expect(window.WeixinJSBridge).toBe(own)
})
