import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { removeCookie } from '@/lib/cookies'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import {
  answerClinic,
  checkIn,
  field,
  fillIn,
  keep,
  kept,
  NO_LIMITS,
  RECORD,
  submit,
  TAKEN,
  typeInto,
  URL_102,
} from './support'
import { comeBack, heading, reloadApp, renderApp } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'

const HELP = { zh: '帮助与联系', en: 'Help and contact' }

const CLOSED = {
  zh: '该二维码已关闭，请联系机构管理员。',
  en: 'The QR code has been closed, please contact the organization management.',
}
const TEXT_SIZE = { zh: '字号', en: 'Text size' }
const WAY_HOME = { zh: '返回首页', en: 'Back to Home' }
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

beforeEach(() => itIs('2026-11-25 10:00:00'))

test.each(['zh', 'en'] as const)('the check-in marks what it requires, and only that (%s)', async (language) => {
  answerClinic()
  await renderApp(URL_102, { language })
  await waitFor(() => expect(field('name', language)).toBeRequired())
  for (const name of ['phone', 'age'] as const) expect(field(name, language)).toBeRequired()
  expect(field('identityCard', language)).not.toBeRequired()
  for (const part of screen.getAllByRole('combobox')) expect(part).toBeRequired()
  for (const group of screen.getAllByRole('radiogroup')) expect(group).toBeRequired()
  // Date, half-day, name, phone number, sex, birth date, age, implants
  expect(screen.getAllByText('*')).toHaveLength(8)
})

describe('a clinic that takes no check-ins', () => {
  test.each([
    ['zh', 0],
    ['en', 0],
    ['zh', 3],
    ['zh', null],
  ] as const)('[ONSITE-20] [A124] the page says so (%s, %j)', async (language, nowFreeSubscribe) => {
    answerClinic({ nowFreeSubscribe })
    await renderApp(URL_102, { language })
    await screen.findByText(CLOSED[language])
    expect(await screen.findByRole('button', { name: HELP[language] })).toBeVisible()
    expect(screen.getByText('木棉体检中心（东城）')).toBeVisible()
    const sizes = within(screen.getByRole('group', { name: TEXT_SIZE[language] })).getAllByRole('button')
    expect(screen.getAllByRole('button')).toHaveLength(sizes.length + 1)
    expect(screen.getByRole('link', { name: WAY_HOME[language] })).toBeVisible()
  })

  test.each([
    ['zh', '请扫描机构的登记二维码', /用微信“扫一扫”扫描登记二维码/],
    ['en', 'Please scan the QR code at the clinic', /scan its check-in QR code with WeChat/],
  ] as const)(
    '[ONSITE-20] an address without a clinic is not called closed: the page says what to scan, and asks nothing (%s)',
    async (language, title, text) => {
      const requests = answerClinic()
      await renderApp('/subscribe/nowFree', { language })
      await screen.findByText(title)
      expect(screen.getByText(text)).toBeVisible()
      expect(requests).toEqual([])
    },
  )
})

describe('a clinic whose state fails to load', () => {
  const failed = (code: number, message = '') => HttpResponse.json({ data: null, message, status: code })
  test.each<[string, () => Response, string]>([
    ['the clinic does not exist', () => refuse('机构不存在'), '机构不存在'],
    ['an unknown status', () => failed(59999, '系统繁忙'), '系统繁忙'],
    ['50011 for ever', () => failed(50011, '凭证已更新'), '凭证已更新'],
    ['50012 without a sign-in', () => failed(50012, '登录状态已过期'), '登录状态已过期'],
    ['50037', () => failed(50037), '操作未完成，请稍后重试'],
    [
      'HTTP 500',
      () => HttpResponse.json({ status: 500, error: 'Internal Server Error', path: '/organ' }, { status: 500 }),
      '服务暂时不可用，请稍后重试',
    ],
    ['no network', () => Response.error(), '当前网络不可用，请检查网络后重试'],
  ])(
    '[ONSITE-20] %s: the page reports the failure, does not call the clinic closed, and offers a retry',
    async (_what, reply, text) => {
      let fails = true
      answer('/organ/getOrganConfig', () => (fails ? reply() : { orgId: '102', nowFreeSubscribe: 1 }))
      await renderApp(URL_102)
      await screen.findByText('没能打开这个页面')
      expect(within(screen.getByRole('main')).getByText(text)).toBeVisible()
      expect(screen.queryByText(CLOSED.zh)).toBeNull()
      fails = false
      fireEvent.click(screen.getByText('重试'))
      await heading('现场登记')
    },
  )
})

describe('a check-in that another tab has made meanwhile', () => {
  test('[A130] [A574] is shown on the tap, and no second one is sent', async () => {
    answerClinic(NO_LIMITS)
    const sent = answer('/subscribe/submitNowFree', () => TAKEN)
    await renderApp(URL_102)
    await heading('现场登记')
    fillIn()
    keep({ orgId: '102', name: '周玉珍' })
    submit()
    expect(await screen.findByText('周玉珍')).toBeVisible()
    await waitForIdle()
    expect(sent).toHaveLength(0)
  })

  test('[RA14] [A574] is shown when the app comes back, and without one the form stays', async () => {
    answerClinic(NO_LIMITS)
    await renderApp(URL_102)
    await heading('现场登记')
    fillIn()
    await comeBack()
    expect(field('name')).toHaveValue('沈若兰')
    keep({ orgId: '102', name: '周玉珍' })
    await comeBack()
    expect(await screen.findByText('周玉珍')).toBeVisible()
  })

  test('[A134] [A574] its questionnaire, once answered there, is not asked here', async () => {
    keep({ chqDone: false })
    answerClinic(NO_LIMITS)
    await renderApp(URL_102)
    await heading('登记已提交，还差检查问卷')
    await comeBack()
    expect(await heading('登记已提交，还差检查问卷')).toBeVisible()
    Cookies.set('chqCache', JSON.stringify({ customerId: '81', orgId: '101', date: RECORD.date }), { path: '/' })
    await comeBack()
    expect(await heading('您今天已经登记过了')).toBeVisible()
  })
})

describe('a completed check-in', () => {
  test('[ONSITE-22] [ONSITE-25] it shows clinic, name and time, and is kept for half a day', async () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    await checkIn({})
    await heading('登记成功')
    expect(screen.getByText('木棉体检中心（东城）')).toBeVisible()
    expect(['姓名', '检查时间', '登记时间'].map(fact)).toEqual([
      '沈若兰',
      '今天 11月25日 周三',
      '2026年11月25日 10:00',
    ])
    expect(kept('newFree')).toEqual({ ...RECORD, orgId: '102' })
    const cookie = written.mock.calls.map(([text]) => text).find((text) => text.startsWith('newFree='))
    const until = Date.parse(/expires=([^;]+)/.exec(cookie ?? '')?.[1] ?? '')
    expect(Math.abs(until - Date.parse('2026-11-25T22:00:00+08:00'))).toBeLessThan(60_000)
  })

  test('[ONSITE-21] [A130] a check-in of earlier today replaces the form, whatever clinic the QR code names', async () => {
    keep({})
    const config = answerClinic()
    await renderApp(URL_102, { language: 'en' })
    await heading('Already checked in today')
    expect(await screen.findByText('安澜女性健康管理中心（西城）')).toBeVisible()
    expect(screen.getByText('沈若兰')).toBeVisible()
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('Today, Wed 25 Nov')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(config).toEqual([])
  })

  test('[ONSITE-21] the time is still shown after a reload', async () => {
    await checkIn({})
    await heading('登记成功')
    await reloadApp()
    await heading('您今天已经登记过了')
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home')
    expect(['姓名', '检查时间', '登记时间'].map(fact)).toEqual([
      '沈若兰',
      '今天 11月25日 周三',
      '2026年11月25日 10:00',
    ])
  })

  test('[A523] what was sent can be looked at until the page is left, and the phone keeps only the age', async () => {
    const { user } = await checkIn({}, () => typeInto('identityCard', '110101198004120026'))
    await heading('登记成功')
    expect(screen.getByText('尾号 2222')).not.toBeVisible()
    await user.click(screen.getByText('我提交的资料'))
    expect(['手机号', '性别', '出生日期', '年龄（岁）', '是否有乳房植入性假体', '身份证号'].map(fact)).toEqual([
      '尾号 2222',
      '女',
      '1980年4月12日',
      '46',
      '没有',
      '尾号 0026',
    ])
    expect(screen.getByText('尾号 2222')).toBeVisible()
    expect(screen.getByText(/其中只有年龄会留在这部手机上/)).toBeVisible()
    expect(document.body).not.toHaveTextContent(/13911112222|110101198004120026/)
    const everything = JSON.stringify([
      document.cookie,
      ...Object.entries(localStorage),
      ...Object.entries(sessionStorage),
    ])
    expect(everything).not.toMatch(/13911112222|110101198004120026/)
    await reloadApp()
    await heading('您今天已经登记过了')
    await waitForIdle()
    expect(screen.queryByText('我提交的资料')).toBeNull()
  })

  test.each([
    ['of yesterday', { date: '2026-11-24' }],
    ['of tomorrow', { date: '2026-11-26' }],
  ])('[ONSITE-26] a record %s is discarded', async (_when, record) => {
    keep(record)
    answerClinic()
    await renderApp(URL_102)
    await heading('现场登记')
    expect(Cookies.get('newFree')).toBeUndefined()
  })

  test.each(['nonsense', '{"date":"2026-11-25"}', '[]'])(
    '[RA7] an unreadable record counts as none: %s',
    async (text) => {
      Cookies.set('newFree', text, { path: '/' })
      answerClinic()
      await renderApp(URL_102)
      await heading('现场登记')
    },
  )

  test('[ONSITE-31] once the record is cleared, an empty form is offered again', async () => {
    const { router } = await checkIn({})
    await heading('登记成功')
    await act(() => router.navigate('/subscribe/clearToken'))
    fireEvent.click(await screen.findByRole('button', { name: '清除登记记录' }))
    await act(() => router.navigate(URL_102))
    await heading('现场登记')
    expect(field('name')).toHaveValue('')
    expect(field('phone')).toHaveValue('')
  })

  test('[RA13] where cookies are blocked the page remembers it in memory, and says that it will not last', async () => {
    const { router } = await checkIn({}, () => {
      vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    })
    await heading('登记成功')
    expect(screen.getByText(/这个浏览器不保存登记记录/)).toBeVisible()
    await act(() => router.navigate('/subscribe/clearToken'))
    await act(() => router.navigate(URL_102))
    await heading('您今天已经登记过了')
    vi.restoreAllMocks()
    removeCookie('newFree')
  })
})
