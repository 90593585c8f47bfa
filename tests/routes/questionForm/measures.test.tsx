import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { giveConsent } from '@/stores/auth/consent'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import {
  dialog,
  input,
  next,
  openQuestionnaire,
  OWN_CHECK,
  question,
  review,
  SAVE,
  send,
  sentQuestionnaire,
  type,
  watch,
  withQuery,
} from '../questionnaires/questionnaireSupport'
import { address, PHONE, renderApp } from '../../support/app'

beforeEach(() => itIs('2026-11-25 10:00:00'))

const FULL = '/chq/healthServiceChq?serviceId=2'
/** Leaves a field, as a tap elsewhere does. */
const leave = (id: string) => act(() => void fireEvent.blur(input(id)))
const ask = (id: string) => within(question(id)).findByText(/请核对|Please check/)

test('[A462] a weight that looks like jin gets a question on leaving the field, and a tap converts it to kilograms', async () => {
  const { user } = await openQuestionnaire(FULL)
  await next()
  type('weight', '120')
  expect(question('weight')).not.toHaveTextContent('请核对')
  leave('weight')
  expect(await ask('weight')).toHaveTextContent('请核对：体重是 120 公斤吗？')
  expect(input('weight')).toHaveAccessibleDescription(/请核对：体重是 120 公斤吗？/)
  await user.click(screen.getByRole('button', { name: '120 斤 = 60 公斤' }))
  expect(input('weight')).toHaveValue('60')
  expect(input('weight')).toHaveFocus()
  expect(question('weight')).not.toHaveTextContent('请核对')
})

test('[A462] the question is shown in English', async () => {
  await openQuestionnaire(FULL, { language: 'en' })
  await next()
  type('height', '20')
  leave('height')
  expect(await ask('height')).toHaveTextContent('Please check: is the height 20 cm?')
  type('height', '163')
  type('weight', '240')
  leave('weight')
  expect(await ask('weight')).toHaveTextContent('Please check: is the weight 240 kg?')
  expect(screen.getByRole('button', { name: '240 jin = 120 kg' })).toBeVisible()
})

test('[A462] a value kept as typed is questioned again in the review, never rejected, and sent as typed', async () => {
  const saved = watch(SAVE)
  const { user } = await openQuestionnaire(withQuery('/chq/inspectChq', OWN_CHECK))
  await next()
  type('height', '16')
  type('weight', '250')
  await review(user)
  expect(screen.getByText('请核对：身高是 16 厘米吗？')).toBeVisible()
  expect(screen.getByText('请核对：体重是 250 公斤吗？')).toBeVisible()
  await user.click(send())
  await dialog('问卷提交成功')
  expect((await sentQuestionnaire(saved[0])).content).toMatchObject({ basicinfo: { height: 16, weight: 250 } })
})

const RISK = '/report/riskReport?reportId=8745039284758360001'

const DOUBTFUL = {
  questionContent: JSON.stringify({
    basicinfo: { name: '林婉清', age: 46, sex: '0', height: 163, weight: 585 },
    factor: { smoking: false },
  }),
}

test('[A462] [A214] an implausible value leads to no lifestyle advice', async () => {
  answer('/report/getHealthManageReportInfo', () => DOUBTFUL)
  await renderApp('/report/healthServicesReport?reportId=1745039284758370001', { signedInAs: PHONE })
  await screen.findByText('生活建议')
  expect(screen.queryByText(/体质指数是/)).toBeNull()
})

test.each([
  ['that may be wrong', 'zh', { height: 163, weight: 585 }, /身高或体重可能填错了，所以没有计算/, '去填写'],
  ['that may be wrong', 'en', { height: 16, weight: 58.5 }, /may be wrong, so nothing is calculated/, 'Fill in'],
  ['that cannot be read', 'zh', { height: '5尺', weight: 58.5 }, /身高、体重或性别没能读取/, '去填写'],
  ['that are missing', 'zh', { height: null, weight: null }, /没有身高、体重或性别/, '去填写'],
] as const)(
  '[A462] [A204] [A656] measures %s lead to no class and no reference weight, and the report asks for them again (%s): %j',
  async (_, language, measures, says, fill) => {
    giveConsent('1001')
    answer('/report/viewRiskReportInfo', () => ({
      questionContent: JSON.stringify({ basicinfo: { name: '林婉清', age: 46, sex: '0', ...measures } }),
    }))
    const { user } = await renderApp(RISK, { signedInAs: PHONE, language })
    expect(await screen.findByText(says)).toBeVisible()
    expect(screen.queryByText(/参考体重|reference weight/)).toBeNull()
    const button = screen.getByRole('button', { name: fill })
    expect(button).toHaveAccessibleDescription(says)
    await user.click(button)
    await waitFor(() => expect(question('weight')).toBeVisible())
    expect(question('height')).toBeVisible()
    expect(address()).toMatch(/^\/chq\/inspectChq\?.*inspectionId=[^&]/)
  },
)

test('[A656] a questionnaire that does not open says so below the risk report’s question', async () => {
  answer('/report/viewRiskReportInfo', () => DOUBTFUL)
  const { user } = await renderApp(RISK, { signedInAs: PHONE })
  const button = await screen.findByRole('button', { name: '去填写' })
  answer('/report/viewReportInfo', () => refuse('系统繁忙'))
  await user.click(button)
  expect(await screen.findByText('没能打开问卷')).toBeVisible()
})
