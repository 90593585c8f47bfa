import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '@/lib/language'
import { itIs } from '../support/clinicClock'
import { answered, sentCalls, open, spoil } from './faults/faults'
import { PHONE, renderApp, server } from '../support/app'

vi.mock('@/gateways/pdf/pdfjs', () => import('../support/pdfReader'))

beforeEach(() => itIs('2026-11-25 10:00:00'))
afterEach(() => {
  sentCalls.length = 0
})

const REASON = {
  zh: '当前网络不可用，请检查网络后重试',
  en: 'Network unavailable. Check the connection and try again.',
}
const shownReasons = (language: Language) => screen.queryAllByText(REASON[language])

const ORDER = '/order/confirmOrder/1?orgId=102'
const CONSULTATION = '/consult/order'

const COUPONS: Record<Language, [RegExp, RegExp, string]> = {
  zh: [/没能查到优惠券/, /您的选择都还在，不查优惠券也可以继续/, '重试'],
  en: [/We could not load your coupons/, /You can go on without the list of coupons/, 'Try again'],
}

/** A call, the screen that shows its failure, and the words there: what failed, what is kept, and the retry. */
const FAILURES: [string, string, Record<Language, [RegExp, RegExp, string]>][] = [
  ['/coupon/getCouponListByServiceId', ORDER, COUPONS],
  [
    '/order/calculatePrice',
    ORDER,
    {
      zh: [/没能确认价格，下面是参考价/, /您的选择都还在/, '重试'],
      en: [/We could not confirm the price/, /Your choices are kept/, 'Try again'],
    },
  ],
  ['/coupon/getCouponListByServiceCodeAndDoctorId', CONSULTATION, COUPONS],
  [
    '/consultation/calculateConsultationPrice',
    CONSULTATION,
    {
      zh: [/价格没有计算出来/, /您填写的内容都还在，算出价格后就能提交/, '重试'],
      en: [/The price could not be calculated/, /What you entered is kept. You can submit it once/, 'Try again'],
    },
  ],
  [
    '/report/queryInspectionReports',
    '/consult/problemDesc/3001',
    {
      zh: [/报告没有加载出来/, /您填写的内容都还在，不附报告也可以继续/, '重试'],
      en: [/The reports could not be loaded/, /What you entered is kept. You can go on without/, 'Try again'],
    },
  ],
  [
    '/organ/getSubscribeCount',
    '/subscribe/nowFree?orgId=102',
    {
      zh: [/没能查到剩余名额/, /可以直接选择，您填写的内容都还在/, '重试'],
      en: [/We could not check how many places are left/, /You can still choose/, 'Try again'],
    },
  ],
  [
    '/relativesManager/getRelativesInfoById',
    '/chq/healthServiceChq?serviceId=2',
    {
      zh: [/已保存的资料没有加载出来/, /您可以直接填写，也可以重试/, '重试'],
      en: [/We could not load this person’s saved details/, /Your answers are kept/, 'Try again'],
    },
  ],
]

const chooseDearest = async (url: string) => {
  if (url !== ORDER) return
  const offered = await screen.findAllByRole('radio')
  act(() => void fireEvent.click(offered[offered.length - 1] as HTMLElement))
  await answered()
}

const LANGUAGES: Language[] = ['zh', 'en']
const CASES = FAILURES.flatMap(([path, url, words]) =>
  LANGUAGES.map((language) => [path, url, language, words] as const),
)

test.each(CASES)(
  'a failure of %s is told once on %s in %s: what failed, why and what stays, beside the retry',
  async (path, url, language, words) => {
    const { router } = await renderApp('/guide/follow', { signedInAs: PHONE, language })
    spoil(path, 'no answer')
    await open(router, url)
    await chooseDearest(url)
    const [failed, kept, retry] = words[language]
    const again = await screen.findByRole('button', { name: retry })
    const region = again.closest('[role=status], [role=alert]')
    expect(region).toHaveTextContent(failed)
    expect(region).toHaveTextContent(kept)
    expect(region).toContainElement(shownReasons(language)[0] ?? null)
    expect(shownReasons(language)).toHaveLength(1)
    server.resetHandlers()
    fireEvent.click(again)
    await waitFor(() => expect(shownReasons(language)).toEqual([]))
    await waitFor(() => expect(again).not.toBeInTheDocument())
  },
)
