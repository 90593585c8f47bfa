import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { looseObject, unknown } from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { createConsultationOrder } from '@/api/consultations/consultations'
import { giveConsent } from '@/stores/auth/consent'
import { useChat } from '@/stores/chat/chat'
import { changeText, useChatDraft } from '@/stores/chat/draft'
import { countChatDrafts, withdrawConsent } from '@/stores/auth/consentDrafts'

import { putPicture } from '@/stores/consultations/order/slots'
import { useConsultations } from '@/stores/consultations/consultations'
import {
  changeDoctorQuestion,
  doctorQuestionNow,
  useDoctorQuestion,
} from '@/stores/consultations/order/doctorQuestion'
import { resetStores } from '@/stores/createStore'
import {
  CHAT_UNSENT,
  DOCTOR_QUESTION_DRAFT,
  DRAFT_PREFIX,
  draftsOf,
  hasDrafts,
  readUserItem,
  USER_PREFIX,
  writeUserItem,
} from '@/stores/userStorage'
import { answer, refuse } from '../../support/answers'
import { reportRow } from '../reports/support'
import { address, heading, PHONE, reloadApp, renderApp, server } from '../../support/app'
import { deferred } from '../../support/deferred'

const DOCTOR = { doctorId: '3002' }
const FORM = '/consult/problemDesc/3002'
const DRAFT = `${DOCTOR_QUESTION_DRAFT}doctor 3002`
const question = () => screen.findByRole('textbox', { name: /乳腺的健康情况/ })
const openForm = async () => {
  giveConsent('1001')
  const opened = await renderApp(FORM, { signedInAs: PHONE })
  await question()
  return opened
}

test.each([
  ['zh', '写的内容会保存在这部手机上，12 小时内有效。', '这部手机没能保存写的内容，离开后需要重写。'],
  [
    'en',
    'What you write is saved on this phone for 12 hours.',
    'This phone could not save what you write. If you leave, it is lost.',
  ],
] as const)('[RA13] [A551] a question that a full phone cannot keep is not called saved (%s)', async (...args) => {
  const [language, saved, lost] = args
  giveConsent('1001')
  const { user } = await renderApp(FORM, { signedInAs: PHONE, language })
  const field = await screen.findByRole('textbox')
  expect(await screen.findByText(saved)).toBeVisible()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.type(field, '疼')
  expect(screen.getByText(lost)).toBeVisible()
  expect(screen.queryByText(saved)).toBeNull()
  full.mockRestore()
  await user.type(field, '。')
  expect(screen.getByText(saved)).toBeVisible()
})

describe('the consent to health data', () => {
  test.each([
    [FORM, '描述问题'],
    ['/consult/quickProblemDesc', '快速咨询'],
  ])('[A385] [A386] it is asked for once, before the first question: %s', async (url, title) => {
    const { user } = await renderApp(url, { signedInAs: PHONE })
    await heading(title)
    const box = await screen.findByRole('checkbox', { name: /我同意按以上说明/ })
    expect(box).not.toBeChecked()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('main')).toHaveTextContent('发现新肿块或血性溢液，请立即就医')
    await user.click(box)
    await user.click(screen.getByRole('button', { name: '同意并继续' }))
    expect(await question()).toHaveValue('')
    await reloadApp()
    expect(await question()).toHaveValue('')
  })

  test('[A545] a phone without any consent asks before the user is known, and then keeps the tick', async () => {
    const customer = deferred()
    answer('/customer/getCustomerInfo', () => customer.promise)
    const { user } = await renderApp(FORM, { signedInAs: PHONE })
    await user.click(await screen.findByRole('checkbox'))
    const goOn = () => screen.getByRole('button', { name: '同意并继续' })
    expect(goOn()).toHaveAttribute('aria-busy', 'true')
    customer.resolve({ id: '1001', name: '林婉清', telphone: PHONE, sex: '0', age: 46 })
    await waitFor(() => expect(goOn()).not.toHaveAttribute('aria-busy'))
    expect(screen.getByRole('checkbox')).toBeChecked()
    await user.click(goOn())
    await question()
  })

  test('[A545] where another user of the phone has consented, the question waits for the user', async () => {
    writeUserItem('1002', 'consent', { version: 3, at: Date.now() })
    answer('/customer/getCustomerInfo', () => new Promise(() => undefined))
    await renderApp(FORM, { signedInAs: PHONE })
    await screen.findByRole('status')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('[A385] a refusal leads back', async () => {
    const { router, user } = await renderApp('/consult/doctor?id=3002', { signedInAs: PHONE })
    await act(() => router.navigate(FORM))
    await user.click(await screen.findByRole('button', { name: '不同意，返回' }))
    await waitFor(() => expect(address()).toBe('/consult/doctor?id=3002'))
  })

  test('[A428] withdrawing it deletes the question, its pictures and the text typed in chats', async () => {
    const { router } = await openForm()
    act(() => {
      changeDoctorQuestion(DOCTOR, { question: '左侧有点胀痛' })
      putPicture(0, { state: 'done', url: 'https://files.demo.example/pictures/1.jpg' })
      changeText('77', '还疼')
    })
    await act(() => router.navigate('/my/privacy'))
    act(() => withdrawConsent('1001'))
    expect(hasDrafts()).toBe(false)
    expect(useChatDraft.getState().texts.size).toBe(0)
    giveConsent('1001')
    await act(() => router.navigate(FORM))
    expect(await question()).toHaveValue('')
    expect(await screen.findAllByLabelText(/^添加第 \d 张图片$/)).toHaveLength(3)
  })
})

test('[A428] [A276] withdrawing it deletes unsent chat messages, and keeps follow-ups that are still to be counted', () => {
  const at = Date.now()
  const kept = { at, texts: [{ localId: 'a', text: '左侧疼', time: 1 }], lost: [] }
  const uncounted = { at, followUps: [{ localId: 'b', at, isTaken: true }] }
  giveConsent('1001')
  writeUserItem('1001', `${CHAT_UNSENT}77`, kept)
  writeUserItem('1001', `${DRAFT_PREFIX}uncounted:77`, uncounted)
  useChat.setState({ unsent: new Map([['77', []]]) })
  expect(countChatDrafts('1001')).toBe(1)
  withdrawConsent('1001')
  expect(countChatDrafts('1001')).toBe(0)
  expect(JSON.stringify(window.localStorage)).not.toContain('左侧疼')
  expect(draftsOf('1001')).toEqual([`${DRAFT_PREFIX}uncounted:77`])
  expect(useChat.getState().unsent.size).toBe(0)
})

test.each([
  ['zh', '没有发出的咨询内容', '2 份', '清除'],
  ['en', 'Unsent messages to doctors', '2', 'Clear'],
] as const)('[A384] a question not sent to a doctor is listed, and cleared with the rest (%s)', async (...args) => {
  const [language, name, count, clear] = args
  const { router } = await openForm()
  act(() => {
    changeDoctorQuestion(DOCTOR, { question: '左侧有点胀痛' })
    changeText('77', '还疼')
  })
  await act(() => router.navigate('/home'))
  const { user } = await renderApp('/my/privacy', { language })
  const fact = () => screen.getByText(name).nextElementSibling
  await waitFor(() => expect(fact()).toHaveTextContent(count))
  await user.click(screen.getByRole('button', { name: clear }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: clear }))
  await waitFor(() => expect(fact()).toHaveTextContent(/没有|None/))
  expect(hasDrafts()).toBe(false)
})

test.each([
  ['zh', '找不到这位医生', '看其他医生'],
  ['en', 'Doctor not found', 'Other doctors'],
] as const)(
  '[A384] [A92] a question typed for a doctor who no longer exists is shown for copying (%s)',
  async (...args) => {
    const [language, gone, others] = args
    const { router } = await openForm()
    act(() => changeDoctorQuestion(DOCTOR, { question: '左侧有点胀痛' }))
    await act(() => router.navigate('/home'))
    useDoctorQuestion.setState(useDoctorQuestion.getInitialState(), true)
    useConsultations.setState(useConsultations.getInitialState(), true)
    answer('/consultation/getDoctorInfoById', () => refuse('医生不存在'))
    const { user } = await renderApp(FORM, { language })
    expect(await screen.findByText(gone)).toBeVisible()
    expect(await screen.findByText('左侧有点胀痛')).toBeVisible()
    await user.click(screen.getByRole('link', { name: others }))
    await waitFor(() => expect(address()).toBe('/consult/index'))
  },
)

test('[A384] [A504] a list of examinees that fails once leaves the draft its examinee and report', async () => {
  const kept = { customerId: '2001', question: '左侧有点胀痛', reportId: '81' }
  writeUserItem('1001', DRAFT, { at: Date.now(), problem: kept, pictures: [] })
  giveConsent('1001')
  const examinees = answer('/subscribe/getInspectorsInfoList', () => HttpResponse.error())
  const { user } = await renderApp(FORM, { signedInAs: PHONE })
  const again = await screen.findByRole('button', { name: '重试' })
  expect(examinees.length).toBeGreaterThan(0)
  server.resetHandlers()
  answer('/report/queryInspectionReports', () => [reportRow({ reportId: '81' })])
  await user.click(again)
  expect(await screen.findByRole('button', { name: /为谁咨询.*周玉珍/ })).toBeVisible()
  expect(doctorQuestionNow(DOCTOR)).toMatchObject(kept)
  expect(readUserItem('1001', DRAFT, unknown())).toMatchObject({ problem: kept })
})

test('[A384] a form that was opened and not changed stores nothing', async () => {
  await openForm()
  expect(hasDrafts()).toBe(false)
})

describe('an order without an answer', () => {
  const place = async () => {
    const opened = await openForm()
    const { user } = opened
    act(() => changeDoctorQuestion(DOCTOR, { question: '左侧有点胀痛', priceFen: 9_900, agreed: true }))
    await user.click(screen.getByRole('button', { name: '下一步' }))
    await user.click(await screen.findByRole('button', { name: '去支付' }))
    await screen.findByText('还不知道咨询有没有提交成功')
    return opened
  }
  const lost = () => answer('/consultation/createConsultationOrder', () => HttpResponse.error())
  const keyOf = (request: Request | undefined) => request?.headers.get('Idempotency-Key')

  test('[A434] [RB2] it is mentioned after a reload, and a repeat has the same key', async () => {
    const requests = lost()
    const { user } = await place()
    await reloadApp()
    expect(await screen.findByText('还不知道咨询有没有提交成功')).toBeVisible()
    expect(screen.getByRole('link', { name: '查看我的咨询' })).toHaveAttribute('href', '/consult/my')
    await user.click(await screen.findByRole('button', { name: '去支付' }))
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(keyOf(requests[0])).toBeTruthy()
    expect(keyOf(requests[1])).toBe(keyOf(requests[0]))
  })

  test('[A434] [A539] [RB2] it is mentioned after the question was changed, also beside the refusal of the new one', async () => {
    lost()
    const { user } = await place()
    await user.click(screen.getByRole('link', { name: '修改问题' }))
    await question()
    act(() => changeDoctorQuestion(DOCTOR, { question: '右侧有点胀痛', agreed: true }))
    await user.click(screen.getByRole('button', { name: '下一步' }))
    await heading('确认咨询')
    expect(await screen.findByText('还不知道咨询有没有提交成功')).toBeVisible()
    answer('/consultation/createConsultationOrder', () => refuse('医生暂时不能接诊'))
    await user.click(await screen.findByRole('button', { name: '去支付' }))
    expect(await screen.findByText('医生暂时不能接诊')).toBeVisible()
    expect(screen.getByText('之前的一次提交没有收到结果')).toBeVisible()
    expect(screen.getByRole('link', { name: '查看我的咨询' })).toBeVisible()
    expect(screen.queryByText('还不知道咨询有没有提交成功')).toBeNull()
  })

  /** As the list names the lost question. */
  const ROW = {
    id: '7',
    consultationStatus: 1,
    consultationType: '1',
    doctorId: '3002',
    customerId: '1001',
    consultationContent: '左侧有点胀痛',
  }
  const listed = (row: object) => answer('/consultation/queryConsultationsByUserId', () => ({ list: [row], total: 1 }))

  /** Another tab of the phone receives a definite answer. */
  const forgetSent = () => {
    for (const key of Object.keys(window.localStorage))
      if (key.includes('draft:sent ')) window.localStorage.removeItem(key)
  }

  /** Another tab of the phone receives the answer, and `place` says what the clinic then has. */
  const answeredElsewhere = async (question: string, before: () => unknown = () => undefined) => {
    lost()
    const { user } = await place()
    await before()
    forgetSent()
    server.resetHandlers()
    const order = { customerId: '1001', coupon: undefined, priceFen: 9_900, question, pictureUrls: [], reportId: '' }
    await createConsultationOrder({ target: DOCTOR, ...order }, 'elsewhere')
    return { user, asked: answer('/consultation/createConsultationOrder', () => refuse('医生暂时不能接诊')) }
  }

  test('[A484] a consultation that another tab placed meanwhile is found in the list, and none is sent', async () => {
    const { user, asked } = await answeredElsewhere('左侧有点胀痛')
    await user.click(screen.getByRole('button', { name: '去支付' }))
    await waitFor(() => expect(address()).toBe('/consult/my'))
    expect(await screen.findByText('咨询已经提交成功，不用再提交')).toBeVisible()
    expect(asked).toHaveLength(0)
  })

  test('[A484] [A434] after a reload, a consultation that another tab placed meanwhile is found, and none is sent', async () => {
    const { user, asked } = await answeredElsewhere('左侧有点胀痛', async () => {
      resetStores(USER_PREFIX)
      window.sessionStorage.setItem('consult order', JSON.stringify(DOCTOR))
      await reloadApp()
      await screen.findByText('还不知道咨询有没有提交成功')
    })
    await user.click(await screen.findByRole('button', { name: '去支付' }))
    await waitFor(() => expect(address()).toBe('/consult/my'))
    expect(asked).toHaveLength(0)
  })

  test('[A484] a consultation with another question in the list is not taken for the lost one', async () => {
    const { user, asked } = await answeredElsewhere('右侧有点胀痛')
    await user.click(screen.getByRole('button', { name: '去支付' }))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(await screen.findByText('医生暂时不能接诊')).toBeVisible()
  })

  test('[A484] of two equal consultations in the list none is chosen, and the order is resent', async () => {
    const { user, asked } = await answeredElsewhere('左侧有点胀痛')
    answer('/consultation/queryConsultationsByUserId', () => ({ list: [ROW, { ...ROW, id: '8' }], total: 2 }))
    await user.click(screen.getByRole('button', { name: '去支付' }))
    await waitFor(() => expect(asked).toHaveLength(1))
  })

  test.each([
    ['no difference', 0, {}],
    ['another patient', 1, { customerId: '2001' }],
    ['another doctor', 1, { doctorId: '3001' }],
    ['another type', 1, { consultationType: '2' }],
    ['a report', 1, { reportId: '81' }],
    ['a picture', 1, { consultationPic: 'https://files.demo.example/pictures/1.jpg' }],
    ['an end by the doctor', 1, { consultationStatus: 4 }],
    ['no payment in time', 1, { consultationStatus: 8 }],
  ])(
    '[A484] beside a listed consultation with %s, this number of orders is sent: %i',
    async (_what, orders, difference) => {
      const { user, asked } = await answeredElsewhere('右侧有点胀痛')
      const looked = listed({ ...ROW, ...difference })
      await user.click(screen.getByRole('button', { name: '去支付' }))
      if (orders > 0) expect(await screen.findByText('医生暂时不能接诊')).toBeVisible()
      else await waitFor(() => expect(address()).toBe('/consult/my'))
      expect(looked.length).toBeGreaterThan(0)
      expect(asked).toHaveLength(orders)
    },
  )

  test.each([
    ['the same question of a quick consultation', 0, '2'],
    ['the same question to a doctor', 1, '1'],
  ])(
    '[A484] after the answer to a quick order was lost and the list has %s, this number of orders is sent: %i',
    async (...args) => {
      const [, orders, consultationType] = args
      giveConsent('1001')
      answer('/quick_consultation/createQuickConsultationOrder', () => HttpResponse.error())
      const { user } = await renderApp('/consult/quickProblemDesc', { signedInAs: PHONE })
      await question()
      act(() => changeDoctorQuestion('quick', { question: '左侧有点胀痛', agreed: true }))
      await user.click(screen.getByRole('button', { name: '下一步' }))
      await user.click(await screen.findByRole('button', { name: '去支付' }))
      await screen.findByText('还不知道咨询有没有提交成功')
      forgetSent()
      server.resetHandlers()
      const asked = answer('/quick_consultation/createQuickConsultationOrder', () => refuse('医生暂时不能接诊'))
      listed({ ...ROW, consultationType })
      await user.click(screen.getByRole('button', { name: '去支付' }))
      if (orders > 0) expect(await screen.findByText('医生暂时不能接诊')).toBeVisible()
      else await waitFor(() => expect(address()).toBe('/consult/my'))
      expect(asked).toHaveLength(orders)
    },
  )

  test('[A484] a consultation is not resent while the list fails to load', async () => {
    const { user, asked } = await answeredElsewhere('左侧有点胀痛')
    const looked = answer('/consultation/queryConsultationsByUserId', () => HttpResponse.error())
    await user.click(screen.getByRole('button', { name: '去支付' }))
    await waitFor(() => expect(looked).toHaveLength(1))
    expect(await screen.findByText('还不知道咨询有没有提交成功')).toBeVisible()
    expect(asked).toHaveLength(0)
  })
})

describe('a question that two tabs show', () => {
  const draftNow = () => readUserItem('1001', DRAFT, looseObject({ problem: looseObject({}) }))
  const PICTURE = 'https://files.demo.example/pictures/9.jpg'
  const otherTabWrites = (kept: object, pictures: string[] = []) =>
    writeUserItem('1001', DRAFT, { at: Date.now(), problem: kept, pictures })

  test('[RB4] [A564] what another tab has written stays kept when this tab changes something else', async () => {
    await openForm()
    const { customerId } = doctorQuestionNow(DOCTOR)
    otherTabWrites({ customerId, question: '另一个页面写的', reportId: '' })
    act(() => putPicture(0, { state: 'done', url: PICTURE }))
    expect(draftNow()).toMatchObject({ problem: { customerId, question: '另一个页面写的' }, pictures: [PICTURE] })
  })

  test('[A564] a question about one person never takes over what another tab has written about another', async () => {
    const { user } = await openForm()
    otherTabWrites({ customerId: '2002', question: '妈妈的问题', reportId: '77' }, [PICTURE])
    await user.type(await question(), '我的问题')
    expect(draftNow()).toMatchObject({
      problem: { customerId: doctorQuestionNow(DOCTOR).customerId, question: '我的问题', reportId: '' },
      pictures: [],
    })
  })
})

test('[A384] a doctor who answers after the question was left gets no pictures of the next question', async () => {
  const PICTURE = 'https://files.demo.example/pictures/9.jpg'
  giveConsent('1001')
  const slow = deferred()
  answer('/consultation/getDoctorInfoById', () => slow.promise)
  const { router } = await renderApp(FORM, { signedInAs: PHONE })
  await heading('描述问题')
  await waitFor(() => expect(doctorQuestionNow(DOCTOR).customerId).toBe('1001'))
  await act(() => router.navigate('/consult/quickProblemDesc'))
  await question()
  act(() => putPicture(0, { state: 'done', url: PICTURE }))
  const doctorBusinessList = [{ serviceType: 1, price: 9900, openFlag: '1' }]
  slow.resolve({ id: '3002', name: '沈云', title: '1', section: '1', doctorBusinessList })
  await waitFor(() => expect(doctorQuestionNow(DOCTOR).priceFen).toBe(9_900))
  await act(() => router.navigate(FORM))
  await heading('描述问题')
  await question()
  expect(await screen.findAllByLabelText(/^添加第 \d 张图片$/)).toHaveLength(3)
  await act(() => router.navigate('/consult/quickProblemDesc'))
  const first = await screen.findByRole('listitem', { name: '第 1 张图片' })
  await waitFor(() => expect(first.querySelector('img')).toHaveAttribute('src', PICTURE))
})
