import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import {
  choosePatient,
  CONTENT,
  DAUGHTER_ASSESSMENT,
  dialog,
  EDIT_RELATIVE,
  forget,
  input,
  MOTHER_ASSESSMENT,
  next,
  openQuestionnaire,
  OWN_ASSESSMENT,
  patient,
  question,
  submit,
  type,
  watch,
} from './questionnaireSupport'
import { formOf, reloadApp, server } from '../../support/app'

beforeEach(() => itIs('2026-11-25 10:00:00'))

describe('an assessment whose stored name matches no person', () => {
  beforeEach(() => {
    answer(CONTENT, () => '{"basicinfo":{"name":"林小可"}}')
  })

  test('[SUPPQ-08] it asks who was examined, and goes on with the chosen person', async () => {
    const { user } = await openQuestionnaire(OWN_ASSESSMENT)
    expect(await screen.findByText('请选择这次检查的受检人。')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '为谁填写 请选择受检人' }))
    await user.click(screen.getByLabelText('林可'))
    await next()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(input('age')).toHaveValue('22')
    expect(document.querySelector('[data-field="phone"]')).toBeNull()
  })

  test('[A663] the chosen person stays above the form, and another one can be chosen', async () => {
    const { user } = await openQuestionnaire(OWN_ASSESSMENT)
    await choosePatient(user, '林可')
    await next()
    expect(input('name')).toHaveValue('林小可')
    expect(await patient()).toHaveTextContent('林可')
    expect(screen.queryByText('请选择这次检查的受检人。')).toBeNull()
    await choosePatient(user, '周玉珍')
    await waitFor(() => expect(input('age')).toHaveValue('71'))
    expect(await patient()).toHaveTextContent('周玉珍')
  })

  test('[SUPPQ-08] a retry goes on with the person who was chosen, and does not ask again', async () => {
    let fails = true
    const { user } = await openQuestionnaire(OWN_ASSESSMENT)
    await user.click(await screen.findByRole('button', { name: '为谁填写 请选择受检人' }))
    server.use(
      http.all('*/api/relativesManager/getRelativesInfoById', () => (fails ? HttpResponse.error() : undefined)),
    )
    await user.click(screen.getByLabelText('林可'))
    const retry = await screen.findByRole('button', { name: '重试' })
    fails = false
    await user.click(retry)
    await next()
    expect(input('age')).toHaveValue('22')
  })

  test('[A384] answers typed for one person are not offered to another', async () => {
    const { user } = await openQuestionnaire(OWN_ASSESSMENT)
    await user.click(await screen.findByRole('button', { name: '为谁填写 请选择受检人' }))
    await user.click(screen.getByLabelText('林可'))
    await next()
    type('name', '林可可')
    type('identityCard', '110101200409181248')
    forget()
    const again = await reloadApp()
    await again.user.click(await screen.findByRole('button', { name: '为谁填写 请选择受检人' }))
    await again.user.click(screen.getByLabelText('周玉珍'))
    await next()
    expect(input('name')).toHaveValue('林小可')
    expect(screen.queryByText(/^已恢复您/)).toBeNull()
    expect(input('identityCard')).toHaveValue('')
  })
})

describe('an assessment without stored content', () => {
  beforeEach(() => answer(CONTENT, () => null))
  const RISK = '/report/viewRiskReportInfo'
  const ROWS = '/report/reportRecord'
  const row = { inspectId: '6745039284758340015', reportId: '31', status: 1, customerName: '周玉珍' }
  const whose = () => screen.findByText('请选择这次检查的受检人。')

  test('[A454] [SUPPQ-08] it is the relative’s by the name on the risk report', async () => {
    answer(RISK, () => ({ customerName: '周玉珍', questionContent: null }))
    await openQuestionnaire(MOTHER_ASSESSMENT)
    await next()
    expect(input('name')).toHaveValue('周玉珍')
    expect(document.querySelector('[data-field="phone"]')).toBeNull()
  })

  test('[A454] it is found by the row of the list when the risk report has no name', async () => {
    answer(RISK, () => ({ customerName: null, questionContent: null }))
    answer(ROWS, () => ({ list: [row] }))
    await openQuestionnaire(MOTHER_ASSESSMENT)
    await next()
    expect(input('name')).toHaveValue('周玉珍')
  })

  test('[A454] it is the customer’s by her own name', async () => {
    answer(RISK, () => ({ customerName: '林婉清', questionContent: null }))
    await openQuestionnaire(OWN_ASSESSMENT)
    await next()
    expect(question('phone')).toBeVisible()
  })

  test.each([
    ['a name that nobody has', () => ({ customerName: '王芳', questionContent: null })],
    ['no name', () => ({ questionContent: null })],
    ['no report', () => refuse('报告不存在')],
  ])('[A454] with several people and %s it asks', async (_, report) => {
    answer(RISK, report)
    answer(ROWS, () => ({ list: [] }))
    await openQuestionnaire(MOTHER_ASSESSMENT)
    expect(await whose()).toBeVisible()
    expect(document.querySelector('[data-field="name"]')).toBeNull()
  })

  test('[A454] with the customer alone it is the customer’s', async () => {
    answer(RISK, () => refuse('报告不存在'))
    answer(ROWS, () => ({ list: [] }))
    answer('/subscribe/getInspectorsInfoList', () => [{ id: '1001', name: '林婉清', isPrimary: '1' }])
    await openQuestionnaire(OWN_ASSESSMENT)
    await next()
    expect(question('phone')).toBeVisible()
  })
})

describe('the person of an assessment', () => {
  const PALPATION = '/report/viewReportInfo'
  const INSPECTION = '6745039284758340006'
  const hasChoice = () => screen.queryByRole('button', { name: /^为谁填写 / }) !== null

  test('[A663] a person found by the stored name can be changed', async () => {
    await openQuestionnaire(DAUGHTER_ASSESSMENT)
    await next()
    expect(await patient()).toHaveTextContent('林可')
  })

  test('[A663] the person of the check’s palpation report is taken, whatever name is stored', async () => {
    const asked = answer(PALPATION, () => ({ customerId: '2001', inspectionId: INSPECTION }))
    const edited = watch(EDIT_RELATIVE)
    const { user } = await openQuestionnaire(DAUGHTER_ASSESSMENT)
    await next()
    expect(hasChoice()).toBe(false)
    type('identityCard', '110101195502031249')
    await submit(user)
    await dialog('问卷提交成功')
    expect(await formOf(edited[0])).toMatchObject({ id: '2001', identityCard: '110101195502031249' })
    expect(await asked[0]?.json()).toEqual({ reportId: '31' })
  })

  test.each([
    ['another check', { customerId: '2001', inspectionId: '6745039284758340014' }],
    ['a check that it does not name', { customerId: '2001' }],
    ['a person who is not on the list', { customerId: '9999', inspectionId: INSPECTION }],
    ['nobody', { inspectionId: INSPECTION }],
  ])('[A663] a palpation report of %s does not tell the person', async (_what, report) => {
    answer(PALPATION, () => report)
    await openQuestionnaire(DAUGHTER_ASSESSMENT)
    await next()
    expect(await patient()).toHaveTextContent('林可')
  })

  test('[A663] the only person of the account is not shown as a choice', async () => {
    answer('/subscribe/getInspectorsInfoList', () => [{ id: '1001', name: '林婉清', isPrimary: '1' }])
    await openQuestionnaire(OWN_ASSESSMENT)
    await next()
    expect(hasChoice()).toBe(false)
  })
})
