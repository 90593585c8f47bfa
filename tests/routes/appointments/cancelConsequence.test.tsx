import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { requestHandler } from '@/mocks/node'
import { payOrder } from '@/mocks/payment/cashier'
import { markConfirming } from '@/stores/payment/mark'
import { answer, refuse } from '../../support/answers'
import { itBecomes, itIs } from '../../support/clinicClock'
import { address, clinic, comeBack, heading, PHONE, renderApp } from '../../support/app'
import { CANCEL_INFO, consequence, openCancel, refundText, sectionNamed, submit, TOMORROW } from './cancelSupport'
import { deferred } from '../../support/deferred'

/** Paid 298.00 of 398.00, for Thursday. */
const THURSDAY = '1745039284758340004'
const FREE = '1745039284758340005'
const UNPAID = '1745039284758340001'

beforeEach(() => itIs('2026-11-24 10:00:00'))

describe('the cancel screen before the tap', () => {
  test.each([
    ['zh', '受检人：周玉珍 · 尊享版', '其他'],
    ['en', 'Patient: 周玉珍 · 尊享版', 'Other'],
  ] as const)(
    '[A638] it names the relative whose check is cancelled, and so does its question (%s)',
    async (language, words, reason) => {
      const { user } = await openCancel(THURSDAY, language)
      expect(screen.getByText('周玉珍', { exact: false })).toBeVisible()
      await user.click(await screen.findByRole('radio', { name: reason }))
      await user.click(
        await screen.findByRole('button', { name: language === 'zh' ? '取消预约' : 'Cancel appointment' }),
      )
      expect(await screen.findByRole('alertdialog')).toHaveTextContent(words)
    },
  )

  test('[NAV-30] [A121] [A406] before 18:00 of the previous day it promises a full refund, and shows the deadline and the cancellations left', async () => {
    await openCancel(TOMORROW)
    const text = await consequence()
    expect(text).toHaveTextContent('现在取消，退款 ¥128.00。')
    expect(text).toHaveTextContent('今天 11月24日 周二 18:00（北京时间）之前取消，全额退款；之后不退款。')
    expect(text).toHaveTextContent('今天还可以取消 3 次。')
    expect(address()).toBe(`/subscribe/cancel/${TOMORROW}`)
  })

  test('[APPT-20] [APPT-21] [APPT-22] [APPT-23] it shows the four rules', async () => {
    await openCancel(TOMORROW)
    const said = within(await sectionNamed('取消规则'))
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
    await openCancel(THURSDAY, 'en')
    const text = await consequence()
    expect(text).toHaveTextContent('Cancel now and get ¥298.00 back.')
    expect(text).toHaveTextContent('Full refund until tomorrow, Wed 25 Nov, 18:00 (China time). No refund after that.')
    expect(text).toHaveTextContent('Cancellations left today: 3')
    const behind = await sectionNamed('Cancellation rules')
    expect(
      within(behind)
        .getAllByRole('listitem')
        .map((rule) => rule.textContent),
    ).toEqual([
      'Full refund if you cancel before 18:00 on the day before the check.',
      'No refund if you cancel from 18:00 on the day before the check.',
      'No refund if you do not keep the appointment, for example by not coming.',
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
    const text = await consequence()
    expect(text).toHaveTextContent(sentence)
    const over = '已过退款截止时间（北京时间）：今天 11月24日 周二 18:00。'
    if (which === 'over') expect(text).toHaveTextContent(over)
    else expect(text).not.toHaveTextContent(over)
  })

  test('[A482] when the refund deadline passes on the open screen, it refetches and says so', async () => {
    let refundPrice = 12_800
    answer('/subscribe/getCancelInfo', () => ({ ...CANCEL_INFO, refundPrice }))
    await openCancel(TOMORROW)
    expect(await consequence()).toHaveTextContent('现在取消，退款 ¥128.00。')
    refundPrice = 0
    itBecomes('2026-11-24 18:00:00')
    const over = '已过退款截止时间（北京时间）：今天 11月24日 周二 18:00。'
    await waitFor(async () => expect(await consequence()).toHaveTextContent(over))
  })

  test('[A482] after midnight it counts the cancellations left on the new day', async () => {
    let cancelledToday = 2
    answer('/subscribe/getCancelInfo', () => ({ ...CANCEL_INFO, cancelledToday }))
    itIs('2026-11-23 23:59:59')
    await openCancel(TOMORROW)
    expect(await consequence()).toHaveTextContent('今天还可以取消 1 次。')
    cancelledToday = 0
    itBecomes('2026-11-24 00:00:00')
    await waitFor(async () => expect(await consequence()).toHaveTextContent('今天还可以取消 3 次。'))
    expect(await consequence()).toHaveTextContent('今天 11月24日 周二 18:00（北京时间）之前取消')
  })

  test('[APPT-11] for an unpaid appointment it says that there is nothing to refund', async () => {
    await openCancel(UNPAID)
    expect(await consequence()).toHaveTextContent('这次预约还没有支付，取消不涉及退款。今天还可以取消 3 次。')
  })

  test('[RF4] [A405] while its payment is confirmed, the appointment is called unpaid neither before the cancellation nor after it', async () => {
    const maybePaid = '这次付款还没有确认到账。如果已经扣款，款项会原路退回。'
    markConfirming('1001', 'subscribe', UNPAID)
    const { user } = await openCancel(UNPAID)
    await waitFor(async () =>
      expect(await sectionNamed('现在取消会怎样')).toHaveTextContent(`${maybePaid}今天还可以取消 3 次。`),
    )
    await user.click(screen.getByRole('radio', { name: '其他' }))
    await user.click(await submit())
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent(maybePaid)
    await user.click(within(dialog).getByRole('button', { name: '确定取消' }))
    await heading('预约已取消')
    expect(screen.getByRole('main')).toHaveTextContent(maybePaid)
    expect(screen.getByRole('main')).not.toHaveTextContent('没有收款')
  })

  test.each([
    [12_800, '现在取消，退款 ¥128.00。'],
    [0, '现在取消不退款。'],
  ])('[A121] [A406] a payment that arrives on the open screen counts in the question (%i)', async (...args) => {
    const [refundPrice, sentence] = args
    const { user } = await openCancel(UNPAID)
    expect(await consequence()).toHaveTextContent('这次预约还没有支付')
    payOrder(clinic, UNPAID, { settleAfterMs: 0 })
    answer('/subscribe/getCancelInfo', () => ({ ...CANCEL_INFO, refundPrice }))
    await user.click(screen.getByRole('radio', { name: '其他' }))
    await user.click(await submit())
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).not.toHaveTextContent('还没有支付')
    expect(dialog).toHaveTextContent(sentence)
  })

  test('[A121] an unpaid appointment that does not load again is not asked about', async () => {
    const { user } = await openCancel(UNPAID)
    await user.click(await screen.findByRole('radio', { name: '其他' }))
    answer('/subscribe/getSubscribeDetail', () => Response.error())
    await user.click(await submit())
    expect(await screen.findByText('没能打开这个页面')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('[A354] [A119] the chosen reason is still chosen once an unpaid appointment loads again', async () => {
    const { user } = await openCancel(UNPAID)
    await user.click(await screen.findByRole('radio', { name: '其他' }))
    answer('/subscribe/getSubscribeDetail', () => Response.error())
    await user.click(await submit())
    await screen.findByText('没能打开这个页面')
    answer('/subscribe/getSubscribeDetail', requestHandler(clinic))
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('radio', { name: '其他' })).toBeChecked()
    await user.click(await submit())
    expect(await screen.findByRole('alertdialog')).toBeVisible()
  })

  test('[A121] [A406] a payment made elsewhere shows on return, and is asked about before anything is cancelled', async () => {
    const sent = answer('/subscribe/cancelSubscribe', () => null)
    const { user } = await openCancel(UNPAID)
    await user.click(await screen.findByRole('radio', { name: '其他' }))
    await user.click(await submit())
    const sure = async () => within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定取消' })
    await sure()
    payOrder(clinic, UNPAID, { settleAfterMs: 0 })
    await comeBack()
    expect(await screen.findByText(/^现在取消，退款 ¥/)).toBeVisible()
    await user.click(await sure())
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('现在取消，退款 ¥'))
    expect(sent).toHaveLength(0)
    await user.click(await sure())
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('for a free appointment it says that there is nothing to refund', async () => {
    await openCancel(FREE)
    expect(await consequence()).toHaveTextContent('这次预约没有收费，取消不涉及退款。今天还可以取消 3 次。')
  })

  test.each([
    [UNPAID, 'zh', '取消规则', '每个自然日最多取消 3 次。'],
    [UNPAID, 'en', 'Cancellation rules', 'You can cancel up to 3 times per calendar day.'],
    [FREE, 'zh', '取消规则', '每个自然日最多取消 3 次。'],
  ] as const)(
    '[APPT-11] for %s in %s, of which nothing was paid, no rule speaks of a refund',
    async (id, language, title, rule) => {
      await openCancel(id, language)
      expect(
        within(await sectionNamed(title))
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
        'We could not check how many cancellations you have left today. Under the rules, you can cancel up to 3 times per calendar day.',
      ],
    ],
  ] as const)(
    '[APPT-11] [A406] without the server’s answer, in %s, no amount is called missing for an unpaid one',
    async (...args) => {
      const [language, title, sentences] = args
      answer('/subscribe/getCancelInfo', () => new HttpResponse(null, { status: 404 }))
      await openCancel(UNPAID, language)
      const meaning = await sectionNamed(title)
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
      await openCancel(TOMORROW, language)
      const meaning = await sectionNamed(title)
      await within(meaning).findByText(sentences[1])
      const said = [...meaning.querySelectorAll('p')].map((one) => one.textContent.replaceAll('\u00a0', ' '))
      expect(said).toEqual(sentences)
    },
  )

  test('[APPT-23] [A526] without a cancellation left, no refund is mentioned for an unpaid one', async () => {
    answer('/subscribe/getCancelInfo', () => ({ ...CANCEL_INFO, refundPrice: 0, cancelledToday: 3 }))
    await openCancel(UNPAID)
    expect(await consequence()).toHaveTextContent(
      /取消不涉及退款。今天的取消次数已经用完，明天（北京时间）起才能取消。$/,
    )
  })

  test.each([
    ['is missing', () => new HttpResponse(null, { status: 404 })],
    ['does not arrive', () => Response.error()],
    ['has no amount', () => ({ refundDeadline: '2026-11-24 18:00:00', cancelledToday: 0 })],
    ['has an amount below 0', () => ({ refundPrice: -1, refundDeadline: '2026-11-24 18:00:00', cancelledToday: 0 })],
    ['has no moment', () => ({ refundPrice: 12_800, refundDeadline: 'soon', cancelledToday: 0 })],
  ])('[A406] it shows the rule without numbers when the server’s answer %s, and no error', async (_what, reply) => {
    answer('/subscribe/getCancelInfo', reply)
    await openCancel(TOMORROW)
    const text = await consequence()
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
    const { promise, resolve } = deferred()
    answer('/subscribe/getCancelInfo', () => promise)
    const sent = answer('/subscribe/cancelSubscribe', () => null)
    const { user } = await openCancel(TOMORROW)
    expect(screen.queryByRole('radio')).toBeNull()
    await user.click(await submit())
    expect(screen.queryByText('请选择取消原因')).toBeNull()
    resolve(CANCEL_INFO)
    await refundText()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sent).toHaveLength(0)
  })

  test('[A121] [A406] a refetch keeps the consequence and the chosen reason in sight', async () => {
    const { promise, resolve } = deferred()
    const requests = answer('/subscribe/getCancelInfo', () => (requests.length === 1 ? refuse('忙') : promise))
    const { user } = await openCancel(TOMORROW)
    const text = await refundText()
    const radio = screen.getByRole('radio', { name: '其他' })
    await user.click(radio)
    await user.click(await submit())
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(text).toBeInTheDocument()
    expect(radio).toBeInTheDocument()
    expect(radio).toBeChecked()
    resolve(CANCEL_INFO)
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('现在取消，退款 ¥128.00。')
  })
})
