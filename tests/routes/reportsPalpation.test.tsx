import { screen, within, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { answer, refuse } from './bookingSupport'
import { address, heading, renderApp, server } from './support'

const PHONE = '13800000001'
const ONE = '8745039284758360001'
const open = (reportId = ONE, { language = 'zh', phone = PHONE }: { language?: 'zh' | 'en'; phone?: string } = {}) =>
  renderApp(`/report/palpationReport?reportId=${reportId}&specificationId=2`, { signedInAs: phone, language })
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling as HTMLElement

describe('who, where and when', () => {
  test('[PALP-01] [PALP-08] [PALP-09] [A386] the head says whose it is, the foot where it was made and what it is worth', async () => {
    await open()
    await heading('触诊成像报告')
    expect(screen.getByRole('heading', { level: 2, name: '林婉清' })).toBeVisible()
    expect(screen.getByText(/^女 · \d+ 岁$/)).toBeVisible()
    expect(fact('检查编号')).toHaveTextContent(/^JC\d{8}0001$/)
    expect(fact('检查人员')).toHaveTextContent('宋医生')
    expect(fact('检查日期')).toHaveTextContent(/^周. \d{4}年\d+月\d+日$/)
    expect(fact('名称')).not.toHaveTextContent('—')
    expect(fact('地址')).not.toHaveTextContent('—')
    expect(within(fact('电话')).getByRole('link', { name: '010-5550123' })).toHaveAttribute('href', 'tel:010-5550123')
    expect(screen.getByText('本报告仅供参考，不能代替医生的诊断。有疑问请咨询医生。')).toBeVisible()
    expect(screen.getByText('发现新肿块或血性溢液，请立即就医')).toBeVisible()
  })

  test('[PALP-01] [A230] the organisation’s logo is named by it; what is not told reads as unknown', async () => {
    answer('/report/viewReportInfo', () => ({
      orgName: '木棉体检中心',
      orgLogoUrlEncry: '/logo.png',
      sex: '1',
      age: 51,
    }))
    await open()
    expect(await screen.findByRole('img', { name: '木棉体检中心的标志' })).toHaveAttribute(
      'src',
      expect.stringMatching(/\/logo\.png$/),
    )
    expect(screen.getByText('男 · 51 岁')).toBeVisible()
    for (const name of ['检查编号', '检查人员', '检查日期', '地址', '电话']) expect(fact(name)).toHaveTextContent('—')
  })
})

describe('states', () => {
  test.each([
    ['zh', '找不到这份报告', '查看我的报告'],
    ['en', 'Report not found', 'See my reports'],
  ] as const)('[API-18] one that is gone leads to the others (%s)', async (language, title, list) => {
    answer('/report/viewReportInfo', () => refuse('报告不存在'))
    const { user } = await open('9', { language })
    await heading(title)
    await user.click(screen.getByRole('button', { name: list }))
    await waitFor(() => expect(address()).toBe('/report/list'))
  })

  test('[API-18] an address without a report asks nothing', async () => {
    await open('')
    await heading('找不到这份报告')
  })

  test('[A432] one that cannot be had is asked for again', async () => {
    server.use(http.post('*/api/report/viewReportInfo', () => HttpResponse.error(), { once: true }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '重试' }))
    await heading('触诊成像报告')
  })
})
