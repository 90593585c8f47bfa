import { act, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, test } from 'vitest'
import { onSms } from '@/mocks/clinic'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import {
  answerDialog,
  CONTENT,
  DAUGHTER_ASSESSMENT,
  dialog,
  EDIT_RELATIVE,
  input,
  MOTHER_ASSESSMENT,
  next,
  openQuestionnaire,
  option,
  OWN_ASSESSMENT,
  question,
  REPORT,
  send,
  submit,
  type,
  watch,
} from './questionnaireSupport'
import { address, clinic, formOf, heading } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'

beforeEach(() => itIs('2026-11-25 10:00:00'))

const EDIT = '/customer/editCustomerInfo'
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

/** Requests a code for this phone number and types it. */
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
    const { user } = await openQuestionnaire(OWN_ASSESSMENT)
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

  test('[SHORTQ-02] [A392] it shows the known data with the phone number locked; a new ID card is saved to the profile first, not with the answers', async () => {
    const order = inOrder()
    const edited = watch(EDIT)
    const reported = watch(REPORT)
    const { user } = await openQuestionnaire(OWN_ASSESSMENT)
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

  test('[A663] a new ID card is saved with the name and the age that the profile has got meanwhile', async () => {
    const { user, router } = await openQuestionnaire('/profile')
    await heading('个人资料')
    await waitForIdle()
    answer('/customer/getCustomerInfo', () => ({
      id: '1001',
      name: '林晚晴',
      telphone: '13800000001',
      sex: '0',
      age: 47,
      birthday: '1979-04-12',
      identityCard: '990101198004120024',
    }))
    const edited = watch(EDIT)
    await act(() => router.navigate(OWN_ASSESSMENT))
    await next()
    type('identityCard', '11010119790412123X')
    await submit(user)
    await dialog('问卷提交成功')
    expect(await jsonOf(edited[0])).toMatchObject({
      name: '林晚晴',
      age: 47,
      birthday: '1979-04-12',
      identityCard: '11010119790412123X',
    })
  })

  test('[A392] when the ID card is rejected, no report is made, and the input is kept', async () => {
    answer(EDIT, () => refuse('身份证号格式不正确'))
    const reported = watch(REPORT)
    const { user } = await openQuestionnaire(OWN_ASSESSMENT)
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

  test('[A415] [A392] a new phone number is saved last, after the report; then the sign-in opens, and nothing more is sent', async () => {
    const order = inOrder()
    const edited = watch(EDIT)
    const { user } = await openQuestionnaire(OWN_ASSESSMENT)
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
    '[SHORTQ-02] [PROFILE-10] [A651] a phone number stored as %s that was not changed after all asks for no code',
    async (telphone) => {
      answer('/customer/getCustomerInfo', () => ({ id: '1001', name: '林婉清', telphone, sex: '0', age: 46 }))
      const order = inOrder()
      const { user } = await openQuestionnaire(OWN_ASSESSMENT)
      await next()
      await user.click(within(question('phone')).getByText('修改手机号'))
      type('phone', '13800000001')
      await submit(user)
      await dialog('问卷提交成功')
      expect(order).toEqual([REPORT])
    },
  )

  test('[A538] [A432] when the answer to the new phone number is lost, it says that the number may have changed', async () => {
    answer(EDIT, () => Response.error())
    const { user } = await openQuestionnaire(OWN_ASSESSMENT)
    await next()
    await changePhone(user, '13900001234')
    await submit(user)
    expect(await dialog('没有收到保存结果')).toHaveTextContent(/手机号可能已经更换。.*请先用新手机号/)
    await user.click(screen.getByText('知道了', { selector: 'button' }))
    expect(Cookies.get('token')).toBeDefined()
  })

  test('[A149] [A398] a phone number of another account asks for confirmation before anything is sent', async () => {
    const order = inOrder()
    const edited = watch(EDIT)
    const { user } = await openQuestionnaire(OWN_ASSESSMENT)
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

  test('[A392] a wrong code is reported once, the phone number stays, and the report is not made twice', async () => {
    const order = inOrder()
    const { user } = await openQuestionnaire(OWN_ASSESSMENT)
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
    const { user } = await openQuestionnaire(OWN_ASSESSMENT)
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
  test('[SHORTQ-01] [A392] it asks no phone number; only a new ID card is saved to her record before the report, the rest unchanged', async () => {
    const order = inOrder()
    const edited = watch(EDIT_RELATIVE)
    const { user } = await openQuestionnaire(MOTHER_ASSESSMENT)
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
    const { user } = await openQuestionnaire(DAUGHTER_ASSESSMENT)
    await submit(user)
    await dialog('问卷提交成功')
    expect(order).toEqual([REPORT])
  })
})

test('[RA10] content that failed to load is refetched', async () => {
  const requests = answer(CONTENT, () => (requests.length === 1 ? refuse('系统繁忙') : ''))
  const { user } = await openQuestionnaire(OWN_ASSESSMENT)
  await user.click(await screen.findByText('重试', { selector: 'button' }))
  await next()
  // Without a stored name it is the customer’s.
  expect(input('name')).toHaveValue('林婉清')
})
