import { screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { onSms } from '@/mocks/clinic'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import {
  answerDialog,
  dialog,
  forget,
  input,
  next,
  openQuestionnaire,
  option,
  question,
  REPORT,
  send,
  submit,
  type,
  watch,
} from './questionnaireSupport'
import { address, clinic, formOf, heading, reloadApp, server } from '../../support/app'

beforeEach(() => itIs('2026-11-25 10:00:00'))

const url = (inspectionId: string) => `/chq/healthServiceChqSimple?inspectionId=${inspectionId}&riskReportId=31`
/** The checks of 林婉清, of her daughter, and of her mother with an older app. */
const OWN = url('6745039284758340014')
const DAUGHTER = url('6745039284758340006')
const MOTHER = url('6745039284758340015')

const EDIT = '/customer/editCustomerInfo'
const EDIT_RELATIVE = '/relativesManager/editRelatives'
const CONTENT = '/report/getQuesInfoByInspectionId'
const jsonOf = async (request: Request | undefined) => (await request?.json()) as Record<string, unknown>
/** Paths of the writing requests, in order. */
const inOrder = (): string[] => {
  const order: string[] = []
  for (const path of [EDIT, EDIT_RELATIVE, REPORT]) {
    const requests = watch(path)
    const push = requests.push.bind(requests)
    requests.push = (...requests) => {
      order.push(path)
      return push(...requests)
    }
  }
  return order
}
const SIX = ['special', 'abortion', 'lackExercise', 'sleepDebt', 'contraception', 'useProduct']
type User = Awaited<ReturnType<typeof openQuestionnaire>>['user']

/** Requests a code for this phone and types it. */
const changePhone = async (user: User, phone: string, code?: string) => {
  let sent = ''
  const stop = onSms(clinic, (sms) => (sent = sms.code))
  await user.click(within(question('phone')).getByText('修改手机号'))
  type('phone', phone)
  await user.click(screen.getByText('获取验证码'))
  await waitFor(() => expect(sent).not.toBe(''))
  stop()
  type('phoneCode', code ?? sent)
}

describe('the assessment for the customer', () => {
  test('[NAV-37] [SUPPQ-08] [A196] it asks the six questions of the inspection’s risk report, and sends the whole content for the report', async () => {
    const requests = watch(CONTENT)
    const order = inOrder()
    const reported = answer(REPORT, () => '77')
    const { user } = await openQuestionnaire(OWN)
    await heading('评估问卷')
    await next()
    expect(new URL(requests[0]?.url ?? '').searchParams.get('inspectionId')).toBe('6745039284758340014')
    for (const id of SIX) expect(question(id)).toBeVisible()
    await user.click(option('useProduct', '是'))
    await submit(user)
    await answerDialog(user, '问卷提交成功', '查看报告')
    await waitFor(() => expect(address()).toBe('/report/healthServicesReport?reportId=77'))
    const { questionContent = '', riskReportId } = await formOf(reported[0])
    expect(riskReportId).toBe('31')
    expect(JSON.parse(questionContent)).toEqual({
      basicinfo: { name: '林婉清', age: 46, sex: '0', height: null, weight: null, ethnicity: null },
      menstrufeeding: {
        m_lastday: '2026-10-08',
        childbirth: 1,
        f_pregnancy: 27,
        m_age: 13,
        menopausetime: null,
        special: false,
      },
      family: {
        relatives_1st: true,
        relatives_2nd: false,
        c_1strelatives: ['0'],
        c_2ndrelatives: [],
        biopsy: true,
        biopsytimes: 1,
        biopsyresult: ['0'],
        abortion: false,
      },
      gail: { relatives_1st: 1, biopsy: 1, atypical: 1 },
      factor: {
        smoking: false,
        drink: false,
        lack_exercise: true,
        sleep_debt: true,
        contraception: false,
        use_product: true,
      },
    })
    expect(order).toEqual([])
  })

  test('[SHORTQ-02] [A392] it shows the known data with the phone locked; a new ID card is saved to the profile first, and not sent with the answers', async () => {
    const order = inOrder()
    const edited = watch(EDIT)
    const reported = watch(REPORT)
    const { user } = await openQuestionnaire(OWN)
    await next()
    expect([input('name'), input('age'), input('phone'), input('identityCard')].map(({ value }) => value)).toEqual([
      '林婉清',
      '46',
      '13800000001',
      '990101198004120024',
    ])
    expect(option('sex', '女')).toBeChecked()
    expect(input('phone')).toHaveAttribute('readonly')
    expect(within(question('phone')).getByText('修改手机号', { selector: 'button' })).toBeVisible()
    type('identityCard', '11010119800412123X')
    type('name', '林晚晴')
    await submit(user)
    await dialog('问卷提交成功')
    expect(order).toEqual([EDIT, REPORT])
    expect(await jsonOf(edited[0])).toEqual({
      id: '1001',
      name: '林婉清',
      age: 46,
      sex: '0',
      birthday: '1980-04-12',
      identityCard: '11010119800412123X',
      telphone: '13800000001',
      phoneCode: null,
      phoneModifyStatus: '0',
    })
    const text = await reported[0]?.text()
    expect(decodeURIComponent(text ?? '')).not.toMatch(/11010119800412123X|13800000001/)
    expect(decodeURIComponent(text ?? '')).toContain('"name":"林晚晴"')
  })

  test('[A392] when the ID card is rejected, no report is made, and the input is kept', async () => {
    answer(EDIT, () => refuse('身份证号格式不正确'))
    const reported = watch(REPORT)
    const { user } = await openQuestionnaire(OWN)
    await next()
    type('identityCard', '11010119800412123X')
    await submit(user)
    expect(await dialog('问卷提交失败')).toHaveTextContent('身份证号格式不正确')
    expect(reported).toEqual([])
    await user.click(screen.getByText('知道了', { selector: 'button' }))
    await user.click(screen.getByText('返回修改'))
    await next()
    expect(input('identityCard')).toHaveValue('11010119800412123X')
  })

  test('[A415] [A392] a new phone is saved last, after the report; then the sign-in opens, and nothing more is sent', async () => {
    const order = inOrder()
    const edited = watch(EDIT)
    const { user } = await openQuestionnaire(OWN)
    await next()
    await changePhone(user, '13900001234')
    await submit(user)
    await answerDialog(user, '问卷提交成功', '继续')
    await screen.findByText('保存成功，请用新手机号重新登录')
    expect(order).toEqual([REPORT, EDIT])
    expect(await jsonOf(edited[0])).toMatchObject({
      telphone: '13900001234',
      phoneModifyStatus: '1',
      phoneCode: expect.stringMatching(/^\d{6}$/) as string,
    })
    const later = watch('/*')
    await waitFor(() => expect(address()).toBe('/login'))
    expect(Cookies.get('token')).toBeUndefined()
    expect(later.filter(({ headers }) => headers.has('token'))).toEqual([])
  })

  test.each(['13800000001', '+86 138 0000 0001', '138****0001'])(
    '[SHORTQ-02] [PROFILE-10] [A651] a phone stored as %s that was not changed after all asks for no code',
    async (telphone) => {
      answer('/customer/getCustomerInfo', () => ({ id: '1001', name: '林婉清', telphone, sex: '0', age: 46 }))
      const order = inOrder()
      const { user } = await openQuestionnaire(OWN)
      await next()
      await user.click(within(question('phone')).getByText('修改手机号'))
      type('phone', '13800000001')
      await submit(user)
      await dialog('问卷提交成功')
      expect(order).toEqual([REPORT])
    },
  )

  test('[A538] [A432] when the answer to the new phone is lost, it says that the phone may have changed', async () => {
    answer(EDIT, () => Response.error())
    const { user } = await openQuestionnaire(OWN)
    await next()
    await changePhone(user, '13900001234')
    await submit(user)
    expect(await dialog('没有收到保存结果')).toHaveTextContent(/手机号可能已经更换。.*请先用新手机号/)
    await user.click(screen.getByText('知道了', { selector: 'button' }))
    expect(Cookies.get('token')).toBeDefined()
  })

  test('[A149] [A398] a phone of another account asks for confirmation before anything is sent', async () => {
    const order = inOrder()
    const edited = watch(EDIT)
    const { user } = await openQuestionnaire(OWN)
    await next()
    await changePhone(user, '13800000003')
    await submit(user)
    await answerDialog(user, '更换手机号', '取消', 'alertdialog')
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'))
    expect(order).toEqual([])
    await user.click(send())
    await answerDialog(user, '更换手机号', '继续', 'alertdialog')
    await answerDialog(user, '问卷提交成功', '继续')
    await waitFor(() => expect(address()).toBe('/login'))
    expect(await jsonOf(edited[0])).toMatchObject({ telphone: '13800000003', replaceAccount: '1' })
  })

  test('[A392] a wrong code is reported once, the phone stays, and the report is not made twice', async () => {
    const order = inOrder()
    const { user } = await openQuestionnaire(OWN)
    await next()
    await changePhone(user, '13900001234', '000000')
    await submit(user)
    expect(await dialog('问卷提交失败')).toHaveTextContent('验证码')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByText('知道了', { selector: 'button' }))
    await user.click(send())
    await dialog('问卷提交失败')
    expect(order).toEqual([REPORT, EDIT, EDIT])
    expect(Cookies.get('token')).toBeDefined()
  })

  test('[A392] [A391] answers changed after a wrong code make another report', async () => {
    const order = inOrder()
    const reported = watch(REPORT)
    const { user } = await openQuestionnaire(OWN)
    await next()
    await changePhone(user, '13900001234', '000000')
    await submit(user)
    await dialog('问卷提交失败')
    await user.click(screen.getByText('知道了', { selector: 'button' }))
    await user.click(screen.getByText('返回修改'))
    await next()
    type('name', '林小婉')
    await submit(user)
    await waitFor(() => expect(order).toEqual([REPORT, EDIT, REPORT, EDIT]))
    expect(decodeURIComponent((await reported[1]?.text()) ?? '')).toContain('林小婉')
  })
})

describe('the assessment for a relative', () => {
  test('[SHORTQ-01] [A392] it asks no phone; only a new ID card is saved to her record before the report, the rest unchanged', async () => {
    const order = inOrder()
    const edited = watch(EDIT_RELATIVE)
    const { user } = await openQuestionnaire(MOTHER)
    await next()
    expect(input('name')).toHaveValue('周玉珍')
    expect(document.querySelector('[data-field="phone"]')).toBeNull()
    type('identityCard', '110101195502031249')
    for (const id of ['lackExercise', 'sleepDebt', 'useProduct']) await user.click(option(id, '否'))
    await user.click(option('contraception', '无'))
    await submit(user)
    await dialog('问卷提交成功')
    expect(order).toEqual([EDIT_RELATIVE, REPORT])
    expect(await formOf(edited[0])).toMatchObject({
      id: '2001',
      isPrimary: '0',
      name: '周玉珍',
      relationId: '2',
      age: '71',
      sex: '0',
      telphone: '13800000021',
      identityCard: '110101195502031249',
      mAge: '14',
      menopausetime: '51',
    })
  })

  test('[A392] without a new ID card only the report is sent', async () => {
    const order = inOrder()
    const { user } = await openQuestionnaire(DAUGHTER)
    await submit(user)
    await dialog('问卷提交成功')
    expect(order).toEqual([REPORT])
  })
})

describe('an assessment whose stored name matches no person', () => {
  beforeEach(() => {
    answer(CONTENT, () => '{"basicinfo":{"name":"林小可"}}')
  })

  test('[SUPPQ-08] it asks who was examined, and goes on with the chosen person', async () => {
    const { user } = await openQuestionnaire(OWN)
    expect(await screen.findByText('请选择这次检查的受检人。')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '为谁填写 请选择受检人' }))
    await user.click(screen.getByLabelText('林可'))
    await next()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(input('age')).toHaveValue('22')
    expect(document.querySelector('[data-field="phone"]')).toBeNull()
  })

  test('[SUPPQ-08] a retry goes on with the person who was chosen, and does not ask again', async () => {
    let fails = true
    const { user } = await openQuestionnaire(OWN)
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
    const { user } = await openQuestionnaire(OWN)
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
    await openQuestionnaire(MOTHER)
    await next()
    expect(input('name')).toHaveValue('周玉珍')
    expect(document.querySelector('[data-field="phone"]')).toBeNull()
  })

  test('[A454] it is found by the row of the list when the risk report has no name', async () => {
    answer(RISK, () => ({ customerName: null, questionContent: null }))
    answer(ROWS, () => ({ list: [row] }))
    await openQuestionnaire(MOTHER)
    await next()
    expect(input('name')).toHaveValue('周玉珍')
  })

  test('[A454] it is the customer’s by her own name', async () => {
    answer(RISK, () => ({ customerName: '林婉清', questionContent: null }))
    await openQuestionnaire(OWN)
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
    await openQuestionnaire(MOTHER)
    expect(await whose()).toBeVisible()
    expect(document.querySelector('[data-field="name"]')).toBeNull()
  })

  test('[A454] with the customer alone it is the customer’s', async () => {
    answer(RISK, () => refuse('报告不存在'))
    answer(ROWS, () => ({ list: [] }))
    answer('/subscribe/getInspectorsInfoList', () => [{ id: '1001', name: '林婉清', isPrimary: '1' }])
    await openQuestionnaire(OWN)
    await next()
    expect(question('phone')).toBeVisible()
  })
})

test('[RA10] content that failed to load is refetched', async () => {
  const requests = answer(CONTENT, () => (requests.length === 1 ? refuse('系统繁忙') : ''))
  const { user } = await openQuestionnaire(OWN)
  await user.click(await screen.findByText('重试', { selector: 'button' }))
  await next()
  // Without a stored name it is the customer’s.
  expect(input('name')).toHaveValue('林婉清')
})
