import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Language } from '@/lib/language'
import { startOrder } from '@/stores/booking/order'
import { heading, PHONE, renderApp, saying } from '../../support/app'

export const URL_102 = '/order/confirmOrder/1?orgId=102'
export const ORDER = {
  id: '777',
  wxResult: { timeStamp: '1', nonceStr: 'n', packageValue: 'prepay_id=777', signType: 'RSA', paySign: 's' },
}

/** Opens the confirm page through the time picker. */
export const openConfirm = async (options: { signedInAs?: string; language?: Language } = {}) => {
  startOrder({ serviceId: '1', organisationId: '102', day: '2026-11-28' })
  const opened = await renderApp(URL_102, { signedInAs: PHONE, ...options })
  await heading(options.language === 'en' ? 'Confirm order' : '确认订单')
  return opened
}
type User = Awaited<ReturnType<typeof openConfirm>>['user']

export const patientField = () => screen.getByRole('button', { name: /^(受检人|Patient)/ })
export const choosePatient = async (user: User, name: string) => {
  await user.click(patientField())
  await user.click(within(await screen.findByRole('dialog')).getByRole('radio', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
export const specification = (name: string) => screen.getByRole('radio', { name })
export const submit = () =>
  screen.getByRole('button', { name: /提交订单|正在创建订单|Place order|Creating the order/ })
export const priceBox = () => submit().parentElement as HTMLElement
/** Chooses patient and specification, and waits for the price. */
export const choosePriced = async (user: User) => {
  await choosePatient(user, '周玉珍')
  await user.click(specification('尊享版'))
  await waitFor(() => expect(priceBox()).not.toHaveTextContent('参考价'))
}
/** Expects the day beside the organisation and in the bar. */
export const dayIsTold = (day: string): void => {
  const box = priceBox()
  const above = screen.getAllByText(day).filter((one) => !box.contains(one))
  expect(above).toHaveLength(1)
  expect(above[0]).toBeVisible()
  expect(within(box).getByText(saying(new RegExp(`(^|· )${day}$`)))).toBeVisible()
}
