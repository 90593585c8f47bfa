import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fetchExaminees } from '@/api/account/account'
import { readableRows } from '@/lib/unreadableRow'
import { openOrder, startOrder } from '@/stores/booking/order'
import { USER_PREFIX } from '@/stores/userStorage'
import { resetStores } from '@/stores/createStore'
import { openConfirm, patientField, priceBox, specification, submit } from '../booking/confirm'
import { answer, itIs } from '../booking/support'
import { holdTimers } from '../../stoppedClocks'
import { giveOwnConsent, openAs, save, tick, typeInto } from './support'
import { address, formOf, heading, reloadApp } from '../support'

type User = Awaited<ReturnType<typeof openAs>>['user']

beforeEach(() => itIs('2026-11-25 10:00:00'))

const registerMother = async (user: User) => {
  await heading('添加亲友')
  await typeInto(user, '姓名', '田秀兰')
  await typeInto(user, '年龄', '68')
  await tick(user, '性别', '女')
  await typeInto(user, '绝经年龄', '51')
  await save(user)
}

test('[PATIENT-01] [A139] a relative registered during an order is chosen for it, and the earlier choices are kept', async () => {
  giveOwnConsent()
  const { user } = await openConfirm()
  await user.click(specification('尊享版'))
  await user.click(screen.getByRole('button', { name: '添加亲友' }))
  await registerMother(user)
  await heading('确认订单')
  await waitFor(() => expect(patientField()).toHaveTextContent('田秀兰'))
  expect(specification('尊享版')).toBeChecked()
  await waitFor(() => expect(priceBox()).not.toHaveTextContent('参考价'))
  const created = answer('/order/createOrder', () => ({ id: '777', wxResult: null }))
  await user.click(submit())
  await waitFor(() => expect(created).toHaveLength(1))
  const listed = readableRows(await fetchExaminees())
  expect((await formOf(created[0])).customerId).toBe(listed.find(({ name }) => name === '田秀兰')?.id)
})

test('[A139] [A365] Back within the second after saving brings the relative to the order as well', async () => {
  giveOwnConsent()
  holdTimers(1000)
  const { user, router } = await openConfirm()
  await user.click(screen.getByRole('button', { name: '添加亲友' }))
  await registerMother(user)
  await screen.findByText('保存成功')
  await act(() => router.navigate(-1))
  await heading('确认订单')
  await waitFor(() => expect(patientField()).toHaveTextContent('田秀兰'))
})

test('[A139] [NAV-19] after a reload the form still leads back to the order', async () => {
  startOrder({ serviceId: '1', organisationId: '102', day: '2026-11-28' })
  await openAs('/patient/add?from=confirmOrder&id=1&orgId=102', '添加亲友')
  await openOrder()
  resetStores(USER_PREFIX)
  const { user } = await reloadApp()
  await registerMother(user)
  await heading('确认订单')
  expect(address()).toBe('/order/confirmOrder/1?orgId=102')
  await waitFor(() => expect(patientField()).toHaveTextContent('田秀兰'))
})

test('[A138] a relative registered from the person picker is marked there', async () => {
  startOrder({ serviceId: '1', organisationId: '102', day: '2026-11-28' })
  await openAs('/patient/select', '选择受检人')
  await screen.findByRole('button', { name: '添加亲友' })
  await openOrder()
  resetStores(USER_PREFIX)
  const { user } = await reloadApp()
  await user.click(await screen.findByRole('button', { name: '添加亲友' }))
  await registerMother(user)
  await heading('选择受检人')
  expect(await screen.findByRole('button', { name: /^田秀兰/, pressed: true })).toBeVisible()
})

test('[A139] a relative registered for a consultation leads back to the description of the problem', async () => {
  const { user } = await openAs('/patient/add?from=problemDesc&id=3002', '添加亲友')
  await registerMother(user)
  await heading('描述问题')
  expect(address()).toBe('/consult/problemDesc/3002')
})
