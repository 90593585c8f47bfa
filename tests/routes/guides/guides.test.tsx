import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { changeLanguage } from '@/i18n/setup'
import { setSiteInfo, siteInfo } from '@/lib/siteInfo'
import { address, heading, renderApp } from '../../support/app'

const PHONE = '13800000001'

const steps = () =>
  within(within(screen.getByRole('main')).getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')
const stepNames = () => steps().map((step) => within(step).getByRole('heading', { level: 2 }).textContent)
const links = () =>
  within(screen.getByRole('navigation', { name: /其他指南|Other guides/ }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the guide to reports', () => {
  test('[NAV-40] [A34] [NAV-57] it explains without a sign-in, step by step, how to find a report', async () => {
    await renderApp('/guide')
    await heading('报告查询指南')
    expect(address()).toBe('/guide')
    expect(stepNames()).toEqual(['1 用登记的号码登录', '2 打开“我的报告”', '3 看看到了哪一步', '4 点开报告'])
    for (const step of steps()) expect(step.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    expect(links()).toEqual([
      ['检查问卷指南', '/guide/preFilledChq'],
      ['关注公众号', '/guide/follow'],
    ])
  })

  test('[NAV-40] it is available in English', async () => {
    await renderApp('/guide', { language: 'en' })
    await heading('How to find reports')
    expect(stepNames()).toEqual([
      '1 Sign in with the number you gave',
      '2 Open “My reports”',
      '3 Follow its progress',
      '4 Open the report',
    ])
    expect(links().map(([name]) => name)).toEqual(['Pre-visit questionnaire guide', 'Follow us'])
    expect(screen.getByRole('main')).not.toHaveTextContent(/[一-鿿]/)
  })

  test('[A34] the names in its steps are those on the screens', async () => {
    await renderApp('/my', { signedInAs: PHONE })
    await heading('个人中心')
    expect(screen.getByRole('link', { name: '我的报告' })).toHaveAttribute('href', '/report/list')
    expect(screen.getAllByRole('link', { name: '个人中心' })).toHaveLength(1)
    await act(() => changeLanguage('en'))
    expect(screen.getByRole('link', { name: 'My reports' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Personal centre' })).toHaveLength(1)
  })

  test.each([
    ['zh', '报告查询指南', '点开报告', '报告完成后，点“查看”就能打开。', '查看'],
    ['en', 'How to find reports', 'Open the report', 'Once the report is finished, tap “View” to open it.', 'View'],
  ] as const)(
    '[A34] [REPORT-04] its last step names the button of the list, which both languages have (%s)',
    async (...args) => {
      const [language, title, step, text, button] = args
      const { router } = await renderApp('/guide', { language, signedInAs: PHONE })
      await heading(title)
      expect(steps().at(-1)).toHaveTextContent(`${step}${text}`)
      expect(screen.getByRole('main')).not.toHaveTextContent(/下载|download/i)
      await act(() => router.navigate('/report/list'))
      const list = within(await screen.findByRole('tabpanel'))
      expect((await list.findAllByRole('link', { name: button }))[0]).toBeVisible()
    },
  )

  test.each([
    ['for a signed-in user', PHONE, '/report/list'],
    ['through the sign-in for a signed-out user', undefined, '/login?redirect=%2Freport%2Flist'],
  ])('[NAV-40] it leads to the reports: %s', async (_who, signedInAs, target) => {
    const { user } = await renderApp('/guide', signedInAs === undefined ? {} : { signedInAs })
    await heading('报告查询指南')
    await user.click(screen.getByRole('button', { name: '查看我的报告' }))
    await screen.findByRole('heading', { level: 1, name: /^(?!报告查询指南)/ })
    expect(address()).toBe(target)
  })
})

describe('the guide to the questionnaire before a check', () => {
  test('[NAV-41] [A34] [NAV-57] it explains without a sign-in why and how', async () => {
    await renderApp('/guide/preFilledChq')
    await heading('检查问卷指南')
    expect(address()).toBe('/guide/preFilledChq')
    expect(screen.getByText(/提前填好，可以慢慢想，检查那天也不用赶/)).toBeVisible()
    expect(stepNames()).toEqual(['1 先想好这几件事', '2 打开问卷', '3 照实回答', '4 提交'])
    expect(links()).toEqual([
      ['报告查询指南', '/guide'],
      ['关注公众号', '/guide/follow'],
    ])
  })

  test.each([
    ['填写检查问卷', '/chq/inspectChq', PHONE],
    ['填写检查问卷', '/login?redirect=%2Fchq%2FinspectChq', undefined],
  ])('[NAV-41] [A34] its button %s leads to %s', async (name, target, signedInAs) => {
    const { user } = await renderApp('/guide/preFilledChq', signedInAs === undefined ? {} : { signedInAs })
    await heading('检查问卷指南')
    await user.click(screen.getByRole('button', { name }))
    await screen.findByRole('heading', { level: 1, name: /^(?!检查问卷指南)/ })
    expect(address()).toBe(target)
  })

  test.each([
    ['zh', '检查问卷指南', /用微信“扫一扫”扫描现场的登记二维码/],
    ['en', 'Pre-visit questionnaire guide', /Scan its check-in QR code with WeChat/],
  ] as const)(
    '[NAV-41] without a clinic it leads to no check-in, and says what to scan (%s)',
    async (language, title, text) => {
      await renderApp('/guide/preFilledChq', { language })
      await heading(title)
      expect(within(screen.getByRole('main')).getByText(text)).toBeVisible()
      expect(within(screen.getByRole('main')).getAllByRole('button')).toHaveLength(1)
    },
  )
})

describe('the guide to the official account', () => {
  test('[NAV-42] [HOME-07] [A79] the notice on Home leads to it', async () => {
    const { user } = await renderApp('/home', { signedInAs: PHONE })
    await user.click(await screen.findByRole('link', { name: '关注公众号，方便再次打开' }))
    await heading('关注公众号')
    expect(address()).toBe('/guide/follow')
    expect(stepNames()).toEqual(['1 找到公众号', '2 点“关注”', '3 从公众号回来'])
    expect(links()).toEqual([
      ['报告查询指南', '/guide'],
      ['检查问卷指南', '/guide/preFilledChq'],
    ])
  })

  test('[NAV-42] [A461] it names the account, in English too, and shows its QR code', async () => {
    await renderApp('/guide/follow', { language: 'en', signedInAs: PHONE })
    await heading('Follow us')
    expect(stepNames()).toEqual(['1 Find the account', '2 Tap “Follow”', '3 Come back from there'])
    expect(steps()[0]).toHaveTextContent('示例乳腺健康')
    const code = screen.getByRole('img', { name: 'QR code of the account 示例乳腺健康' })
    expect(code).toHaveAttribute('src', expect.stringMatching(/\/pictures\/doctor-code\.svg$/))
  })

  test('[A461] without an account nothing links to it, and its address redirects Home', async () => {
    const { router } = await renderApp('/guide', { signedInAs: PHONE })
    await heading('报告查询指南')
    setSiteInfo({ ...siteInfo(), account: undefined })
    await act(() => router.navigate('/guide/preFilledChq'))
    await heading('检查问卷指南')
    expect(links()).toEqual([['报告查询指南', '/guide']])
    await act(() => router.navigate('/guide/follow'))
    await heading('乳腺健康管理')
    expect(address()).toBe('/home')
    expect(await screen.findByRole('link', { name: '查看全部服务' })).toBeVisible()
    expect(screen.queryByText(/关注公众号/)).toBeNull()
  })
})
