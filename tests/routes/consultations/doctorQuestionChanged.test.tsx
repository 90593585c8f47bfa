import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { giveConsent } from '@/stores/auth/consent'
import { changeDoctorQuestion, doctorQuestionNow } from '@/stores/consultations/order/doctorQuestion'
import { WX_RESULT } from '../../support/fixtures/order'
import { answer, refuse } from '../../support/answers'
import { askedOf, choose } from './doctorQuestionSupport'
import { reportRow } from '../reports/support'
import { address, heading, PHONE, reloadApp, renderApp, server, visited } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { deferred } from '../../support/deferred'

beforeEach(() => giveConsent('1001'))

const DOCTOR = { doctorId: '3002' }
const doctorAt = (price: number) => ({
  id: '3002',
  name: '梁清和',
  doctorBusinessList: [{ serviceType: '1', price, openFlag: '1' }],
})

test('[CONSULT-16] [A246] a price that the doctor no longer offers must be chosen again', async () => {
  answer('/consultation/getDoctorInfoById', () => doctorAt(12_000))
  askedOf(DOCTOR)
  await renderApp('/consult/problemDesc/3002', { signedInAs: PHONE })
  await heading('描述问题')
  await screen.findByRole('button', { name: /^价位.*请选择价位/ })
  await waitFor(() => expect(screen.getByRole('main')).not.toHaveTextContent('¥99.00'))
  await userEvent.click(screen.getByRole('button', { name: '下一步' }))
  expect((await screen.findAllByText('请选择价位')).length).toBeGreaterThan(1)
})

const UNAVAILABLE = '现在不能单独问这位医生，可以看看其他医生。'
const UNREAD = '暂时查不到这位医生的咨询价格，请稍后再来，或看看其他医生。'

test.each([
  ['no offer', [], UNAVAILABLE],
  ['a quick offer alone', [{ serviceType: '2', openFlag: '1', price: 2_900 }], UNAVAILABLE],
  ['an unreadable offer', [{ serviceType: '1', openFlag: '1', price: '面议' }], UNREAD],
])('[CONSULT-16] [A685] a doctor with %s is not asked, and what is written stays', async (_what, offers, text) => {
  answer('/consultation/getDoctorInfoById', () => ({ id: '3002', name: '梁清和', doctorBusinessList: offers }))
  changeDoctorQuestion(DOCTOR, { customerId: '1001', question: '左侧有点胀痛' })
  const { user } = await renderApp('/consult/problemDesc/3002', { signedInAs: PHONE })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText('左侧有点胀痛')).toBeVisible()
  expect(screen.queryByRole('button', { name: '下一步' })).toBeNull()
  await user.click(screen.getByRole('link', { name: '看其他医生' }))
  await waitFor(() => expect(address()).toBe('/consult/index'))
})

describe('a question about a patient who is no longer in the list', () => {
  const ASKED = '妈妈左侧有肿块'
  const SELF = { id: '1001', isPrimary: '1', name: '林婉清', sex: '0', age: 46 }
  const DAUGHTER = { id: '2002', isPrimary: '0', name: '林可', sex: '0', age: 20 }
  const GONE = '之前选的人已不在受检人名单中，请重新选择。'
  const patient = () => screen.findByRole('button', { name: /^为谁咨询/ })
  const openWithout = async (listed: unknown[], language: 'zh' | 'en' = 'zh') => {
    askedOf(DOCTOR)
    changeDoctorQuestion(DOCTOR, { customerId: '2001', question: ASKED })
    answer('/subscribe/getInspectorsInfoList', () => listed)
    const opened = await renderApp('/consult/problemDesc/3002', { signedInAs: PHONE, language })
    await screen.findByRole('textbox')
    return opened
  }

  test('[A589] [RG2] it is not moved to another person, who must be chosen again', async () => {
    const { user } = await openWithout([SELF, DAUGHTER])
    expect(await screen.findByText(GONE)).toBeVisible()
    expect(await patient()).toHaveTextContent('请选择')
    expect(await patient()).not.toHaveTextContent('林婉清')
    await user.click(screen.getByRole('button', { name: '下一步' }))
    await waitForIdle()
    expect(address()).toBe('/consult/problemDesc/3002')
    expect(await patient()).toHaveFocus()
    await choose(/^为谁咨询/, /林可/)
    expect(screen.queryByText(GONE)).toBeNull()
    await user.click(screen.getByRole('button', { name: '下一步' }))
    await heading('确认咨询')
    expect(doctorQuestionNow(DOCTOR)).toMatchObject({ customerId: '2002', question: ASKED })
  })

  test('[A589] [RG2] one incomplete list loses nothing', async () => {
    await openWithout([SELF, DAUGHTER])
    await screen.findByText(GONE)
    server.resetHandlers()
    await reloadApp()
    await screen.findByRole('textbox')
    await waitFor(async () => expect(await patient()).toHaveTextContent('周玉珍'))
    expect(screen.getByRole('textbox')).toHaveValue(ASKED)
    expect(screen.queryByText(GONE)).toBeNull()
  })

  test('[A589] [A514] no patient is called gone while a row of the list cannot be read', async () => {
    await openWithout([SELF, 7])
    expect(await patient()).toHaveTextContent('请选择')
    expect(screen.queryByText(GONE)).toBeNull()
  })

  test('[A589] in English it says the same', async () => {
    await openWithout([SELF, DAUGHTER], 'en')
    expect(
      await screen.findByText('The person you chose is no longer on your list. Please choose again.'),
    ).toBeVisible()
  })
})

test('[CONSULT-09] [CONSULT-10] [A238] only finished reports can be chosen, each listed once', async () => {
  answer('/report/queryInspectionReports', () => [
    reportRow({ reportId: '81', inspectId: '61' }),
    reportRow({ reportId: '81', inspectId: '61' }),
    reportRow({ reportId: null, inspectId: '62', status: 0 }),
    reportRow({ reportId: null, inspectId: '63' }),
  ])
  await renderApp('/consult/problemDesc/3002', { signedInAs: PHONE })
  await heading('描述问题')
  await screen.findByText(/选填，医生可以/)
  await userEvent.click(screen.getByRole('button', { name: /^检查报告/ }))
  const radios = within(await screen.findByRole('dialog')).getAllByRole('radio')
  expect(radios.map((one) => one.closest('label')?.textContent.slice(0, 4))).toEqual([
    '不附报告',
    '尊享版木',
    '此条目无',
  ])
})

test('[CONSULT-09] [A384] a chosen report that no longer exists is not sent unseen', async () => {
  answer('/report/queryInspectionReports', () => [reportRow({ reportId: '81' })])
  askedOf(DOCTOR)
  changeDoctorQuestion(DOCTOR, { reportId: '7' })
  const requests = answer('/consultation/createConsultationOrder', () => refuse('医生暂时不能接诊'))
  await renderApp('/consult/problemDesc/3002', { signedInAs: PHONE })
  await heading('描述问题')
  expect(await screen.findByText('之前选的报告已经找不到了，现在不附报告。')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '下一步' }))
  await heading('确认咨询')
  expect(screen.queryByText('附一份检查报告')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: '去支付' }))
  await screen.findByText('医生暂时不能接诊')
  expect(new URLSearchParams(await requests[0]?.text()).get('reportId')).toBe('')
})

test.each([
  ['zh', /^检查报告/, '已选一份报告', '您填写的内容都还在，选的报告会随问题发给医生。', '下一步', '附一份检查报告'],
  [
    'en',
    /^Report/,
    'One report chosen',
    'What you entered is kept. The report you chose goes with it.',
    'Next',
    'With one report',
  ],
] as const)(
  '[CONSULT-09] [A384] a chosen report whose list does not load is not called no report (%s)',
  async (language, field, chosen, kept, next, attached) => {
    answer('/report/queryInspectionReports', () => refuse('系统繁忙'))
    askedOf(DOCTOR)
    changeDoctorQuestion(DOCTOR, { reportId: '7' })
    await renderApp('/consult/problemDesc/3002', { signedInAs: PHONE, language })
    await screen.findByRole('textbox')
    expect(await screen.findByText(kept)).toBeVisible()
    expect(screen.getByRole('button', { name: field })).toHaveTextContent(chosen)
    await userEvent.click(screen.getByRole('button', { name: next }))
    expect(await screen.findByText(attached)).toBeVisible()
  },
)

test('[API-51] [API-52] [CONSULT-25] a price that rose meanwhile is refetched, and the order can go on', async () => {
  let price = 2_900
  answer('/quick_consultation/queryQuickConsultationPrice', () => price)
  answer('/quick_consultation/calculateQuickConsultationPrice', async (request) => {
    const { originalPrice } = (await request.json()) as { originalPrice: number }
    return originalPrice === price ? price : refuse('价格已变化，请重新确认')
  })
  await renderApp('/consult/quickProblemDesc', { signedInAs: PHONE })
  await heading('快速咨询')
  await userEvent.type(await screen.findByRole('textbox', { name: /乳腺的健康情况/ }), '最近有点疼')
  await userEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意咨询说明' }))
  price = 3_900
  await userEvent.click(screen.getByRole('button', { name: '下一步' }))
  await heading('确认快速咨询')
  await userEvent.click(await screen.findByRole('button', { name: '重试' }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('应付金额 ¥39.00'))
  expect(screen.getByRole('button', { name: '去支付' })).toBeEnabled()
})

test('[CONSULT-25] [A451] a quick order whose price cannot be read after a reload offers to ask again', async () => {
  const price = answer('/quick_consultation/queryQuickConsultationPrice', () => new Response(null, { status: 502 }))
  answer('/quick_consultation/calculateQuickConsultationPrice', () => 2_900)
  const coupons = answer('/coupon/getCouponListByServiceCodeAndPrice', () => [])
  askedOf('quick')
  await renderApp('/consult/quickOrder', { signedInAs: PHONE })
  await heading('确认快速咨询')
  const again = await screen.findByRole('button', { name: '重试' })
  expect(screen.getByText('价格没有计算出来')).toBeVisible()
  expect(screen.getByRole('button', { name: '去支付' })).toBeDisabled()
  const failed = price.length
  answer('/quick_consultation/queryQuickConsultationPrice', () => 2_900)
  await userEvent.click(again)
  await waitFor(() => expect(screen.getByRole('button', { name: '去支付' })).toBeEnabled())
  expect(screen.getByRole('main')).toHaveTextContent('应付金额 ¥29.00')
  expect(failed).toBeGreaterThan(0)
  expect(coupons).toHaveLength(1)
})

test('[CONSULT-41] [A490] a consultation returned twice is listed once, and the list does not repeat the urgent signs', async () => {
  const one = { consultationStatus: 1, consultationType: '1', createTime: '2026-11-20 10:00:00' }
  answer('/consultation/queryConsultationsByUserId', () => ({
    list: [{ id: '7', ...one }, { id: '8', ...one }, { id: '7', ...one }, 7],
    total: 4,
  }))
  await renderApp('/consult/my', { signedInAs: PHONE })
  await heading('我的咨询')
  const list = within(screen.getByRole('tabpanel'))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3))
  expect(screen.queryByText(/请立即就医/)).toBeNull()
})

const PLACED = { id: '9', payStatus: '1', practicalPrice: 9_900, wxResult: WX_RESULT }

test('[RB1] navigation is blocked while the order is sent', async () => {
  const { promise, resolve } = deferred()
  const sent = answer('/consultation/createConsultationOrder', () => promise)
  answer('/order/getPayStatus', () => ({ payStatus: 1 }))
  answer('/consultation/paySurplusTime', () => 600)
  askedOf(DOCTOR)
  const { router } = await renderApp('/consult/order', { signedInAs: PHONE })
  await heading('确认咨询')
  await userEvent.click(await screen.findByRole('button', { name: '去支付' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await act(() => router.navigate('/my'))
  expect(address()).toBe('/consult/order')
  expect(screen.getAllByText('正在提交…')).toHaveLength(2)
  await userEvent.click(screen.getByRole('link', { name: '修改问题' }))
  expect(address()).toBe('/consult/order')
  resolve(PLACED)
  await waitFor(() => expect(visited()).toContain('/order/tradePay/9?type=consult'))
})

test('an order whose screen was left while it asked about the new price moves no other screen', async () => {
  answer('/consultation/createConsultationOrder', () => ({ ...PLACED, practicalPrice: 12_000 }))
  askedOf(DOCTOR)
  const { router } = await renderApp('/consult/order', { signedInAs: PHONE })
  await heading('确认咨询')
  await userEvent.click(await screen.findByRole('button', { name: '去支付' }))
  const question = await screen.findByRole('alertdialog', { name: '金额有变化' })
  await act(() => router.navigate('/my'))
  await heading('个人中心')
  await userEvent.click(within(question).getByRole('button', { name: '查看我的咨询' }))
  await waitForIdle()
  expect(address()).toBe('/my')
})
