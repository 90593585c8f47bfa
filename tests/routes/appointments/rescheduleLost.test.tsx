import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { payOrder } from '@/mocks/payment/cashier'
import { resetStores } from '@/stores/createStore'
import { USER_PREFIX } from '@/stores/userStorage'
import { choosePatient } from '../booking/confirm'
import { answer, refuse } from '../../support/answers'
import { itBecomes } from '../../support/clinicClock'
import { clinic, heading, reloadApp, server } from '../../support/app'
import {
  cancellations,
  chooseDay,
  DETAIL,
  goTo,
  isCancelled,
  newest,
  open,
  orderLost,
  pickDay,
  submit,
  tap,
  toDays,
  findNotice,
} from './anotherDay'
import { waitForIdle } from '../../support/waitForIdle'
import { setOnline } from '../../support/setOnline'

const DAYS = '/order/selectTime/1?orgId=104'
const LOST = '没有收到提交结果'
const REFUSED = '该日期预约已满，请重新选择'

describe('an order for another day whose answer was lost', () => {
  const orderRefused = async (user: Parameters<typeof submit>[0]) => {
    answer('/order/createOrder', () => refuse(REFUSED))
    await submit(user)
    await screen.findByText(REFUSED)
  }
  const paidLater = async (id: string) => {
    server.resetHandlers()
    payOrder(clinic, id, { settleAfterMs: 0 })
    await goTo(`/subscribe/detail/${id}`)
    expect(await findNotice(/^新预约已约好，11月26日 周四的预约已取消/)).toBeVisible()
    expect(isCancelled()).toBe(true)
  }
  /** A reload: memory is cleared, and storage is kept. */
  const newPage = async () => {
    resetStores(USER_PREFIX)
    const { user } = await reloadApp()
    await heading('确认订单')
    return user
  }
  const lost = async () => {
    const { user, router } = await open()
    await toDays(user)
    await chooseDay(user)
    const sendings = await orderLost(user)
    return { user, router, sendings, id: newest().id }
  }

  test('[A536] [A434] is still recognised, and still unconfirmed, after an order of another day was refused', async () => {
    const { user, router, id } = await lost()
    await act(() => router.navigate(DAYS))
    await heading('选择日期')
    await pickDay(user, -2)
    await orderRefused(user)
    expect(screen.getByText('之前的一次提交没有收到结果')).toBeVisible()
    await newPage()
    expect(await screen.findByText(LOST)).toBeVisible()
    await paidLater(id)
  })

  test('[A536] is still recognised after an order for another patient was sent', async () => {
    const { user, id } = await lost()
    await choosePatient(user, '林可')
    await orderRefused(user)
    await paidLater(id)
  })

  test('[A536] is recognised by its first sending when it is sent again later and lost again', async () => {
    const { user, id, sendings } = await lost()
    itBecomes('2026-11-24 10:07:00')
    await submit(user)
    await waitFor(() => expect(sendings).toHaveLength(2))
    await screen.findByText(LOST)
    expect(newest().id).toBe(id)
    await paidLater(id)
  })

  test('[A536] [A481] is still recognised after an attempt without a network', async () => {
    const { id } = await lost()
    const again = await newPage()
    await screen.findByText(LOST)
    const online = setOnline(false)
    await submit(again)
    await screen.findByText('订单没有提交成功')
    online.mockRestore()
    await paidLater(id)
  })

  test('[A484] [A515] for the same day, it is not taken for the appointment that it replaces, which stays', async () => {
    const sent = cancellations()
    const { user } = await open()
    await toDays(user)
    const days = await screen.findByRole('radiogroup', { name: '检查日期' })
    await user.click(within(days).getByRole('radio', { name: /11月26日/ }))
    await tap(user, '下一步')
    await heading('确认订单')
    await waitFor(() => expect(screen.getByRole('radio', { name: '尊享版' })).toBeChecked())
    answer('/order/createOrder', () => Response.error())
    await submit(user)
    await screen.findByText(LOST)
    // Another tab sends it again, and the server refuses it there.
    for (const key of Object.keys(window.localStorage))
      if (key.includes('draft:sent ')) window.localStorage.removeItem(key)
    await orderRefused(user)
    await waitForIdle()
    expect(sent).toHaveLength(0)
    expect(isCancelled()).toBe(false)
  })

  test('[A536] [A434] [A595] is settled once it is refused and not in the list, and a separate order cancels nothing', async () => {
    const { user, id } = await lost()
    answer('/subscribe/listSubscribe', () => ({ list: [], total: 0 }))
    await orderRefused(user)
    expect(screen.queryByText('之前的一次提交没有收到结果')).toBeNull()
    expect(screen.queryByText(LOST)).toBeNull()
    server.resetHandlers()
    const sent = cancellations()
    payOrder(clinic, id, { settleAfterMs: 0 })
    await goTo(`/subscribe/detail/${id}`)
    await screen.findByText('已支付')
    await goTo(DETAIL)
    await findNotice(/还没有下单。原来的预约仍然保留。$/)
    expect(sent).toHaveLength(0)
  })
})
