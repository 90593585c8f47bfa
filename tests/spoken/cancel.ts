import { renderApp } from '../support/app'
import { button, dialog, link, noDialog, radio, screenOf, text } from './controls'
import { PHONE, type Transcript } from './transcript'

/** Cancels a paid appointment in time, and opens its refund. */
export const cancel = async ({ words, language, open, press, read }: Transcript) => {
  const { appointments, shell } = words
  await open(
    'Open my appointments',
    () => renderApp('/subscribe/list', { language, signedInAs: PHONE }),
    () => link(/./),
  )
  await read()
  const paid = new RegExp(`^${appointments.statuses.paid}.*周玉珍`)
  await press(link(paid), dialog)
  await read()
  await press(button(appointments.record.later), noDialog)
  await read()
  await press(link(appointments.detail.cancel), () => button(appointments.cancel.submit))
  await read()
  await press(button(appointments.cancel.submit), text(appointments.cancel.chooseReason))
  await press(radio(appointments.cancel.reasons.planChanged), () => undefined)
  await press(button(appointments.cancel.submit), dialog)
  await read()
  await press(button(appointments.cancel.confirm), screenOf(appointments.cancel.done))
  await read()
  await press(link(appointments.detail.refund), screenOf(shell.titles.refundDetail))
  await read()
}
