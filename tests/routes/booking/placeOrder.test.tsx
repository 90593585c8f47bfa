import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { createOrder } from '@/api/booking/booking'
import type { OrderChoice } from '@/domain/booking/order'
import { requestHandler } from '@/mocks/node'
import { shownPriceFen, startOrder, useOrder } from '@/stores/booking/order'
import {
  choosePatient,
  choosePriced,
  openConfirm,
  ORDER,
  patientField,
  priceBox,
  specification,
  submit,
  URL_102,
} from './confirm'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { address, clinic, formOf, heading, PHONE, renderApp, server, visited } from '../../support/app'
import { deferred } from '../../support/deferred'

const TOO_OFTEN = { data: null, message: '请求过于频繁', status: 429 }

beforeEach(() => itIs('2026-11-25 10:00:00'))

describe('placing the order', () => {
  test.each([
    ['zh', '请选择受检人', '请选择服务规格'],
    ['en', 'Please choose the patient', 'Please choose a package'],
  ] as const)(
    '[ORDER-11] [ORDER-12] [A101] a missing choice is reported beside its field, patient first (%s)',
    async (language, noPatient, noSpecification) => {
      const created = answer('/order/createOrder', () => ORDER)
      const { user } = await openConfirm({ language })
      await user.click(submit())
      await waitFor(() => expect(patientField()).toHaveAccessibleDescription(noPatient))
      expect(patientField()).toHaveFocus()
      expect(screen.getAllByText(noPatient)).toHaveLength(1)
      await choosePatient(user, '周玉珍')
      await user.click(submit())
      await waitFor(() => expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(noSpecification))
      expect(specification('标准版')).toHaveFocus()
      expect(created).toHaveLength(0)
    },
  )

  test('[ORDER-01] [ORDER-13] without specifications none is required, and the order is for the chosen relative', async () => {
    answer('/healthService/getSpecificationByServiceId', () => [])
    const created = answer('/order/createOrder', () => ORDER)
    const { user } = await openConfirm()
    expect(screen.queryByRole('radio')).toBeNull()
    await choosePatient(user, '周玉珍')
    await waitFor(() =>
      expect(priceBox()).toHaveTextContent(/^周玉珍 · 乳腺健康检测 · 11月28日 周六应付金额 ¥128.00提交订单$/),
    )
    await user.click(submit())
    await waitFor(() => expect(created).toHaveLength(1))
    const form = await formOf(created[0])
    expect(form).toMatchObject({ customerId: '2001', specificationId: '' })
  })

  test('[ORDER-16] [A375] a payable order opens the pay page and leaves the history', async () => {
    const { user, router } = await openConfirm()
    await choosePriced(user)
    const before = window.history.length
    await user.click(submit())
    await waitFor(() => expect(address()).toMatch(/^\/order\/tradePay\/\d{19}\?type=subscribe$/))
    expect(window.history.length).toBe(before)
    expect(router.state.location.pathname).toMatch(/tradePay/)
  })

  test('[ORDER-15] [A375] a free order leads straight to the appointment', async () => {
    startOrder({ serviceId: '3', organisationId: '104', day: '2026-11-26' })
    const { user } = await renderApp('/order/confirmOrder/3?orgId=104', { signedInAs: PHONE })
    await heading('确认订单')
    await choosePatient(user, '林可')
    await user.click(specification('公益体验版'))
    await waitFor(() =>
      expect(priceBox()).toHaveTextContent(/^林可 · 公益体验版 · 明天 11月26日 周四应付金额 免费提交订单$/),
    )
    // A482: nothing is paid, so no refund is promised or denied.
    expect(screen.queryByText(/^本次预约：?.*退款/)).toBeNull()
    await user.click(submit())
    const title = await heading('预约成功')
    await waitFor(() => expect(title).toHaveFocus())
    expect(address()).toMatch(/^\/subscribe\/detail\/\d{19}$/)
    expect(screen.getByText(/^这次检查不用支付。/)).toBeVisible()
  })

  test('[ORDER-14] [RB1] further taps while submitting send nothing and ask to wait', async () => {
    const slow = deferred()
    const created = answer('/order/createOrder', () => slow.promise)
    const { user } = await openConfirm()
    await choosePriced(user)
    await user.click(submit())
    await user.click(submit())
    await user.keyboard('{Enter}')
    expect(await screen.findByText('请耐心等待，正在创建订单')).toBeInTheDocument()
    expect(created).toHaveLength(1)
    slow.resolve(ORDER)
    await waitFor(() => expect(visited()).toContain('/order/tradePay/777?type=subscribe'))
    expect(created).toHaveLength(1)
  })

  test('[RB1] navigation is blocked while the order is submitted', async () => {
    const slow = deferred()
    answer('/order/createOrder', () => slow.promise)
    const { user, router } = await openConfirm()
    await choosePriced(user)
    await user.click(submit())
    await act(() => router.navigate('/my'))
    expect(address()).toBe(URL_102)
    expect(await screen.findByText('请耐心等待，正在创建订单')).toBeInTheDocument()
    slow.resolve(ORDER)
    await waitFor(() => expect(visited()).toContain('/order/tradePay/777?type=subscribe'))
  })
})

describe('an order that was not placed', () => {
  test('the server’s message is shown, the choices are kept and another day can be chosen', async () => {
    answer('/order/createOrder', () => refuse('该日期预约已满，请重新选择'))
    const { user } = await openConfirm()
    await choosePriced(user)
    await user.click(submit())
    const failure = await screen.findByText('订单没有提交成功')
    const box = failure.closest('[role=alert]') as HTMLElement
    expect(box).toHaveTextContent('该日期预约已满，请重新选择')
    expect(box).toHaveTextContent('您的选择都还在')
    expect(box).toHaveFocus()
    expect(patientField()).toHaveTextContent('周玉珍')
    expect(specification('尊享版')).toBeChecked()
    await user.click(within(box).getByRole('link', { name: '换一个日期' }))
    await heading('选择日期')
    await user.click(await screen.findByRole('button', { name: '下一步' }))
    await heading('确认订单')
    expect(patientField()).toHaveTextContent('周玉珍')
    expect(specification('尊享版')).toBeChecked()
  })

  test.each([
    ['no network', () => Response.error()],
    ['an unreadable answer', () => ({ id: null })],
  ])(
    '[RB2] after %s it says to check the appointments first, and nothing is resent automatically',
    async (_what, reply) => {
      const created = answer('/order/createOrder', reply)
      const { user } = await openConfirm()
      await choosePriced(user)
      await user.click(submit())
      const box = (await screen.findByText('没有收到提交结果')).closest('[role=alert]') as HTMLElement
      expect(box).toHaveTextContent('订单可能已经生成，请先到“我的预约”查看')
      expect(within(box).getByRole('link', { name: '查看我的预约' })).toHaveAttribute('href', '/subscribe/list')
      expect(created).toHaveLength(1)
      await user.click(submit())
      await waitFor(() => expect(created).toHaveLength(2))
      expect(created[1]?.headers.get('Idempotency-Key')).toBe(created[0]?.headers.get('Idempotency-Key'))
    },
  )

  /** Another tab of this phone receives a definite answer. */
  const forgetSent = () => {
    for (const key of Object.keys(window.localStorage))
      if (key.includes('draft:sent ')) window.localStorage.removeItem(key)
  }
  /** Loses the answer to the first tab’s order, while another tab places one. */
  const loseAnswer = async () => {
    const created = answer('/order/createOrder', () => Response.error())
    const { user } = await openConfirm()
    await choosePriced(user)
    await user.click(submit())
    await screen.findByText('没有收到提交结果')
    forgetSent()
    server.resetHandlers()
    return { user, created }
  }

  test('[A484] an order that another tab placed meanwhile is found in the list, and none is sent', async () => {
    const { user } = await loseAnswer()
    const { choice, price } = useOrder.getState()
    if (choice === undefined) throw new Error('no choice')
    const placed = await createOrder(choice, shownPriceFen({ choice, price }) ?? 0, 'elsewhere')
    const created = answer('/order/createOrder', () => ORDER)
    await user.click(submit())
    await waitFor(() => expect(address()).toBe(`/subscribe/detail/${placed.id}`))
    expect(created).toHaveLength(0)
  })

  test('[A484] an order that no page placed is resent under the same key, after the list was checked', async () => {
    const { user, created: first } = await loseAnswer()
    const looked = answer('/subscribe/listSubscribe', () => ({ list: [], total: 0 }))
    let lookedBefore = 0
    const created = answer('/order/createOrder', () => {
      lookedBefore = looked.length
      return ORDER
    })
    await user.click(submit())
    await waitFor(() => expect(visited()).toContainEqual(expect.stringMatching(/tradePay/)))
    expect([lookedBefore, created.length]).toEqual([1, 1])
    expect(created[0]?.headers.get('Idempotency-Key')).toBe(first[0]?.headers.get('Idempotency-Key'))
  })

  /** Places the chosen order as another tab does, with these differences; returns its id. */
  const placeElsewhere = async (key: string, other: Partial<OrderChoice> = {}, priceFen?: number) => {
    const { choice, price } = useOrder.getState()
    if (choice === undefined) throw new Error('no choice')
    return createOrder({ ...choice, ...other }, priceFen ?? shownPriceFen({ choice, price }) ?? 0, key)
  }

  test('[A484] of two equal appointments in the list none is chosen, and the order is resent under its key', async () => {
    const { user, created: first } = await loseAnswer()
    await placeElsewhere('one')
    await placeElsewhere('other')
    const created = answer('/order/createOrder', () => ORDER)
    await user.click(submit())
    await waitFor(() => expect(visited()).toContainEqual(expect.stringMatching(/tradePay/)))
    expect(created).toHaveLength(1)
    expect(created[0]?.headers.get('Idempotency-Key')).toBe(first[0]?.headers.get('Idempotency-Key'))
  })

  test('[A484] an appointment of the same day with another package is not taken for the lost order', async () => {
    const { user } = await loseAnswer()
    await placeElsewhere('cheaper', { specificationId: '1' }, 12_800)
    const created = answer('/order/createOrder', () => ORDER)
    await user.click(submit())
    await waitFor(() => expect(visited()).toContainEqual(expect.stringMatching(/tradePay/)))
    expect(created).toHaveLength(1)
  })

  /** Lets the clinic answer a call with a change of what it returns. */
  const changed = <T,>(path: string, change: (data: T) => object) =>
    answer(path, async (request) => {
      const body = (await (await requestHandler(clinic)(request))?.json()) as { data: T | null }
      return body.data === null ? refuse('查询失败') : change(body.data)
    })

  test.each([
    ['no difference', 0, {}],
    ['another clinic', 1, { orgId: '104' }],
    ['another service', 1, { serviceId: '3' }],
    ['another patient', 1, { customerId: '2002' }],
  ])('[A484] [A585] beside an appointment of that day with %s, this number of orders is sent: %i', async (...args) => {
    const [, orders, difference] = args
    const { user } = await loseAnswer()
    const { id } = await placeElsewhere('elsewhere')
    changed<{ id: string }>('/subscribe/getSubscribeDetail', (data) =>
      data.id === id ? { ...data, ...difference } : data,
    )
    const created = answer('/order/createOrder', () => ORDER)
    await user.click(submit())
    await waitFor(() => expect(visited()).toContainEqual(expect.stringMatching(orders > 0 ? /tradePay/ : id)))
    expect(created).toHaveLength(orders)
  })

  test.each([
    ['of another day', { subscribeTime: '2026-11-29' }],
    ['that was not paid in time', { subscribeStatus: '3' }],
    ['that was cancelled', { subscribeStatus: '4' }],
  ])('[A484] [A585] an equal appointment %s is not taken for the lost order', async (_what, difference) => {
    const { user } = await loseAnswer()
    const { id } = await placeElsewhere('elsewhere')
    changed<{ list: { id: string }[] }>('/subscribe/listSubscribe', ({ list, ...page }) => ({
      ...page,
      list: list.map((row) => (row.id === id ? { ...row, ...difference } : row)),
    }))
    const created = answer('/order/createOrder', () => ORDER)
    await user.click(submit())
    await waitFor(() => expect(visited()).toContainEqual(expect.stringMatching(/tradePay/)))
    expect(created).toHaveLength(1)
  })

  test('[A484] [A583] after a pause that the server asked for, the list is still checked before the order is resent', async () => {
    const replies = [() => Response.error(), () => HttpResponse.json(TOO_OFTEN, { status: 429 })]
    answer('/order/createOrder', () => replies.shift()?.())
    const { user } = await openConfirm()
    await choosePriced(user)
    await user.click(submit())
    await screen.findByText('没有收到提交结果')
    await user.click(submit())
    await screen.findByText('之前的一次提交没有收到结果')
    await waitFor(() => expect(priceBox()).not.toHaveTextContent('参考价'))
    forgetSent()
    server.resetHandlers()
    const placed = await placeElsewhere('elsewhere')
    const created = answer('/order/createOrder', () => ORDER)
    await user.click(submit())
    await waitFor(() => expect(address()).toBe(`/subscribe/detail/${placed.id}`))
    expect(created).toHaveLength(0)
  })

  test('[A484] the order is not resent while the list fails to load', async () => {
    const { user } = await loseAnswer()
    answer('/subscribe/listSubscribe', () => Response.error())
    const created = answer('/order/createOrder', () => ORDER)
    await user.click(submit())
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'))
    expect(screen.getByText('没有收到提交结果')).toBeVisible()
    expect(created).toHaveLength(0)
  })
})
