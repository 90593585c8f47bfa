import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signOut } from '@/stores/auth/signOut'
import { startOrder } from '@/stores/booking/order'
import { writeUserItem } from '@/stores/userStorage'
import { choosePatient, patientField, priceBox, specification, submit } from './confirm'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { address, heading, PHONE, renderApp } from '../../support/app'

beforeEach(() => itIs('2026-11-25 10:00:00'))

const URL_104 = '/order/confirmOrder/3?orgId=104'

test('[A508] the clinic and the examinee of the last order are offered first, and neither is chosen', async () => {
  startOrder({ serviceId: '3', organisationId: '104', day: '2026-11-26' })
  const { user, router } = await renderApp(URL_104, { signedInAs: PHONE })
  await heading('确认订单')
  await choosePatient(user, '周玉珍')
  await user.click(specification('公益体验版'))
  await waitFor(() => expect(priceBox()).toHaveTextContent('免费'))
  await user.click(submit())
  await waitFor(() => expect(address()).toMatch(/^\/subscribe\/detail/))
  await act(() => router.navigate('/organ/list?serviceId=3'))
  await heading('选择机构')
  const [first, ...others] = await screen.findAllByRole('link', { name: /营业时间/ })
  expect(first).toHaveTextContent('上次选择')
  expect(first).toHaveAttribute('href', expect.stringContaining('orgId=104'))
  expect(others.map(({ textContent }) => textContent).join()).not.toContain('上次选择')
  startOrder({ serviceId: '3', organisationId: '104', day: '2026-11-27' })
  await act(() => router.navigate(URL_104))
  await heading('确认订单')
  expect(patientField()).toHaveTextContent('请选择')
  await user.click(patientField())
  const [mother, own] = within(await screen.findByRole('dialog')).getAllByRole('radio')
  await waitFor(() => expect(mother).toHaveAccessibleDescription('父母\u00a0· 71\u00a0岁\u00a0· 上次选择'))
  expect(own).toHaveAccessibleDescription('本人\u00a0· 46\u00a0岁')
  expect(mother).not.toBeChecked()
})

test('[A508] the last clinic is offered first in a list that opens before the user is known', async () => {
  writeUserItem('1001', 'last-order', { organisationId: '104', customerId: '2001' })
  await renderApp('/organ/list?serviceId=3', { signedInAs: PHONE })
  await heading('选择机构')
  const [first] = await screen.findAllByRole('link', { name: /营业时间/ })
  expect(first).toHaveTextContent('上次选择')
  expect(first).toHaveAttribute('href', expect.stringContaining('orgId=104'))
})

test('[A508] a list of clinics without a last order does not ask who the user is, and a failed answer shows the list', async () => {
  const requests = answer('/customer/getCustomerInfo', () => Response.error())
  const { router } = await renderApp('/organ/list?serviceId=3', { signedInAs: PHONE })
  await screen.findAllByRole('link', { name: /营业时间/ })
  expect(requests).toHaveLength(0)
  writeUserItem('1001', 'last-order', { organisationId: '104', customerId: '2001' })
  await act(() => router.navigate('/organ/list?serviceId=1'))
  await waitFor(() => expect(requests).not.toHaveLength(0))
  const rows = await screen.findAllByRole('link', { name: /营业时间/ })
  expect(rows.map(({ textContent }) => textContent).join()).not.toContain('上次选择')
})

test('[A508] the page of examinees offers the last one first', async () => {
  writeUserItem('1001', 'last-order', { organisationId: '102', customerId: '2002' })
  startOrder({ serviceId: '1', organisationId: '102', day: '2026-11-28' })
  await renderApp('/patient/select', { signedInAs: PHONE })
  await heading('选择受检人')
  const rows = await screen.findAllByRole('button', { pressed: false })
  await waitFor(() => expect(rows[0]).toHaveTextContent('林可 子女 · 22 岁 · 上次选择'))
  expect(rows[1]).toHaveTextContent('林婉清')
})

test('[A66] [A508] a sign-out forgets the last order', () => {
  writeUserItem('1001', 'last-order', { organisationId: '102', customerId: '2002' })
  signOut()
  expect(Object.keys(localStorage).filter((key) => key.includes('last-order'))).toEqual([])
})
