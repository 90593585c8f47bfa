import { expect } from 'vitest'
import { jpeg } from '../support/pictureFiles'
import { renderApp } from '../support/app'
import { button, dialog, field, noDialog, radio, text } from './controls'
import { PHONE, type Transcript } from './transcript'

/** Asks a question with a picture, and orders the consultation. */
export const consultation = async ({ words, language, open, step, user, press, type, read }: Transcript) => {
  const { consent, consultationOrder: order, consultations, shell } = words
  const { pictures } = consultations
  await open(
    'Open the form of a question',
    () => renderApp('/consult/problemDesc/3001', { language, signedInAs: PHONE }),
    () => field(consent.box),
  )
  await press(field(consent.box), () => expect(field(consent.box)).toBeChecked())
  await press(button(consent.goOn), () => button(order.next))
  await read()
  await press(button(order.next), text(order.faults.question))
  const question = () => field(order.question.label)
  await press(button(words.doctorQuestionHelp.openings.what), () => expect(question()).not.toHaveValue(''))
  await type(question(), '左侧有点胀痛')
  const photo = new File([jpeg([40, 30])], 'IMG_1.jpg', { type: 'image/jpeg' })
  const add = document.querySelector<HTMLInputElement>('input[type=file]')
  if (add === null) throw new Error('No picture can be added.')
  await step(
    `Choose a picture: ${add.getAttribute('aria-label')}`,
    () => user.upload(add, photo),
    text(pictures.states.done),
  )
  await press(field(order.price.label), dialog)
  await read()
  await press(radio(/./), noDialog)
  await press(field(order.agree), () => expect(field(order.agree)).toBeChecked())
  await press(button(order.next), () =>
    expect(document.querySelector('h1')).toHaveTextContent(shell.titles.consultOrder),
  )
  await read()
}
