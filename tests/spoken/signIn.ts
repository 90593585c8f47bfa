import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { onSms } from '@/mocks/clinic'
import { clinic, renderApp } from '../support/app'
import type { Transcript } from './transcript'

/** Signs in by phone number and SMS code, after tries with missing and wrong input. */
export const signIn = async ({ words, language, open, press, type, read }: Transcript) => {
  const { auth, home, operator } = words
  let code = ''
  onSms(clinic, (sms) => (code = sms?.code ?? code))
  const field = (name: string) => screen.getByLabelText(name)
  const button = (name: string) => screen.getByRole('button', { name })
  await open(
    'Open the sign-in',
    () => renderApp('/login', { language }),
    () => screen.getByText(operator.roles),
  )
  await read()
  await press(button(auth.getCode), () => expect(field(auth.phone)).toHaveFocus())
  await type(field(auth.phone), '13800000001')
  await press(button(auth.getCode), () => expect(field(auth.code)).toHaveFocus())
  await type(field(auth.code), code === '111111' ? '222222' : '111111')
  await press(button(auth.signIn), () => screen.getByText(auth.failed.signIn))
  await type(field(auth.code), code)
  await press(button(auth.signIn), () => {
    button(home.ads.pause)
    screen.getByText(operator.roles)
  })
  await read()
}
