import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { requestHandler } from '@/mocks/node'
import { answer, askToPause, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { address, clinic, formOf, heading, PHONE, renderApp } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { setOnline } from '../../support/setOnline'
import { CANCEL_INFO, consequence, openCancel, refundText, submit, TOMORROW } from './cancelSupport'
import { deferred } from '../../support/deferred'

const REGISTERED = '1745039284758340014'
const APPOINTMENT_7 = {
  id: '7',
  subscribeStatus: '2',
  subscribeTime: '2026-11-25',
  originalPrice: 1,
  practicalPrice: 1,
  customerId: '1001',
  orgId: '102',
  serviceId: '1',
}
const confirmed = async (user: Awaited<ReturnType<typeof openCancel>>['user']) => {
  await user.click(await screen.findByRole('radio', { name: '行程有变/预约错误' }))
  await user.click(await submit())
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定取消' }))
}

beforeEach(() => itIs('2026-11-24 10:00:00'))

test('[A563] [A531] the reason on the screen is the one that is sent, also while the app asks once more', async () => {
  const sent = answer('/subscribe/cancelSubscribe', () => null)
  const { user } = await openCancel(TOMORROW)
  await user.click(await screen.findByRole('radio', { name: '行程有变/预约错误' }))
  const { promise, resolve } = deferred()
  answer('/subscribe/getCancelInfo', () => promise)
  await user.click(await submit())
  await user.click(screen.getByRole('radio', { name: '其他' }))
  expect(screen.getByRole('radio', { name: '行程有变/预约错误' })).toBeChecked()
  resolve(CANCEL_INFO)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定取消' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(Object.values(await formOf(sent[0]))).toContain('1')
})

describe('the cancellation reasons', () => {
  test.each([
    ['zh', ['行程有变/预约错误', '其他']],
    ['en', ['Plans changed or booked wrongly', 'Other']],
  ] as const)(
    '[APPT-17] [APPT-18] [A120] there are two reasons (%s), and none is preselected',
    async (language, names) => {
      await openCancel(TOMORROW, language)
      const radios = await screen.findAllByRole('radio')
      expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(names)
      for (const radio of radios) expect(radio).not.toBeChecked()
    },
  )

  test('[A119] [A682] without a reason the button says so and sends nothing', async () => {
    const sent = answer('/subscribe/cancelSubscribe', () => null)
    const { user } = await openCancel(TOMORROW)
    await refundText()
    await user.click(await submit())
    expect(screen.getAllByText('请选择取消原因')).toHaveLength(1)
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('请选择取消原因')
    expect(screen.getAllByRole('radio')[0]).toHaveFocus()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sent).toHaveLength(0)
  })

  test.each([
    ['行程有变/预约错误', '1'],
    ['其他', '2'],
  ])('[APPT-18] [A320] [A391] reason %s is sent as %s, with a key', async (name, cancelReason) => {
    const sent = answer('/subscribe/cancelSubscribe', () => null)
    const { user } = await openCancel(TOMORROW)
    await refundText()
    await user.click(screen.getByRole('radio', { name }))
    await user.click(await submit())
    await user.click(await screen.findByRole('button', { name: '确定取消' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.method).toBe('POST')
    expect(await formOf(sent[0])).toEqual({ id: TOMORROW, cancelReason })
    expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('cancelling an appointment', () => {
  test('the reasons come right below the consequence, and the rules after them', async () => {
    await openCancel(TOMORROW)
    await refundText()
    const [meaning, reason, behind] = ['现在取消会怎样', '取消原因', '取消规则'].map((name) => screen.getByText(name))
    expect(meaning?.compareDocumentPosition(reason as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(reason?.compareDocumentPosition(behind as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('[APPT-19] [A121] the dialog repeats the consequence, and the detail then shows the cancellation', async () => {
    const { user } = await openCancel(TOMORROW)
    await refundText()
    await user.click(screen.getByRole('radio', { name: '其他' }))
    await user.click(await submit())
    const dialog = await screen.findByRole('alertdialog', { name: '确定取消这次预约吗？' })
    expect(dialog).toHaveTextContent('现在取消，退款 ¥128.00。')
    expect(dialog).toHaveTextContent('今天还可以取消 3 次。')
    await user.click(within(dialog).getByRole('button', { name: '确定取消' }))
    const title = await heading('预约已取消')
    await waitFor(() => expect(title).toHaveFocus())
    expect(address()).toBe(`/subscribe/detail/${TOMORROW}`)
    expect(await screen.findByText('¥128.00 退款中，原路退回。')).toBeVisible()
    expect(await screen.findByRole('button', { name: '重新预约' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: '查看退款详情' }))
    await heading('退款详情')
    expect(screen.getByText('退款中')).toBeVisible()
  })

  test('a refund that has arrived already is not announced as still to come', async () => {
    const { user } = await openCancel(TOMORROW)
    await refundText()
    await user.click(screen.getByRole('radio', { name: '其他' }))
    await user.click(await submit())
    answer('/subscribe/getRefundDetail', () => ({ id: TOMORROW, payStatus: 4, refundPrice: 12_800 }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定取消' }))
    expect(await screen.findByText('¥128.00 已退款，原路退回。')).toBeVisible()
  })

  test('the appointment stays when the dialog is declined', async () => {
    const sent = answer('/subscribe/cancelSubscribe', () => null)
    const { user } = await openCancel(TOMORROW)
    await refundText()
    await user.click(screen.getByRole('radio', { name: '其他' }))
    await user.click(await submit())
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '保留预约' }))
    await waitForIdle()
    expect(sent).toHaveLength(0)
    expect(screen.getByRole('radio', { name: '其他' })).toBeChecked()
  })

  test('[A121] the consequence is updated when 18:00 has passed on the open screen', async () => {
    const { user } = await openCancel(TOMORROW)
    expect(await consequence()).toHaveTextContent('退款 ¥128.00')
    itIs('2026-11-24 18:00:00')
    await user.click(screen.getByRole('radio', { name: '其他' }))
    await user.click(await submit())
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('现在取消不退款。')
  })

  test('[A530] when a refund lapses while the question is open, the question is asked once more before anything is cancelled', async () => {
    itIs('2026-11-24 17:59:00')
    const sent = answer('/subscribe/cancelSubscribe', () => null)
    const { user } = await openCancel(TOMORROW)
    await refundText()
    await user.click(screen.getByRole('radio', { name: '其他' }))
    await user.click(await submit())
    const sure = () => screen.findByRole('button', { name: '确定取消' })
    await sure()
    expect(screen.getByRole('alertdialog')).toHaveTextContent('现在取消，退款 ¥128.00。')
    itIs('2026-11-24 18:00:00')
    await user.click(await sure())
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('现在取消不退款。'))
    expect(sent).toHaveLength(0)
    await user.click(await sure())
    await waitFor(() => expect(sent).toHaveLength(1))
    await heading('预约详情')
  })

  test('[A530] a server that still promises a lapsed refund is asked only once more', async () => {
    answer('/subscribe/getCancelInfo', () => CANCEL_INFO)
    const sent = answer('/subscribe/cancelSubscribe', () => null)
    const { user } = await openCancel(TOMORROW)
    await refundText()
    itIs('2026-11-24 18:00:00')
    await confirmed(user)
    expect(sent).toHaveLength(0)
    await user.click(await screen.findByRole('button', { name: '确定取消' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('[A530] the screen is not left while the cancellation is on its way', async () => {
    const { promise, resolve } = deferred()
    answer('/subscribe/cancelSubscribe', () => promise)
    const { user, router } = await openCancel(TOMORROW)
    await refundText()
    await confirmed(user)
    await screen.findByRole('button', { name: '正在取消' })
    await act(() => router.navigate('/my'))
    expect(await screen.findByText('请耐心等待，正在取消预约')).toBeVisible()
    expect(address()).toBe(`/subscribe/cancel/${TOMORROW}`)
    resolve(null)
    await heading('预约详情')
  })

  test('a user who left while the refund was looked up is not asked on another screen', async () => {
    const { user, router } = await openCancel(TOMORROW)
    await refundText()
    await user.click(screen.getByRole('radio', { name: '其他' }))
    const { promise, resolve } = deferred()
    answer('/subscribe/getCancelInfo', () => promise)
    await user.click(await submit())
    await act(() => router.navigate('/my'))
    await heading('个人中心')
    resolve(CANCEL_INFO)
    await waitForIdle()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('[RB1] repeated taps send one request', async () => {
    const { promise, resolve } = deferred()
    const sent = answer('/subscribe/cancelSubscribe', () => promise)
    const { user } = await openCancel(TOMORROW)
    await refundText()
    await confirmed(user)
    const busy = await screen.findByRole('button', { name: '正在取消' })
    await user.click(busy)
    await user.click(busy)
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    resolve(null)
    await heading('预约详情')
    expect(sent).toHaveLength(1)
  })

  test('[APPT-23] [A121] a rejection is shown in the server’s words, and the appointment stays', async () => {
    answer('/subscribe/cancelSubscribe', () => refuse('今天已取消3次，每个自然日最多取消3次'))
    const { user } = await openCancel(TOMORROW)
    await refundText()
    await confirmed(user)
    const alert = await screen.findByText('没有取消成功')
    expect(alert.parentElement).toHaveTextContent('今天已取消3次，每个自然日最多取消3次')
    expect(alert.parentElement).toHaveTextContent('预约还保留着，您选择的原因也还在。')
    expect(screen.getByRole('radio', { name: '行程有变/预约错误' })).toBeChecked()
  })

  test('[RB3] where the network is lost at the question, nothing is refetched, so no red bar repeats the reason', async () => {
    const requests = answer('/subscribe/getCancelInfo', () => CANCEL_INFO)
    const { user } = await openCancel(TOMORROW)
    await user.click(await screen.findByRole('radio', { name: '行程有变/预约错误' }))
    await user.click(await submit())
    const yes = within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定取消' })
    await waitForIdle()
    const before = requests.length
    setOnline(false)
    await user.click(yes)
    expect(await screen.findByText('没有取消成功')).toBeVisible()
    await waitForIdle()
    expect(requests).toHaveLength(before)
  })

  test('[A391] without an answer it says that the cancellation may have succeeded; a repeat keeps its key, another cancellation gets a new one', async () => {
    const sent = answer('/subscribe/cancelSubscribe', () => Response.error())
    const { user } = await openCancel(TOMORROW)
    await refundText()
    await confirmed(user)
    expect((await screen.findByText('没有收到取消结果')).parentElement).toHaveTextContent('预约可能已经取消')
    await confirmed(user)
    await waitFor(() => expect(sent).toHaveLength(2))
    await screen.findByText('没有收到取消结果')
    await user.click(screen.getByRole('radio', { name: '其他' }))
    await user.click(await submit())
    await user.click(await screen.findByRole('button', { name: '确定取消' }))
    await waitFor(() => expect(sent).toHaveLength(3))
    const [first, second, third] = sent.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    await screen.findByText('没有收到取消结果')
  })

  test.each([
    ['a gateway without the server', () => new Response('Bad Gateway', { status: 502 })],
    ['a pause', askToPause],
  ])(
    '[A119] a paid appointment is asked about with its reason, also while the server answers with %s',
    async (_, reply) => {
      const { user } = await openCancel(TOMORROW)
      await user.click(await screen.findByRole('radio', { name: '其他' }))
      answer('/subscribe/getSubscribeDetail', reply)
      await user.click(await submit())
      expect(await screen.findByRole('alertdialog')).toHaveTextContent('现在取消，退款 ¥128.00。')
      expect(screen.getByRole('radio', { name: '其他', hidden: true })).toBeChecked()
    },
  )

  /** The first cancellation arrives, its answer is lost, and the appointment does not load after it. */
  const loseCancellation = async () => {
    let isLost = false
    answer('/subscribe/getSubscribeDetail', (request) => (isLost ? Response.error() : requestHandler(clinic)(request)))
    const sent = answer('/subscribe/cancelSubscribe', async (request) => {
      if (isLost) return refuse('预约已取消，请不要重复提交')
      isLost = true
      await requestHandler(clinic)(request)
      return Response.error()
    })
    const { user } = await openCancel(TOMORROW)
    await refundText()
    await confirmed(user)
    await screen.findByText('没有收到取消结果')
    await waitForIdle()
    return { user, sent, reach: () => answer('/subscribe/getSubscribeDetail', requestHandler(clinic)) }
  }

  test('[A391] [A432] a cancellation that turns out to be done before a repeat is shown, and no repeat is sent', async () => {
    const { user, sent, reach } = await loseCancellation()
    reach()
    await user.click(await submit())
    await heading('预约已取消')
    expect(sent).toHaveLength(1)
  })

  test('[A381] [A391] a repeat that is refused because the first one has arrived shows the cancellation', async () => {
    const { user, sent, reach } = await loseCancellation()
    await user.click(await submit())
    const yes = within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定取消' })
    reach()
    await user.click(yes)
    await heading('预约已取消')
    expect(sent).toHaveLength(2)
  })

  test('[A583] a pause that the server asks for after a lost answer settles nothing', async () => {
    const replies = [() => Response.error(), askToPause]
    answer('/subscribe/cancelSubscribe', () => replies.shift()?.())
    const { user } = await openCancel(TOMORROW)
    await refundText()
    await confirmed(user)
    await screen.findByText('没有收到取消结果')
    await confirmed(user)
    const reason = await screen.findByText('请求过于频繁')
    expect(reason.closest('[role="alert"]')).toHaveTextContent(/没有收到取消结果.*预约可能已经取消/)
  })

  test('[A391] a retry after a rejection has a new key', async () => {
    const sent = answer('/subscribe/cancelSubscribe', () => refuse('稍后再试'))
    const { user } = await openCancel(TOMORROW)
    await refundText()
    await confirmed(user)
    await screen.findByText('没有取消成功')
    await confirmed(user)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.headers.get('Idempotency-Key')).not.toBe(sent[0]?.headers.get('Idempotency-Key'))
    await screen.findByText('没有取消成功')
  })

  test('[APPT-19] the app says that a cancellation has arrived, also where the appointment does not load after it', async () => {
    let fails = false
    answer('/subscribe/getSubscribeDetail', (request) => (fails ? Response.error() : requestHandler(clinic)(request)))
    answer('/subscribe/cancelSubscribe', (request) => {
      fails = true
      return requestHandler(clinic)(request)
    })
    const { user } = await openCancel(TOMORROW)
    await confirmed(user)
    expect(await screen.findByText('预约已取消')).toBeVisible()
    fails = false
    await user.click(screen.getByRole('link', { name: '查看预约详情' }))
    await heading('预约详情')
    expect(await screen.findByText(/^已取消/)).toBeVisible()
  })

  test.each(['3', '4'])(
    '[APPT-19] [A432] a cancellation that turns out to be done after a lost answer leads to the detail (status %s)',
    async (subscribeStatus) => {
      const { user, router } = await openCancel(TOMORROW)
      await refundText()
      answer('/subscribe/getRefundDetail', () => ({ id: TOMORROW, payStatus: 3, refundPrice: 12_800 }))
      answer('/subscribe/cancelSubscribe', () => {
        answer('/subscribe/getSubscribeDetail', () => ({ ...APPOINTMENT_7, id: TOMORROW, subscribeStatus }))
        return Response.error()
      })
      await confirmed(user)
      await heading('预约已取消')
      expect(address()).toBe(`/subscribe/detail/${TOMORROW}`)
      expect(router.state.historyAction).toBe('REPLACE')
    },
  )
})

test('[APPT-11] an appointment that cannot be cancelled does not offer it', async () => {
  const { user, router } = await renderApp(`/subscribe/cancel/${REGISTERED}`, { signedInAs: PHONE, language: 'en' })
  await screen.findByText('This appointment cannot be cancelled now')
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'View the appointment' }))
  await heading('Appointment')
  expect(router.state.historyAction).toBe('REPLACE')
})

test.each(['3', '4'])(
  'a cancellation that arrived leads to its appointment after a reload, without a notice (status %s)',
  async (subscribeStatus) => {
    answer('/subscribe/getSubscribeDetail', () => ({ ...APPOINTMENT_7, subscribeStatus }))
    const { router } = await renderApp('/subscribe/cancel/7', { signedInAs: PHONE })
    await heading('预约详情')
    expect(address()).toBe('/subscribe/detail/7')
    expect(router.state.historyAction).toBe('REPLACE')
    expect(screen.queryByText('预约已经取消')).toBeNull()
  },
)

test('[APPT-11] [A522] after a refusal the reason why nothing can be cancelled replaces the form, and has the focus', async () => {
  const { user } = await openCancel(TOMORROW)
  await refundText()
  answer('/subscribe/cancelSubscribe', () => {
    answer('/subscribe/getSubscribeDetail', () => ({ ...APPOINTMENT_7, id: TOMORROW, subscribeStatus: '5' }))
    return refuse('已签到，不能取消')
  })
  await confirmed(user)
  const title = await screen.findByText('这次预约现在不能取消')
  await waitFor(() => expect(title.parentElement).toHaveFocus())
})

test('[A354] an appointment that fails to load offers a retry', async () => {
  let fails = true
  answer('/subscribe/getSubscribeDetail', () => (fails ? Response.error() : APPOINTMENT_7))
  const { user } = await renderApp('/subscribe/cancel/7', { signedInAs: PHONE })
  await screen.findByText('没能打开这个页面')
  fails = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  await heading('取消预约')
})

test('[RG2] an answer about another appointment is refused, so that it is not cancelled in place of this one', async () => {
  answer('/subscribe/getSubscribeDetail', () => APPOINTMENT_7)
  await renderApp(`/subscribe/cancel/${TOMORROW}`, { signedInAs: PHONE })
  expect(await screen.findByText('没能打开这个页面')).toBeVisible()
  expect(screen.queryByRole('button', { name: '取消预约' })).toBeNull()
})
