import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fetchExaminees } from '@/api/account/account'
import { readableRows } from '@/lib/unreadableRow'
import { openOrder, startOrder } from '@/stores/booking/order'
import { USER_PREFIX } from '@/stores/userStorage'
import { resetStores } from '@/stores/createStore'
import { openConfirm, patientField, priceBox, specification, submit } from '../booking/confirm'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { holdTimers } from '../../support/stoppedClocks'
import { giveOwnConsent, openAs, save, tick, typeInto } from './support'
import { address, formOf, heading, reloadApp } from '../../support/app'

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

test('[NAV-19] [A684] an address of an order without its service leads to the relatives after saving', async () => {
  const { user } = await openAs('/patient/add?from=confirmOrder', '添加亲友')
  await registerMother(user)
  await heading('亲友管理')
  expect(await screen.findByText('田秀兰')).toBeVisible()
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

const patient = () => screen.findByRole('button', { name: /^为谁咨询/ })
const question = () => screen.findByRole('textbox', { name: /乳腺的健康情况/ })

test.each([
  ['a doctor', '/consult/problemDesc/3002', '描述问题'],
  ['a quick consultation', '/consult/quickProblemDesc', '快速咨询'],
])(
  '[A139] a relative registered for a question to %s is chosen for it, and the question stays',
  async (_whom, url, title) => {
    const { user } = await openAs(url, title)
    await user.type(await question(), '妈妈左侧有点胀痛')
    await user.click(screen.getByRole('button', { name: '添加亲友' }))
    expect(await screen.findByText('保存后会回到您写的问题，并选好这位受检人。')).toBeVisible()
    await registerMother(user)
    await heading(title)
    await waitFor(async () => expect(await patient()).toHaveTextContent('田秀兰'))
    expect(await question()).toHaveValue('妈妈左侧有点胀痛')
    expect(address()).toBe(url)
  },
)

test.each([
  ['from=problemDesc&id=3002', '/consult/problemDesc/3002', '描述问题'],
  ['from=quickProblemDesc', '/consult/quickProblemDesc', '快速咨询'],
])('[A139] after a reload a relative registered by ?%s is chosen for the question too', async (query, url, title) => {
  const { user } = await openAs(`/patient/add?${query}`, '添加亲友')
  await registerMother(user)
  await heading(title)
  expect(address()).toBe(url)
  await waitFor(async () => expect(await patient()).toHaveTextContent('田秀兰'))
})
