import { expect } from 'vitest'
import { renderApp } from '../support/app'
import { button, field, radio, screenOf, text } from './controls'
import type { Transcript } from './transcript'

/** Checks in a visitor without an account by the form of the clinic. */
export const checkIn = async ({ words, language, open, press, choose, type, read }: Transcript) => {
  const { checkIn: form, consent, shell } = words
  await open(
    'Open the check-in',
    () => renderApp('/subscribe/nowFree?orgId=105', { language }),
    () => button(form.submit),
  )
  await read()
  await press(button(form.submit), text(form.problems.nameMissing))
  await type(field(form.name), '沈若兰')
  await type(field(form.phone), '13911112222')
  await press(radio(shell.sex.female), () => expect(radio(shell.sex.female)).toBeChecked())
  await choose(field(shell.dates.birth.year), '1980')
  await choose(field(shell.dates.birth.month), '04')
  await choose(field(shell.dates.birth.day), '12')
  await press(radio(form.no), () => expect(radio(form.no)).toBeChecked())
  await press(field(consent.box), () => expect(field(consent.box)).toBeChecked())
  await press(button(form.submit), screenOf(form.done.nearly))
  await read()
}
