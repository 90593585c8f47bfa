import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { changeLanguage } from '@/i18n/setup'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { address, comeBack, heading, PHONE, renderApp } from '../../support/app'

const REFUND = {
  id: '1745039284758347777',
  subscribeNum: 'YY202611240007',
  payStatus: 3,
  refundPrice: 29_800,
  cancelReason: 1,
  createTime: '2026-11-24 17:59:59',
  refundTime: null,
}
const URL_OF_REFUND = `/refund/detail/${REFUND.id}`

const open = async (fields: object, language: 'zh' | 'en' = 'zh') => {
  const requests = answer('/subscribe/getRefundDetail', () => ({ ...REFUND, ...fields }))
  await renderApp(URL_OF_REFUND, { signedInAs: PHONE, language })
  await heading(language === 'zh' ? '退款详情' : 'Refund')
  return requests
}
const facts = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])

beforeEach(() => itIs('2026-11-25 10:00:00'))

test('[NAV-22] [A115] the refund shows number, amount, pay status, times and reason', async () => {
  const requests = await open({})
  expect(facts()).toEqual([
    ['退款状态', '退款中'],
    ['退款金额', '¥298.00'],
    ['预约编号', 'YY202611240007'],
    ['取消原因', '行程有变/预约错误'],
    ['申请时间', '2026年11月24日 17:59'],
  ])
  expect(new URL(requests[0]?.url ?? '').searchParams.get('id')).toBe('1745039284758347777')
  expect(address()).toBe(URL_OF_REFUND)
})

test.each([{}, { payStatus: 4, refundPrice: 0 }])(
  'a refund that a message opens leads on to its appointment: %o',
  async (fields) => {
    await open(fields)
    const link = screen.getByRole('link', { name: '预约详情' })
    expect(link).toHaveAttribute('href', `/subscribe/detail/${REFUND.id}`)
  },
)

test('[A115] [A355] the refund is shown in English once it is paid back', async () => {
  await open({ payStatus: '4', cancelReason: '2', refundTime: '2026-11-25 09:00:00' }, 'en')
  expect(facts()).toEqual([
    ['Refund status', 'Refunded'],
    ['Refund amount', '¥298.00'],
    ['Number', 'YY202611240007'],
    ['Reason for cancelling', 'Other'],
    ['Requested at', '24 Nov 2026 17:59'],
    ['Refunded at', '25 Nov 2026 09:00'],
  ])
})

test.each([
  [{}, '¥298.00 退款中', '钱会退回您付款时用的账户。到账后，这里会显示到账时间。'],
  [
    { payStatus: 4, refundTime: '2026-11-25 09:00:00' },
    '¥298.00 已退款',
    '钱已退回您付款时用的账户，可以在那里查看。',
  ],
])(
  '[A115] before the refund record exists the page tells the amount and what happens next: %o',
  async (fields, amount, next) => {
    await open(fields)
    const [record] = screen.getAllByRole('term')
    for (const text of [amount, next])
      expect(screen.getByText(text).compareDocumentPosition(record ?? document.body)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      )
  },
)

test.each([
  [1, '待支付', 'Payment due'],
  [2, '已支付', 'Paid'],
  [3, '退款中', 'Refunding'],
  [4, '已退款', 'Refunded'],
  [5, '支付超时', 'Payment expired'],
])('[A29] [A535] pay status %s reads %s / %s', async (payStatus, chinese, english) => {
  await open({ payStatus })
  expect(facts()[0]?.[1]).toBe(chinese)

  await act(() => changeLanguage('en'))
  expect(facts()[0]?.[1]).toBe(english)
})

test.each([
  ['zh', '不退款'],
  ['en', 'No refund'],
] as const)('[A405] a settled payment without a refund reads no refund (%s)', async (language, text) => {
  await open({ payStatus: 4, refundPrice: 0 }, language)
  expect(facts()[0]?.[1]).toBe(text)
  expect(facts()[1]?.[1]).toBe('¥0.00')
  const why = {
    zh: '按取消规则，这次取消没有可以退的款项。有疑问，请联系检查机构。',
    en: 'Under the cancellation rules, this cancellation has no refund. If you have questions, please ask the clinic.',
  }
  expect(screen.getByText(why[language])).toBeVisible()
  expect(facts()).toHaveLength(5)
})

test('[A387] a missing value is shown as —', async () => {
  await open({ payStatus: 4, subscribeNum: null, cancelReason: 9, createTime: '' })
  expect(facts().slice(2)).toEqual([
    ['预约编号', '—'],
    ['取消原因', '—'],
    ['申请时间', '—'],
    ['到账时间', '—'],
  ])
})

test('[A92] a refund that does not exist redirects Home', async () => {
  answer('/subscribe/getRefundDetail', () => refuse('订单不存在'))
  await renderApp(URL_OF_REFUND, { signedInAs: PHONE })
  await waitFor(() => expect(address()).toBe('/home'))
})

test.each([
  ['fails to load', () => Response.error()],
  ['hits a server outage', () => new Response('', { status: 502 })],
  ['has no amount', () => ({ ...REFUND, refundPrice: null })],
  ['has an invalid status', () => ({ ...REFUND, payStatus: 6 })],
])('[A92] a refund that %s shows the error in place and offers a retry', async (_what, reply) => {
  let fails = true
  answer('/subscribe/getRefundDetail', () => (fails ? reply() : REFUND))
  const { user } = await renderApp(URL_OF_REFUND, { signedInAs: PHONE })
  await screen.findByText('没能打开这个页面')
  expect(address()).toBe(URL_OF_REFUND)
  fails = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  await heading('退款详情')
})

test('[RA14] the refund is asked again when the app comes back', async () => {
  await open({})
  answer('/subscribe/getRefundDetail', () => ({ ...REFUND, payStatus: 4, refundTime: '2026-11-25 12:00:00' }))
  await comeBack()
  expect(await screen.findByText('¥298.00 已退款')).toBeVisible()
})
