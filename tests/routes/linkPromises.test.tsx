import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { giveConsent } from '@/stores/auth/consent'
import { BOOKED_CHECK } from '../support/fixtures/bookedCheck'
import { answer } from '../support/answers'
import { itIs } from '../support/clinicClock'
import { answerDialog, question, submit } from './questionnaires/questionnaireSupport'
import { LIST } from './reports/support'
import { address, heading, PHONE, renderApp } from '../support/app'

beforeEach(() => itIs('2026-11-25 10:00:00'))

/** The report of the check whose stored answers have neither height nor weight. */
const UNMEASURED = '/report/palpationReport?reportId=8745039284758340014&specificationId=2'
const HEALTH = '/report/healthServicesReport?reportId=1745039284758370001'
const RISK = '/report/riskReport?reportId=8745039284758360004'

const withoutHeight = (customerId: string) => {
  answer('/subscribe/getSubscribeDetail', () => ({
    ...BOOKED_CHECK,
    subscribeTime: '2026-11-26',
    customerId,
    hqiId: '6',
  }))
  answer('/relativesManager/getRelativesInfoById', () => ({ id: customerId, height: null }))
}
const untold = (basicinfo: object) =>
  answer('/report/getHealthManageReportInfo', () => ({ questionContent: JSON.stringify({ basicinfo }) }))

type Link = { says: RegExp; at: string; tap: string; asks: string[]; before?: () => void }

/** Every link that names missing answers, and the questions that its form must ask. */
const LINKS: Record<string, Link> = {
  'the list of reports': { says: /还缺身高和体重/, at: LIST, tap: '去填写', asks: ['height', 'weight'] },
  'a palpation report': { says: /还缺身高或体重/, at: UNMEASURED, tap: '去填写', asks: ['height', 'weight'] },
  'an own appointment': {
    says: /健康档案还没有填写身高/,
    at: '/subscribe/detail/777',
    tap: '去补充',
    asks: ['height', 'weight'],
    before: () => withoutHeight('1001'),
  },
  'a relative’s appointment': {
    says: /健康档案还没有填写身高/,
    at: '/subscribe/detail/777',
    tap: '去补充',
    asks: ['height', 'weight'],
    before: () => withoutHeight('2001'),
  },
  'a health report without an age': {
    says: /还缺年龄或性别/,
    at: HEALTH,
    tap: '补充问卷',
    asks: ['age', 'sex'],
    before: () => untold({ sex: '0' }),
  },
  'the profile': { says: /身高体重/, at: '/profile', tap: '健康档案', asks: ['height', 'weight'] },
  'a risk report': {
    says: /去填评估问卷/,
    at: RISK,
    tap: '去填评估问卷',
    asks: ['special', 'abortion', 'lackExercise', 'sleepDebt', 'contraception', 'useProduct'],
  },
}

describe('a link to a form for missing data', () => {
  test.each(Object.entries(LINKS))(
    '[A453] the link from %s leads to a form that asks for the data',
    async (_, { says, at, tap, asks, before }) => {
      giveConsent('1001')
      before?.()
      const { user } = await renderApp(at, { signedInAs: PHONE })
      await screen.findAllByText(says)
      await user.click(await screen.findByText(tap, { selector: 'a, a *, button' }))
      await waitFor(() => expect(asks.map((id) => question(id).dataset['field'])).toEqual(asks))
    },
  )

  test('[A453] once height and weight are sent, the list of reports no longer calls them missing', async () => {
    giveConsent('1001')
    const { user } = await renderApp(LIST, { signedInAs: PHONE })
    await user.click(await screen.findByRole('button', { name: '去填写' }))
    await heading('检查问卷')
    await submit(user)
    await answerDialog(user, '问卷提交成功', '继续')
    await heading('我的报告')
    expect(address()).toBe(LIST)
    await waitFor(() => expect(screen.queryByRole('button', { name: '去填写' })).toBeNull())
    const [, measured] = within(await screen.findByRole('tabpanel')).getAllByRole('listitem')
    expect(measured).toHaveTextContent(/触诊成像报告.*健康评估报告/)
  })
})
