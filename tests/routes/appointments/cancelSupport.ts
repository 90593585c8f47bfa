import { screen } from '@testing-library/react'
import { heading, PHONE, renderApp } from '../../support/app'

/** An appointment of the demo clinic that started on Tuesday, 24 November 2026: paid 128.00, for Wednesday. */
export const TOMORROW = '1745039284758340003'

/** Opens the screen that cancels an appointment. */
export const openCancel = async (id: string, language: 'zh' | 'en' = 'zh') => {
  const opened = await renderApp(`/subscribe/cancel/${id}`, { signedInAs: PHONE, language })
  await heading(language === 'zh' ? '取消预约' : 'Cancel appointment')
  return opened
}

export const refundText = () =>
  screen.findByText(/^(现在取消|这次预约|没能查到|Cancel now|This appointment|We could)/, { selector: 'p' })

/** Finds the section that says what a cancellation means. */
export const consequence = async () => (await refundText()).closest('section') as HTMLElement

export const sectionNamed = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement

export const submit = () => screen.findByRole('button', { name: '取消预约' })

/** The server’s answer about a cancellation that refunds 128.00 in full. */
export const CANCEL_INFO = { refundPrice: 12_800, refundDeadline: '2026-11-24 18:00:00', cancelledToday: 0 }
