import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { useAccount } from '@/stores/account/account'
import { giveConsent } from '@/stores/auth/consent'
import { doctorQuestionNow } from '@/stores/consultations/order/doctorQuestion'
import { DOCTOR_QUESTION_DRAFT, writeUserItem } from '@/stores/userStorage'
import { answer } from '../../support/answers'
import { reportRow } from '../reports/support'
import { address, heading, PHONE, renderApp, server } from '../../support/app'
import { INFO, openChat } from './support'

const ROW = {
  id: '7',
  consultationType: '1',
  consultationStatus: '7',
  customerId: '2002',
  customerName: '林可',
  doctorId: '3002',
  doctorName: '沈医生',
  consultationContent: '左侧有点胀痛',
}
const lists = (list: unknown[]) =>
  answer('/consultation/queryConsultationsByUserId', () => ({ list, total: list.length }))

test('[A504] from a chat that is over, the same doctor is asked again for the same examinee', async () => {
  lists([ROW])
  const { user } = await openChat({ serviceStatus: 7 })
  await user.click(await screen.findByRole('button', { name: '再次咨询这位医生' }))
  await heading('描述问题')
  expect(address()).toBe('/consult/problemDesc/3002')
  expect(await screen.findByText(/林可/)).toBeVisible()
})

test('[A504] [A384] a kept question comes back though the customer is not loaded at first', async () => {
  lists([ROW])
  const kept = { customerId: '1001', question: '还有点疼', reportId: '' }
  writeUserItem('1001', `${DOCTOR_QUESTION_DRAFT}doctor 3002`, { at: Date.now(), problem: kept, pictures: [] })
  const { user } = await openChat({ serviceStatus: 7 })
  const again = await screen.findByRole('button', { name: '再次咨询这位医生' })
  useAccount.setState(useAccount.getInitialState())
  answer('/customer/getCustomerInfo', () => HttpResponse.error())
  await user.click(again)
  const retry = await screen.findByRole('button', { name: '重试' })
  server.resetHandlers()
  await user.click(retry)
  expect(await screen.findByRole('textbox', { name: /乳腺的健康情况/ })).toHaveValue('还有点疼')
})

const PICTURE = 'https://files.demo.example/pictures/9.jpg'

test.each([
  ['a report', '9', []],
  ['a picture', '', [PICTURE]],
])('[A504] [A589] a kept question that has only %s keeps its examinee', async (_what, reportId, pictures) => {
  lists([ROW])
  const kept = { customerId: '1001', question: '', reportId }
  writeUserItem('1001', `${DOCTOR_QUESTION_DRAFT}doctor 3002`, { at: Date.now(), problem: kept, pictures })
  answer('/report/queryInspectionReports', () => [reportRow({ reportId: '9' })])
  const { user } = await openChat({ serviceStatus: 7 })
  await user.click(await screen.findByRole('button', { name: '再次咨询这位医生' }))
  await heading('描述问题')
  expect(await screen.findByRole('button', { name: /为谁咨询.*林婉清/ })).toBeVisible()
  expect(doctorQuestionNow({ doctorId: '3002' })).toMatchObject(kept)
  const places = within(await screen.findByRole('group', { name: /图片/ })).getAllByRole('listitem')
  const shown = places.flatMap((place) => [...place.querySelectorAll('img')])
  expect(shown.map(({ src }) => src)).toEqual(pictures)
})

test('[A504] a doctor who is not found leads to all doctors, and says so', async () => {
  lists([])
  const { user } = await openChat({ serviceStatus: 7, archiveStatus: '1' })
  await user.click(await screen.findByRole('button', { name: '再次咨询这位医生' }))
  expect(await screen.findByText('没有找到这位医生，请重新选择医生。')).toBeVisible()
  await waitFor(() => expect(address()).toBe('/consult/index'))
})

test('[A504] a list that fails says so, and the chat stays', async () => {
  answer('/consultation/queryConsultationsByUserId', () => new Response(null, { status: 502 }))
  const { user } = await openChat({ serviceStatus: 7 })
  await user.click(await screen.findByRole('button', { name: '再次咨询这位医生' }))
  expect(await screen.findByText(/^暂时打不开：/)).toBeVisible()
  expect(address()).toBe('/chat/7?type=1')
})

test.each([
  [4, 0, true],
  [4, 1, false],
  [2, 0, false],
])(
  'in status %i with %i follow-ups left, asking again is offered: %s',
  async (serviceStatus, residueTime, isOffered) => {
    await openChat({ serviceStatus, residueTime })
    await screen.findByRole('textbox', { name: '消息内容' })
    expect(screen.queryByRole('button', { name: '再次咨询这位医生' }) !== null).toBe(isOffered)
  },
)

test('[A504] a row that was listed before a doctor took the question does not hide the doctor', async () => {
  lists([{ ...ROW, consultationType: '2', consultationStatus: '9', doctorId: null, doctorName: null }])
  answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 7 }))
  answer('/consultation/queryConsultationImMsgById', () => ({ list: [], total: 0 }))
  giveConsent('1001')
  const { user, router } = await renderApp('/consult/my', { signedInAs: PHONE })
  await screen.findByText('还没有医生接诊')
  lists([ROW])
  await act(() => router.navigate('/chat/7?type=2'))
  await user.click(await screen.findByRole('button', { name: '再次咨询这位医生' }))
  await heading('描述问题')
  expect(address()).toBe('/consult/problemDesc/3002')
})

test('[A504] [A685] after a quick consultation, a doctor who takes no questions of their own leads to others', async () => {
  lists([{ ...ROW, consultationType: '2' }])
  answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 7 }))
  answer('/consultation/queryConsultationImMsgById', () => ({ list: [], total: 0 }))
  answer('/consultation/getDoctorInfoById', () => ({
    id: '3002',
    name: '沈医生',
    doctorBusinessList: [{ serviceType: '2', openFlag: '1', price: 2_900 }],
  }))
  giveConsent('1001')
  const { user } = await renderApp('/chat/7?type=2', { signedInAs: PHONE })
  await user.click(await screen.findByRole('button', { name: '再次咨询这位医生' }))
  expect(await screen.findByText('现在不能单独问这位医生，可以看看其他医生。')).toBeVisible()
  expect(screen.getByRole('link', { name: '看其他医生' })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})
