import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { QuestionTarget } from '@/domain/consultations/doctorQuestion'
import { giveConsent } from '@/stores/auth/consent'
import { startConsultationOrder } from '@/stores/consultations/order/order'
import { changeDoctorQuestion } from '@/stores/consultations/order/doctorQuestion'
import { heading, PHONE, renderApp } from '../../support/app'

/** Fills in the question for a doctor or a quick consultation, as if typed just now. */
export const askedOf = (target: QuestionTarget): void => {
  changeDoctorQuestion(target, { customerId: '1001', question: '左侧有点胀痛', agreed: true, priceFen: 9_900 })
  startConsultationOrder(target)
}

/** Fills in the question for the address of a consultation order; ignores other addresses. */
export const askedFor = (url: string): void => {
  if (url === '/consult/order') askedOf({ doctorId: '3002' })
  if (url === '/consult/quickOrder') askedOf('quick')
}

export const question = () => screen.findByRole('textbox', { name: /乳腺的健康情况/ })
export const next = () => screen.getByRole('button', { name: '下一步' })
export const agree = () => screen.getByRole('checkbox', { name: '我已阅读并同意咨询说明' })
export const choose = async (label: RegExp, option: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: label }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('radio', { name: option }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** Opens the form of a doctor as a customer who has given consent to health data. */
export const openDoctor = async (doctorId = '3002') => {
  giveConsent('1001')
  const opened = await renderApp(`/consult/problemDesc/${doctorId}`, { signedInAs: PHONE })
  await heading('描述问题')
  await question()
  return opened
}

/** Answers what the form requires. */
export const fill = async () => {
  await choose(/^价位/, /¥/)
  await userEvent.type(await question(), '左侧有点胀痛')
  await userEvent.click(agree())
}
