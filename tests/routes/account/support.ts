import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Language } from '@/lib/language'
import { giveConsent } from '@/stores/auth/consent'
import { writeUserItem } from '@/stores/userStorage'
import { heading, PHONE, renderApp } from '../../support/app'

/** The appointment 3 of 林婉清 is being moved, and its new order is placed. */
export const keepReschedule = (day: string): void => {
  const of = { appointmentId: '3', serviceId: '1', customerId: '1001' }
  writeUserItem('1001', 'reschedule', { at: Date.now(), ...of, day })
  writeUserItem('1001', 'reschedule-order', { of: '3', customerId: '1001', id: '9' })
}

export type User = Awaited<ReturnType<typeof renderApp>>['user']

/** Records the consent of 林婉清, so that the form opens at once. */
export const giveOwnConsent = () => giveConsent('1001')

export const openAs = async (url: string, title: string, language: Language = 'zh') => {
  giveOwnConsent()
  const opened = await renderApp(url, { signedInAs: PHONE, language })
  await heading(title)
  return opened
}

// By label: querying roles of a whole form is slow.
export const field = (name: string) => screen.getByLabelText(name, { selector: 'input' })
export const typeInto = async (user: User, name: string, text: string) => {
  await user.clear(field(name))
  await user.click(field(name))
  await user.paste(text)
}
/** Selects one of the radios in a group. */
export const tick = (user: User, group: string, option: string) =>
  user.click(
    within(screen.getByText(group, { selector: 'legend span' }).closest('fieldset') as HTMLElement).getByLabelText(
      option,
    ),
  )
/** Selects an option in a sheet. */
export const pick = async (user: User, name: RegExp, option: string) => {
  await user.click(screen.getByRole('button', { name }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('radio', { name: option }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
export const save = (user: User) => user.click(screen.getByText(/^(保存|Save)$/, { selector: 'button' }))

/** The fields of a new relative’s record, all empty. */
export const BLANK = {
  relationId: '',
  telphone: '',
  identityCard: '',
  ethnicity: '',
  height: '',
  weight: '',
  mLastday: '',
  mAge: '',
  fPregnancy: '',
  childbirth: '',
  menopausetime: '',
  relatives1st: '',
  c1strelatives: '',
  relatives2nd: '',
  c2ndrelatives: '',
  smoking: '',
  drink: '',
  isPrimary: '0',
}

/** Fills in the required fields (A141, PATIENT-11). */
export const fillNew = async (user: User) => {
  await typeInto(user, '姓名', '田秀兰')
  await typeInto(user, '年龄', '68.5')
  await tick(user, '性别', '女')
  await typeInto(user, '绝经年龄', '51')
}

/** Opens the form of a new relative. */
export const openAdd = () => openAs('/patient/add', '添加亲友')

/** Finds the dialog that reports a failed save. */
export const findAlert = (name: string) => screen.findByRole('dialog', { name })
