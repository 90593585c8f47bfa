import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, itBecomes, itIs, later, PHONE, refuse } from '../booking/support'
import { address, heading, renderApp } from '../support'
import { settled } from '../untilQuiet'
import { setOnline } from '../../setOnline'

/** An appointment of the demo clinic that started on Tuesday, 24 November 2026: paid 128.00, for Wednesday. */
const TOMORROW = '1745039284758340003'
/** Paid 298.00 of 398.00, for Thursday. */
const THURSDAY = '1745039284758340004'
const FREE = '1745039284758340005'
const UNPAID = '1745039284758340001'
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

const open = async (id: string, language: 'zh' | 'en' = 'zh') => {
  const opened = await renderApp(`/subscribe/cancel/${id}`, { signedInAs: PHONE, language })
  await heading(language === 'zh' ? '取消预约' : 'Cancel appointment')
  return opened
}
const refundText = () =>
  screen.findByText(/^(现在取消|这次预约|没能查到|Cancel now|This appointment|We could)/, { selector: 'p' })
const section = async () => (await refundText()).closest('section') as HTMLElement
const rules = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement
const submit = () => screen.findByRole('button', { name: '取消预约' })
const confirmed = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('radio', { name: '行程有变/预约错误' }))
  await user.click(await submit())
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定取消' }))
}
const CANCEL_INFO = { refundPrice: 12_800, refundDeadline: '2026-11-24 18:00:00', cancelledToday: 0 }
const form = async (request: Request | undefined) => Object.fromEntries(new URLSearchParams(await request?.text()))

beforeEach(() => itIs('2026-11-24 10:00:00'))

test('[A563] [A531] the reason on the screen is the one that is sent, also while the app asks once more', async () => {
  const sent = answer('/subscribe/cancelSubscribe', () => null)
  const { user } = await open(TOMORROW)
  await user.click(await screen.findByRole('radio', { name: '行程有变/预约错误' }))
  const { promise, come } = later()
  answer('/subscribe/getCancelInfo', () => promise)
  await user.click(await submit())
  await user.click(screen.getByRole('radio', { name: '其他' }))
  expect(screen.getByRole('radio', { name: '行程有变/预约错误' })).toBeChecked()
  come(CANCEL_INFO)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定取消' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(Object.values(await form(sent[0]))).toContain('1')
})

describe('the cancel screen before the tap', () => {
  test('[NAV-30] [A121] [A406] before 18:00 of the previous day it promises a full refund, and shows the deadline and the cancellations left', async () => {
    await open(TOMORROW)
    const text = await section()
    expect(text).toHaveTextContent('现在取消，退款 ¥128.00。')
    expect(text).toHaveTextContent('今天 11月24日 周二 18:00（北京时间）之前取消，全额退款；之后不退款。')
    expect(text).toHaveTextContent('今天还可以取消 3 次。')
    expect(address()).toBe(`/subscribe/cancel/${TOMORROW}`)
  })

  test('[APPT-20] [APPT-21] [APPT-22] [APPT-23] it shows the four rules', async () => {
    await open(TOMORROW)
    const said = within(await rules('取消规则'))
      .getAllByRole('listitem')
      .map((rule) => rule.textContent)
    expect(said).toEqual([
      '检查前一天 18:00 之前取消，全额退款。',
      '检查前一天 18:00 起取消，不退款。',
      '单方面违约（例如未按约到检），不退款。',
      '每个自然日最多取消 3 次。',
    ])
  })

  test('[APPT-20] [APPT-21] [APPT-22] [APPT-23] it shows the four rules in English', async () => {
    await open(THURSDAY, 'en')
    const text = await section()
    expect(text).toHaveTextContent('Cancel now and get ¥298.00 back.')
    expect(text).toHaveTextContent('Full refund until tomorrow, Wed 25 Nov, 18:00 (China time). No refund after that.')
    expect(text).toHaveTextContent('Cancellations left today: 3')
    const behind = await rules('Cancellation rules')
    expect(
      within(behind)
        .getAllByRole('listitem')
        .map((rule) => rule.textContent),
    ).toEqual([
      'Full refund if you cancel before 18:00 on the day before the check.',
      'No refund if you cancel from 18:00 on the day before the check.',
      'No refund if you break the appointment, for example by not coming.',
      'You can cancel up to 3 times per calendar day.',
    ])
    expect(behind).toHaveTextContent('All times are China time.')
  })

  test.each([
    ['2026-11-24 17:59:59', '现在取消，退款 ¥128.00。', 'refundBefore'],
    ['2026-11-24 18:00:00', '现在取消不退款。', 'over'],
  ])('[APPT-20] [APPT-21] at %s it says: %s', async (time, sentence, which) => {
    // The sign-in starts the demo clinic while it is morning.
    const { router } = await renderApp('/my', { signedInAs: PHONE })
    await heading('个人中心')
    itIs(time)
    await router.navigate(`/subscribe/cancel/${TOMORROW}`)
    await heading('取消预约')
    const text = await section()
    expect(text).toHaveTextContent(sentence)
    const over = '已过退款截止时间（北京时间）：今天 11月24日 周二 18:00。'
    if (which === 'over') expect(text).toHaveTextContent(over)
    else expect(text).not.toHaveTextContent(over)
  })

  test('[A482] when the refund deadline passes on the open screen, it refetches and says so', async () => {
    let refundPrice = 12_800
    answer('/subscribe/getCancelInfo', () => ({ ...CANCEL_INFO, refundPrice }))
    await open(TOMORROW)
    expect(await section()).toHaveTextContent('现在取消，退款 ¥128.00。')
    refundPrice = 0
    itBecomes('2026-11-24 18:00:00')
    const over = '已过退款截止时间（北京时间）：今天 11月24日 周二 18:00。'
    await waitFor(async () => expect(await section()).toHaveTextContent(over))
  })

  test('[A482] after midnight it counts the cancellations left on the new day', async () => {
    let cancelledToday = 2
    answer('/subscribe/getCancelInfo', () => ({ ...CANCEL_INFO, cancelledToday }))
    itIs('2026-11-23 23:59:59')
    await open(TOMORROW)
    expect(await section()).toHaveTextContent('今天还可以取消 1 次。')
    cancelledToday = 0
    itBecomes('2026-11-24 00:00:00')
    await waitFor(async () => expect(await section()).toHaveTextContent('今天还可以取消 3 次。'))
    expect(await section()).toHaveTextContent('今天 11月24日 周二 18:00（北京时间）之前取消')
  })

  test('[APPT-11] for an unpaid appointment it says that there is nothing to refund', async () => {
    await open(UNPAID)
    expect(await section()).toHaveTextContent('这次预约还没有支付，取消不涉及退款。今天还可以取消 3 次。')
  })

  test('for a free appointment it says that there is nothing to refund', async () => {
    await open(FREE)
    expect(await section()).toHaveTextContent('这次预约没有收费，取消不涉及退款。今天还可以取消 3 次。')
  })

  test.each([
    [UNPAID, 'zh', '取消规则', '每个自然日最多取消 3 次。'],
    [UNPAID, 'en', 'Cancellation rules', 'You can cancel up to 3 times per calendar day.'],
    [FREE, 'zh', '取消规则', '每个自然日最多取消 3 次。'],
  ] as const)(
    '[APPT-11] for %s in %s, of which nothing was paid, no rule speaks of a refund',
    async (id, language, title, rule) => {
      await open(id, language)
      expect(
        within(await rules(title))
          .getAllByRole('listitem')
          .map((one) => one.textContent),
      ).toEqual([rule])
    },
  )

  test.each([
    ['zh', '现在取消会怎样', ['这次预约还没有支付，取消不涉及退款。', '没能查到剩余次数。每个自然日最多取消 3 次。']],
    [
      'en',
      'If you cancel now',
      [
        'This appointment is not paid yet, so there is nothing to refund.',
        'We could not check how many cancellations you have left today. By the rules: up to 3 cancellations per calendar day.',
      ],
    ],
  ] as const)(
    '[APPT-11] [A406] without the server’s answer, in %s, an unpaid one misses no amount',
    async (...args) => {
      const [language, title, sentences] = args
      answer('/subscribe/getCancelInfo', () => new HttpResponse(null, { status: 404 }))
      await open(UNPAID, language)
      const meaning = await rules(title)
      for (const sentence of sentences) expect(await within(meaning).findByText(sentence)).toBeVisible()
    },
  )

  test.each([
    [
      'zh',
      '现在取消会怎样',
      [
        '今天 11月24日 周二 18:00（北京时间）之前取消，全额退款；之后不退款。',
        '今天的取消次数已经用完，明天（北京时间）起才能取消。',
        '如果那时已过退款时间，请今天联系客服或检查机构。',
      ],
    ],
    [
      'en',
      'If you cancel now',
      [
        'Full refund until today, Tue 24 Nov, 18:00 (China time). No refund after that.',
        'You have no cancellations left today, so you cannot cancel now. You can from tomorrow (China time).',
        'If the refund ends before that, contact us or the clinic today.',
      ],
    ],
  ] as const)(
    '[APPT-23] [A121] without a cancellation left it promises no refund now, and names a way before the refund ends (%s)',
    async (language, title, sentences) => {
      answer('/subscribe/getCancelInfo', () => ({ ...CANCEL_INFO, cancelledToday: 3 }))
      await open(TOMORROW, language)
      const meaning = await rules(title)
      await within(meaning).findByText(sentences[1])
      const said = [...meaning.querySelectorAll('p')].map((one) => one.textContent.replaceAll('\u00a0', ' '))
      expect(said).toEqual(sentences)
    },
  )

  test('[APPT-23] [A526] without a cancellation left, an unpaid one hears nothing of a refund', async () => {
    answer('/subscribe/getCancelInfo', () => ({ ...CANCEL_INFO, refundPrice: 0, cancelledToday: 3 }))
    await open(UNPAID)
    expect(await section()).toHaveTextContent(/取消不涉及退款。今天的取消次数已经用完，明天（北京时间）起才能取消。$/)
  })

  test.each([
    ['is missing', () => new HttpResponse(null, { status: 404 })],
    ['does not arrive', () => Response.error()],
    ['has no amount', () => ({ refundDeadline: '2026-11-24 18:00:00', cancelledToday: 0 })],
    ['has an amount below 0', () => ({ refundPrice: -1, refundDeadline: '2026-11-24 18:00:00', cancelledToday: 0 })],
    ['has no moment', () => ({ refundPrice: 12_800, refundDeadline: 'soon', cancelledToday: 0 })],
  ])('[A406] it shows the rule without numbers when the server’s answer %s, and no error', async (_what, reply) => {
    answer('/subscribe/getCancelInfo', reply)
    await open(TOMORROW)
    const text = await section()
    expect(text).toHaveTextContent(
      '没能查到此刻的退款金额和剩余次数。按规则，检查前一天 18:00（北京时间）之前取消，全额退款；之后不退款。每个自然日最多取消 3 次。',
    )
    expect(text).not.toHaveTextContent('¥')
    expect(
      screen
        .queryAllByRole('alert')
        .map((alert) => alert.textContent)
        .join(''),
    ).toBe('')
  })

  test('[A121] the consequence comes before the reasons, so nothing moves under a tap', async () => {
    const { promise, come } = later()
    answer('/subscribe/getCancelInfo', () => promise)
    const sent = answer('/subscribe/cancelSubscribe', () => null)
    const { user } = await open(TOMORROW)
    expect(screen.queryByRole('radio')).toBeNull()
    await user.click(await submit())
    expect(screen.queryByText('请选择取消原因')).toBeNull()
    come(CANCEL_INFO)
    await refundText()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sent).toHaveLength(0)
  })

  test('[A121] [A406] a refetch keeps the consequence and the chosen reason in sight', async () => {
    const { promise, come } = later()
    const requests = answer('/subscribe/getCancelInfo', () => (requests.length === 1 ? refuse('忙') : promise))
    const { user } = await open(TOMORROW)
    const text = await refundText()
    const radio = screen.getByRole('radio', { name: '其他' })
    await user.click(radio)
    await user.click(await submit())
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(text).toBeInTheDocument()
    expect(radio).toBeInTheDocument()
    expect(radio).toBeChecked()
    come(CANCEL_INFO)
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('现在取消，退款 ¥128.00。')
  })
})

describe('the cancellation reasons', () => {
  test.each([
    ['zh', ['行程有变/预约错误', '其他']],
    ['en', ['Plans changed or booked wrongly', 'Other']],
  ] as const)(
    '[APPT-17] [APPT-18] [A120] there are two reasons (%s), and none is preselected',
    async (language, names) => {
      await open(TOMORROW, language)
      const radios = await screen.findAllByRole('radio')
      expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(names)
      for (const radio of radios) expect(radio).not.toBeChecked()
    },
  )

  test('[A119] without a reason the button says so and sends nothing', async () => {
    const sent = answer('/subscribe/cancelSubscribe', () => null)
    const { user } = await open(TOMORROW)
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
    const { user } = await open(TOMORROW)
    await refundText()
    await user.click(screen.getByRole('radio', { name }))
    await user.click(await submit())
    await user.click(await screen.findByRole('button', { name: '确定取消' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.method).toBe('POST')
    expect(await form(sent[0])).toEqual({ id: TOMORROW, cancelReason })
    expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('cancelling an appointment', () => {
  test('[APPT-20] the reasons come right below the consequence, and the rules after them', async () => {
    await open(TOMORROW)
    await refundText()
    const [meaning, reason, behind] = ['现在取消会怎样', '取消原因', '取消规则'].map((name) => screen.getByText(name))
    expect(meaning?.compareDocumentPosition(reason as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(reason?.compareDocumentPosition(behind as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('[APPT-19] [A121] the dialog repeats the consequence, and the detail then shows the cancellation', async () => {
    const { user } = await open(TOMORROW)
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
    const { user } = await open(TOMORROW)
    await refundText()
    await user.click(screen.getByRole('radio', { name: '其他' }))
    await user.click(await submit())
    answer('/subscribe/getRefundDetail', () => ({ id: TOMORROW, payStatus: 4, refundPrice: 12_800 }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定取消' }))
    expect(await screen.findByText('¥128.00 已退款，原路退回。')).toBeVisible()
  })

  test('the appointment stays when the dialog is declined', async () => {
    const sent = answer('/subscribe/cancelSubscribe', () => null)
    const { user } = await open(TOMORROW)
    await refundText()
    await user.click(screen.getByRole('radio', { name: '其他' }))
    await user.click(await submit())
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '保留预约' }))
    await settled()
    expect(sent).toHaveLength(0)
    expect(screen.getByRole('radio', { name: '其他' })).toBeChecked()
  })

  test('[A121] the consequence is updated when 18:00 has passed on the open screen', async () => {
    const { user } = await open(TOMORROW)
    expect(await section()).toHaveTextContent('退款 ¥128.00')
    itIs('2026-11-24 18:00:00')
    await user.click(screen.getByRole('radio', { name: '其他' }))
    await user.click(await submit())
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('现在取消不退款。')
  })

  test('[A530] when a refund lapses while the question is open, the question is asked once more before anything is cancelled', async () => {
    itIs('2026-11-24 17:59:00')
    const sent = answer('/subscribe/cancelSubscribe', () => null)
    const { user } = await open(TOMORROW)
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
    const { user } = await open(TOMORROW)
    await refundText()
    itIs('2026-11-24 18:00:00')
    await confirmed(user)
    expect(sent).toHaveLength(0)
    await user.click(await screen.findByRole('button', { name: '确定取消' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('[A530] the screen is not left while the cancellation is on its way', async () => {
    const { promise, come } = later()
    answer('/subscribe/cancelSubscribe', () => promise)
    const { user, router } = await open(TOMORROW)
    await refundText()
    await confirmed(user)
    await screen.findByRole('button', { name: '正在取消' })
    await act(() => router.navigate('/my'))
    expect(await screen.findByText('请耐心等待，正在取消预约')).toBeVisible()
    expect(address()).toBe(`/subscribe/cancel/${TOMORROW}`)
    come(null)
    await heading('预约详情')
  })

  test('a user who left while the refund was looked up is not asked on another screen', async () => {
    const { user, router } = await open(TOMORROW)
    await refundText()
    await user.click(screen.getByRole('radio', { name: '其他' }))
    const { promise, come } = later()
    answer('/subscribe/getCancelInfo', () => promise)
    await user.click(await submit())
    await act(() => router.navigate('/my'))
    await heading('个人中心')
    come(CANCEL_INFO)
    await settled()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('[RB1] repeated taps send one request', async () => {
    const { promise, come } = later()
    const sent = answer('/subscribe/cancelSubscribe', () => promise)
    const { user } = await open(TOMORROW)
    await refundText()
    await confirmed(user)
    const busy = await screen.findByRole('button', { name: '正在取消' })
    await user.click(busy)
    await user.click(busy)
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    come(null)
    await heading('预约详情')
    expect(sent).toHaveLength(1)
  })

  test('[APPT-23] [A121] a rejection is shown in the server’s words, and the appointment stays', async () => {
    answer('/subscribe/cancelSubscribe', () => refuse('今天已取消3次，每个自然日最多取消3次'))
    const { user } = await open(TOMORROW)
    await refundText()
    await confirmed(user)
    const alert = await screen.findByText('没有取消成功')
    expect(alert.parentElement).toHaveTextContent('今天已取消3次，每个自然日最多取消3次')
    expect(alert.parentElement).toHaveTextContent('预约还保留着，您选择的原因也还在。')
    expect(screen.getByRole('radio', { name: '行程有变/预约错误' })).toBeChecked()
  })

  test('[RB3] where the network is lost at the question, nothing is refetched, so no red bar repeats the reason', async () => {
    const requests = answer('/subscribe/getCancelInfo', () => CANCEL_INFO)
    const { user } = await open(TOMORROW)
    await user.click(await screen.findByRole('radio', { name: '行程有变/预约错误' }))
    await user.click(await submit())
    const yes = within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定取消' })
    await settled()
    const before = requests.length
    setOnline(false)
    await user.click(yes)
    expect(await screen.findByText('没有取消成功')).toBeVisible()
    await settled()
    expect(requests).toHaveLength(before)
  })

  test('[A391] without an answer it says that the cancellation may have succeeded; a repeat keeps its key, another cancellation gets a new one', async () => {
    const sent = answer('/subscribe/cancelSubscribe', () => Response.error())
    const { user } = await open(TOMORROW)
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

  test('[A391] a retry after a rejection has a new key', async () => {
    const sent = answer('/subscribe/cancelSubscribe', () => refuse('稍后再试'))
    const { user } = await open(TOMORROW)
    await refundText()
    await confirmed(user)
    await screen.findByText('没有取消成功')
    await confirmed(user)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.headers.get('Idempotency-Key')).not.toBe(sent[0]?.headers.get('Idempotency-Key'))
    await screen.findByText('没有取消成功')
  })

  test.each(['3', '4'])(
    '[APPT-19] [A432] a cancellation that turns out to be done after a lost answer leads to the detail (status %s)',
    async (subscribeStatus) => {
      const { user, router } = await open(TOMORROW)
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
