import { afterEach, expect, test } from 'vitest'
import { changeDoctorQuestion, doctorQuestionNow } from '@/stores/consultations/order/doctorQuestion'
import { resetStores } from '@/stores/createStore'

afterEach(() => resetStores())

test('[A589] a question that goes over to another person keeps its text, and lets go of the report of the first', () => {
  const target = { doctorId: '3002' }
  changeDoctorQuestion(target, { customerId: '1001' })
  changeDoctorQuestion(target, { reportId: '81', question: '左侧有点胀痛' })
  changeDoctorQuestion(target, { customerId: '1001' })
  expect(doctorQuestionNow(target)).toMatchObject({ reportId: '81' })
  changeDoctorQuestion(target, { customerId: '2001' })
  expect(doctorQuestionNow(target)).toMatchObject({ customerId: '2001', reportId: '', question: '左侧有点胀痛' })
})
