import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { input, openQuestionnaire } from './questionnaireSupport'
import { address, heading, PHONE, renderApp } from '../../support/app'

beforeEach(() => itIs('2026-11-25 10:00:00'))

const rows = () => screen.findAllByRole('listitem')

describe('my questionnaires', () => {
  test.each([
    ['zh', '我的问卷', '健康问卷', '检查问卷', '填写于 2026年11月12日'],
    ['en', 'My questionnaires', 'Health questionnaire', 'Pre-visit questionnaire', 'Filled in on 12 Nov 2026'],
  ] as const)(
    '[NAV-38] [FULLQ-08] [A178] a row shows person, purpose and date, newest first (%s)',
    async (language, title, general, ofCheck, madeOn) => {
      await renderApp('/chq/my', { signedInAs: PHONE, language })
      await heading(title)
      const texts = (await rows()).map(({ textContent }) => textContent ?? '')
      expect(texts.map((text) => text.includes(ofCheck))).toEqual([true, false, true, true, true, true, true])
      const names = ['林可', '林婉清', '林婉清', '周玉珍', '周玉珍', '林婉清', '林婉清']
      expect(names.map((name, index) => texts[index]?.startsWith(name))).toEqual(names.map(() => true))
      expect(texts[1]).toContain(general)
      expect(texts[1]).toContain(madeOn)
    },
  )

  test('[FULLQ-08] [RA7] a questionnaire returned twice is listed once', async () => {
    const one = { id: '61', customerId: '1001', name: '林婉清', createTime: '2026-11-20 10:00:00' }
    answer('/subscribe/getInspectChq', () => [one, { ...one, id: '62' }, one, {}])
    await renderApp('/chq/my', { signedInAs: PHONE })
    await heading('我的问卷')
    expect(await rows()).toHaveLength(3)
  })

  test('[FULLQ-08] [FULLQ-09] [A178] a record with its documented fields alone is named by its own answers', async () => {
    const record = { customerId: '1001', inspectionId: '7', orgId: '106', serviceId: '1' }
    const contentOf = (name: unknown) => JSON.stringify({ basicinfo: { name } })
    answer('/subscribe/getInspectChq', () => [
      { ...record, id: '61', questionContent: contentOf('周玉珍') },
      { ...record, id: '62', questionContent: contentOf('周玉珍'), name: '林婉清' },
      { ...record, id: '63', questionContent: contentOf(['周玉珍']) },
      { ...record, id: '64', questionContent: contentOf(' ') },
      { ...record, id: '65', questionContent: '{' },
    ])
    await renderApp('/chq/my', { signedInAs: PHONE })
    const texts = (await rows()).map(({ textContent }) => textContent?.split(' ')[0])
    expect(texts).toEqual(['周玉珍', '林婉清', '—', '—', '—'])
  })

  test.each([
    ['zh', '我的问卷', '返回首页'],
    ['en', 'My questionnaires', 'Back to Home'],
  ] as const)('[A387] a list of which no row can be read leads Home (%s)', async (language, title, home) => {
    answer('/subscribe/getInspectChq', () => [{}])
    const { user } = await renderApp('/chq/my', { signedInAs: PHONE, language })
    await heading(title)
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    await user.click(screen.getByRole('link', { name: home }))
    await waitFor(() => expect(address()).toBe('/home'))
  })

  test('[A178] a tap opens a questionnaire with its ids and answers', async () => {
    const { user } = await openQuestionnaire('/chq/my')
    await user.click((await rows())[0]?.querySelector('a') as HTMLElement)
    await heading('检查问卷')
    expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
      orgId: '106',
      serviceId: '1',
      customerId: '2002',
      inspectionId: '6745039284758340006',
      hqiId: '1745039284758350004',
      detailId: '',
    })
    await waitFor(() => expect(input('name')).toHaveValue('林可'))
  })

  test('[FULLQ-08] the empty state offers to fill in the first one', async () => {
    const { user } = await renderApp('/chq/my', { signedInAs: '13800000002' })
    await user.click(await screen.findByText('填写问卷', { selector: 'a' }))
    await heading('检查问卷')
    expect(address()).toBe('/chq/inspectChq')
  })

  test('[RA10] a failed list says so, and offers a retry', async () => {
    const requests = answer('/subscribe/getInspectChq', () => (requests.length === 1 ? refuse('系统繁忙') : []))
    const { user } = await renderApp('/chq/my', { signedInAs: PHONE })
    expect(await screen.findByText('系统繁忙', { selector: 'main *' })).toBeVisible()
    await user.click(screen.getByText('重试', { selector: 'button' }))
    await screen.findByText('填写问卷')
    expect(requests).toHaveLength(2)
  })

  test('[RA7] an unreadable row is listed as such, and the others are shown', async () => {
    answer('/subscribe/getInspectChq', () => [
      { id: '5999', customerId: null, name: '孙丽' },
      { id: '61', customerId: '2004', questionContent: '{}', name: '孙丽' },
    ])
    await renderApp('/chq/my', { signedInAs: PHONE })
    const [broken, whole] = await rows()
    expect(broken).toHaveTextContent('此条目无法显示')
    expect(broken?.querySelector('a')).toBeNull()
    expect(whole).toHaveTextContent(/^孙丽 健康问卷 填写于 /)
  })

  test.each([
    ['下周二', '—'],
    ['0000-00-00 00:00:00', '—'],
    ['NaN', '—'],
    ['2026/11/3 8:05', '2026年11月3日'],
    ['2026-11-02T20:05:00.000Z', '2026年11月3日'],
  ])('[RA8] the time %j is read, or shown as “—”', async (createTime, madeOn) => {
    answer('/subscribe/getInspectChq', () => [
      { id: '61', customerId: '2004', questionContent: '{}', name: '孙丽', createTime },
    ])
    await renderApp('/chq/my', { signedInAs: PHONE })
    expect((await rows())[0]).toHaveTextContent(new RegExp(`填写于 ${madeOn}$`))
  })

  test('[RC2] a name with markup is shown as it is', async () => {
    answer('/subscribe/getInspectChq', () => [
      { id: '61', customerId: '2004', questionContent: '{}', name: '<img src=x onerror=alert(1)>' },
    ])
    await renderApp('/chq/my', { signedInAs: PHONE })
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible()
    expect(document.querySelector('main img')).toBeNull()
  })
})
