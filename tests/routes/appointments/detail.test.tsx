import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { address, comeBack, heading, PHONE, renderApp, saying } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { holdTimers } from '../../support/stoppedClocks'
import { deferred } from '../../support/deferred'

const APPOINTMENT = {
  id: '1745039284758347777',
  subscribeNum: 'YY202611240007',
  subscribeStatus: '2',
  orgName: '木棉体检中心（东城）',
  address: '北京市东城区云杉路17号',
  name: '周玉珍',
  specificationName: '尊享版',
  subscribeTime: '2026-11-26',
  originalPrice: 39_800,
  practicalPrice: 29_800,
  customerId: '2001',
  orgId: '102',
  serviceId: '1',
  inspectionId: '5',
  hqiId: '6',
}
const ADDRESS = `/subscribe/detail/${APPOINTMENT.id}`
const WECHAT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.57'

const open = async (fields: object = {}, language: 'zh' | 'en' = 'zh') => {
  answer('/subscribe/getSubscribeDetail', () => ({ ...APPOINTMENT, ...fields }))
  answer('/relativesManager/getRelativesInfoById', () => ({ id: '2001', height: 158 }))
  const opened = await renderApp(ADDRESS, { signedInAs: PHONE, language })
  await heading(language === 'zh' ? '预约详情' : 'Appointment')
  return opened
}
/** Installs a clipboard that records what is copied, or one that rejects. */
const clipboard = (lets = true) => {
  const copied: string[] = []
  const writeText = (text: string) =>
    lets ? Promise.resolve(void copied.push(text)) : Promise.reject(new Error('not allowed'))
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return copied
}
const inMessagingApp = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(WECHAT)

beforeEach(() => itIs('2026-11-25 10:30:00'))
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(document, 'execCommand')
})

test('[RA14] the status is asked again when the app comes back', async () => {
  await open()
  expect(screen.getByText('已支付')).toBeVisible()
  answer('/subscribe/getSubscribeDetail', () => ({ ...APPOINTMENT, subscribeStatus: '6' }))
  await comeBack()
  expect(await screen.findByText('已登记')).toBeVisible()
})

test('[RA14] the refund of an appointment is asked again as well', async () => {
  const refund = { id: APPOINTMENT.id, payStatus: 3, refundPrice: 29_800, cancelReason: 1, refundTime: null }
  answer('/subscribe/getRefundDetail', () => refund)
  await open({ subscribeStatus: '4' })
  expect(await screen.findByText(/退款中/)).toBeVisible()
  answer('/subscribe/getRefundDetail', () => ({ ...refund, payStatus: 4, refundTime: '2026-11-25 10:00:00' }))
  await comeBack()
  expect(await screen.findByText(/已退款/)).toBeVisible()
})

describe('the actions of an appointment', () => {
  test.each([
    ['zh', '9', '状态未知', /报告/, '取消预约'],
    ['en', 77, 'Unknown status', /Track my report/, 'Cancel appointment'],
  ] as const)(
    '[A460] (%s) unknown status %j is named as such, and the actions are offered',
    async (language, subscribeStatus, said, report, cancel) => {
      await open({ subscribeStatus }, language)
      expect(screen.getByText(said)).toBeVisible()
      expect(screen.getByText(saying('周玉珍'))).toBeVisible()
      expect(screen.getByRole('link', { name: report })).toBeVisible()
      expect(screen.getByRole('link', { name: cancel })).toBeVisible()
    },
  )

  test.each([
    ['6', '5', true],
    ['6', null, false],
    ['2', '5', false],
    ['5', '5', false],
  ])(
    '[REPORT-12] with status %s and inspection %s the link to the report’s progress is %s',
    async (status, id, isLinked) => {
      await open({ subscribeStatus: status, inspectionId: id })
      const way = screen.queryByText('查看报告进度')
      expect(way?.closest('a')?.getAttribute('href')).toBe(isLinked ? '/report/detail/5' : undefined)
    },
  )

  test.each([
    ['1', true, false, false],
    ['2', true, false, true],
    ['3', false, false, false],
    ['4', false, true, false],
    ['5', false, false, false],
    ['6', false, false, true],
  ])(
    '[APPT-09] [APPT-11] [APPT-12] status %s offers cancel %s, refund %s, questionnaire %s',
    async (subscribeStatus, cancel, refund, questionnaire) => {
      await open({ subscribeStatus })
      await waitForIdle()
      expect(screen.queryAllByRole('link', { name: '取消预约' })).toHaveLength(cancel ? 1 : 0)
      expect(screen.queryAllByRole('link', { name: '查看退款详情' })).toHaveLength(refund ? 1 : 0)
      expect(screen.queryAllByRole('link', { name: '去填写' })).toHaveLength(questionnaire ? 1 : 0)
    },
  )

  test('[APPT-12] [A114] a free appointment has no refund', async () => {
    await open({ subscribeStatus: '4', practicalPrice: 0 })
    await waitForIdle()
    expect(screen.queryByRole('link', { name: '查看退款详情' })).toBeNull()
  })

  test.each([
    ['2', '取消预约', `/subscribe/cancel/${APPOINTMENT.id}`],
    ['4', '查看退款详情', `/refund/detail/${APPOINTMENT.id}`],
  ])('[APPT-11] [APPT-12] with status %s, %s leads to %s', async (subscribeStatus, name, target) => {
    await open({ subscribeStatus })
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', target)
  })

  test.each([
    [{}, '/chq/inspectChq?orgId=102&serviceId=1&customerId=2001&inspectionId=5&hqiId=6&detailId=1745039284758347777'],
    [
      { inspectionId: null, hqiId: '' },
      '/chq/inspectChq?orgId=102&serviceId=1&customerId=2001&inspectionId=&hqiId=&detailId=1745039284758347777',
    ],
    [
      { inspectionId: 0, hqiId: '0' },
      '/chq/inspectChq?orgId=102&serviceId=1&customerId=2001&inspectionId=&hqiId=&detailId=1745039284758347777',
    ],
  ])(
    '[APPT-09] [A117] the link to the questionnaire names the check and the return path (%j)',
    async (fields, target) => {
      const { user, router } = await open({ subscribeStatus: '6', ...fields })
      await user.click(screen.getByRole('link', { name: '去填写' }))
      await waitFor(() => expect(address()).toBe(target))
      // Tells the form that the appointment is the entry below it (A177).
      expect(router.state.location.state).toMatchObject({ from: 'appointment' })
    },
  )
})

describe('an appointment that fails to load', () => {
  test('[A432] the error is shown once, in place: no notice repeats it, not on a retry either', async () => {
    const slow = deferred()
    let fails: () => unknown = () => new Response(null, { status: 500 })
    answer('/subscribe/getSubscribeDetail', () => fails())
    const { user } = await renderApp(ADDRESS, { signedInAs: PHONE })
    await screen.findByText('没能打开这个页面')
    expect(screen.getAllByText('服务暂时不可用，请稍后重试')).toHaveLength(1)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    fails = () => slow.promise
    await user.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByText('正在加载')
    expect(screen.queryByRole('alert')).toBeNull()
    slow.resolve(new Response(null, { status: 500 }))
    await screen.findByText('没能打开这个页面')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })
})

describe('a cancelled appointment', () => {
  const cancelled = { subscribeStatus: '4', practicalPrice: 12_800 }
  const refund = (payStatus: number, refundPrice = 12_800) =>
    answer('/subscribe/getRefundDetail', () => ({
      id: APPOINTMENT.id,
      subscribeNum: APPOINTMENT.subscribeNum,
      payStatus,
      refundPrice,
      cancelReason: 1,
      createTime: '2026-11-25 10:00:00',
      refundTime: null,
    }))

  test.each([
    ['zh', 3, '已取消 · ¥128.00 退款中', '款项原路退回'],
    ['zh', 4, '已取消 · ¥128.00 已退款', '款项原路退回'],
    ['en', 3, 'Cancelled · ¥128.00 being refunded', 'Refunded to your original payment method'],
    ['en', 4, 'Cancelled · ¥128.00 refunded', 'Refunded to your original payment method'],
  ] as const)(
    '[APPT-12] (%s, pay status %i) it tells the refunded amount and where it is paid back',
    async (language, payStatus, text, where) => {
      refund(payStatus)
      await open(cancelled, language)
      expect(await screen.findByText(saying(text))).toBeVisible()
      expect(screen.getByText(where)).toBeVisible()
    },
  )

  test('[APPT-12] its refund appears together with it, so that nothing below moves', async () => {
    answer('/subscribe/getSubscribeDetail', () => ({ ...APPOINTMENT, ...cancelled }))
    const { promise, resolve } = deferred()
    const asked = answer('/subscribe/getRefundDetail', () => promise)
    holdTimers(1500)
    await renderApp(ADDRESS, { signedInAs: PHONE })
    await waitFor(() => expect(asked).toHaveLength(1))
    // Long enough for a screen to render; the wait itself is held back.
    await expect(screen.findByText('受检人信息', undefined, { timeout: 700 })).rejects.toThrow()
    resolve({ id: APPOINTMENT.id, payStatus: 3, refundPrice: 12_800 })
    expect(await screen.findByText('受检人信息')).toBeVisible()
    expect(screen.getByText('款项原路退回')).toBeVisible()
    expect(asked).toHaveLength(1)
  })

  test('[APPT-12] a refund that does not load keeps the appointment back for a moment only', async () => {
    answer('/subscribe/getSubscribeDetail', () => ({ ...APPOINTMENT, ...cancelled }))
    answer('/subscribe/getRefundDetail', () => new Promise(() => undefined))
    await renderApp(ADDRESS, { signedInAs: PHONE })
    expect(await screen.findByText('受检人信息', undefined, { timeout: 4000 })).toBeVisible()
  })

  test('[A405] it says that nothing is refunded', async () => {
    refund(4, 0)
    await open(cancelled)
    expect(await screen.findByText(saying('已取消 · 不退款'))).toBeVisible()
    expect(screen.queryByText('款项原路退回')).toBeNull()
  })

  test('it offers to book again alone, and shows only its status when the refund fails to load', async () => {
    answer('/subscribe/getRefundDetail', () => new Response(null, { status: 500 }))
    await open(cancelled)
    expect(await screen.findByText('已取消')).toBeVisible()
    expect(await screen.findByRole('button')).toHaveTextContent('重新预约')
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('[A533] the result of an earlier payment is not shown', async () => {
    refund(3)
    const { router } = await open(cancelled)
    await act(() => router.navigate(ADDRESS, { state: { notice: 'paid' } }))
    await heading('预约详情')
    await act(() => router.navigate(ADDRESS, { state: { notice: 'cancelled' } }))
    await heading('预约已取消')
  })
})

describe('an appointment paid a moment before', () => {
  test.each([
    ['zh', '支付成功', '去填写', '复制地址'],
    ['en', 'Payment successful', 'Fill it in', 'Copy address'],
  ] as const)(
    '[PAY-04] (%s) the questionnaire is the next step, and the address comes before the details',
    async (language, done, questionnaire, address) => {
      const { router } = await open({}, language)
      await act(() => router.navigate(ADDRESS, { state: { notice: 'paid' } }))
      const title = await heading(done)
      await waitFor(() => expect(title).toHaveFocus())
      const way = screen.getByRole('link', { name: questionnaire })
      expect(screen.getByRole('main').querySelector('a[href], button')).toBe(way)
      const copy = await screen.findByRole('button', { name: address })
      const details = screen.getAllByRole('heading', { level: 2 }).at(-1) as HTMLElement
      expect(copy.compareDocumentPosition(details) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    },
  )
})

describe('an upcoming check', () => {
  test.each([
    ['2', '2026-11-25', true],
    ['2', '2026-11-24', false],
    ['1', '2026-11-26', false],
    ['4', '2026-11-26', false],
  ])('the calendar reminder for status %s on %s is offered: %s', async (subscribeStatus, subscribeTime, shown) => {
    await open({ subscribeStatus, subscribeTime })
    if (shown) await screen.findByRole('heading', { name: '别忘了这次检查' })
    expect(screen.queryAllByRole('heading', { name: '别忘了这次检查' })).toHaveLength(shown ? 1 : 0)
    expect(screen.queryAllByRole('region', { name: '检查前的准备' })).toHaveLength(shown ? 1 : 0)
  })

  test.each([
    [
      'zh',
      {},
      [
        '带什么身份证。以前做过乳腺检查的，把报告和片子也带上。',
        '穿什么上下分开的衣服，上衣要方便穿脱。',
        '什么时候到检查当天，在机构的营业时间内到。预约以日期为准，不用选钟点。',
        '临时来不了今天 11月25日 周三 18:00（北京时间）之前取消，全额退款；之后不退款。',
      ],
    ],
    [
      'en',
      {},
      [
        'What to bringYour ID card. If you have had a breast check before, bring its report and images too.',
        'What to wearTwo separate pieces, with a top you can easily take off.',
        'When to be thereOn the day, during the clinic’s opening hours. You book a day, not an hour.',
        'If you cannot comeFull refund until today, Wed 25 Nov, 18:00 (China\u00a0time). No refund after that.',
      ],
    ],
    ['zh', { subscribeTime: '2026-11-25' }, expect.arrayContaining(['临时来不了现在取消不退款。'])],
    ['zh', { practicalPrice: 0 }, expect.arrayContaining(['临时来不了这次预约没有收费，取消不涉及退款。'])],
  ] as const)(
    '(%s, %j) a paid appointment says what to bring and wear, when to come and what cancelling costs',
    async (language, fields, said) => {
      await open(fields, language)
      const block = screen.getByRole('region', { name: language === 'zh' ? '检查前的准备' : 'Before your check' })
      expect(within(block).getAllByRole('heading', { level: 3 })).toHaveLength(4)
      expect([...block.querySelectorAll('div')].map((part) => part.textContent?.replace(/\xa0(?=周)/, ' '))).toEqual(
        said,
      )
    },
  )

  test('the block about preparing no longer promises a refund once its time has passed', async () => {
    await open()
    const block = screen.getByRole('region', { name: '检查前的准备' })
    expect(block).toHaveTextContent('全额退款')
    act(() => {
      itIs('2026-11-25 18:00:00')
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(block).toHaveTextContent('现在取消不退款。')
    expect(block).not.toHaveTextContent('全额退款')
  })

  test('outside the messaging app it is saved as a calendar file with the date in China', async () => {
    const files: Blob[] = []
    const names: string[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, {
        createObjectURL: (blob: Blob) => `blob:${files.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const { user } = await open({}, 'en')
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }))
    expect(names).toEqual(['appointment-2026-11-26.ics'])
    expect(await screen.findByText('Saved as appointment-2026-11-26.ics')).toBeVisible()
    expect(files[0]?.type).toBe('text/calendar;charset=utf-8')
    const text = ((await files[0]?.text()) ?? '').replaceAll('\r\n ', '')
    for (const line of [
      'UID:1745039284758347777@breast-health-app',
      'DTSTAMP:20261125T0230',
      'DTSTART;VALUE=DATE:20261126\r\n',
      'SUMMARY:Check for 周玉珍 at 木棉体检中心（东城）\r\n',
      'DESCRIPTION:Check for 周玉珍 at 木棉体检中心（东城）\\nIf you cannot come: ',
      'DESCRIPTION:Check for 周玉珍 at 木棉体检中心（东城）\\nWhat to bring: ',
      'LOCATION:北京市东城区云杉路17号\r\n',
      'DESCRIPTION:Name: 周玉珍\\nPackage: 尊享版\\nNumber: YY202611240007\\nWhat to bring: Your ID card.',
      'TRIGGER;VALUE=DATE-TIME:20261125T040000Z\r\n',
      'If you cannot come: Full refund until 25 Nov 2026\\, 18:00 (China\u00a0time). No refund after that.\r\n',
      'TRIGGER;VALUE=DATE-TIME:20261126T000000Z\r\n',
    ]) {
      expect(text).toContain(line)
    }
  })

  test('[A357] [A495] inside the messaging app it offers a text to copy instead of a file', async () => {
    inMessagingApp()
    const { user } = await open()
    const copied = clipboard()
    expect(await screen.findByText('这里不能保存日历文件。可以存一张提醒卡片，或复制预约信息发给家人。')).toBeVisible()
    expect(screen.queryByRole('button', { name: '添加到日历' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '复制预约信息' }))
    expect(await screen.findByText('已复制')).toBeVisible()
    expect(copied).toEqual([
      [
        '检查预约：周玉珍，木棉体检中心（东城）',
        '检查日期：2026年11月26日',
        '地址：北京市东城区云杉路17号',
        '姓名：周玉珍',
        '检查套餐：尊享版',
        '预约编号：YY202611240007',
        '带什么：身份证。以前做过乳腺检查的，把报告和片子也带上。',
        '穿什么：上下分开的衣服，上衣要方便穿脱。',
        '什么时候到：检查当天，在机构的营业时间内到。预约以日期为准，不用选钟点。',
        '临时来不了：2026年11月25日 18:00（北京时间）之前取消，全额退款；之后不退款。',
      ].join('\n'),
    ])
  })

  test('[A495] inside the messaging app a card to press and keep shows the appointment, what to bring and the refund rule', async () => {
    inMessagingApp()
    const drawn: string[] = []
    const brush = {
      measureText: (text: string) => ({ width: text.length * 30 }),
      fillRect: () => undefined,
      fillText: (text: string) => drawn.push(text),
    }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==')
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '存一张提醒卡片' }))
    const sheet = await screen.findByRole('dialog', { name: '提醒卡片' })
    expect(sheet).toHaveTextContent('长按图片，选择“保存图片”。')
    const picture = within(sheet).getByRole('img')
    expect(picture).toHaveAttribute('src', 'data:image/png;base64,AA==')
    const said = picture.getAttribute('alt') ?? ''
    expect(said).toContain('检查日期：2026年11月26日')
    expect(said).toContain('带什么：身份证。')
    expect(said).toContain('临时来不了：2026年11月25日 18:00（北京时间）之前取消，全额退款；之后不退款。')
    // A line of the picture that breaks at a space does without it.
    expect(drawn.join('').replaceAll(' ', '')).toBe(said.replace(/\s/g, ''))
  })

  test('a phone that cannot draw the card says so, and the text can still be copied', async () => {
    inMessagingApp()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '存一张提醒卡片' }))
    expect(await screen.findByText('没能生成卡片，请截图或抄下日期')).toBeVisible()
    expect(screen.getByRole('button', { name: '复制预约信息' })).toBeVisible()
  })

  test('the address can be copied alone', async () => {
    const { user } = await open({}, 'en')
    const copied = clipboard()
    await user.click(await screen.findByRole('button', { name: 'Copy address' }))
    expect(await screen.findByText('Copied')).toBeVisible()
    expect(copied).toEqual(['北京市东城区云杉路17号'])
  })

  test('where the clipboard is blocked the text is shown for manual copying', async () => {
    const { user } = await open()
    clipboard(false)
    document.execCommand = () => false
    const copy = await screen.findByRole('button', { name: '复制地址' })
    expect(screen.getAllByText('北京市东城区云杉路17号')).toHaveLength(1)
    await user.click(copy)
    expect(await screen.findByText('没能自动复制，请长按下面的文字复制')).toBeVisible()
    expect(screen.getAllByText('北京市东城区云杉路17号')).toHaveLength(2)
  })

  test('[A387] the text has — for missing values, and without an address none can be copied', async () => {
    const { user } = await open({
      orgName: null,
      address: null,
      name: null,
      specificationName: null,
      subscribeNum: null,
    })
    const copied = clipboard()
    const copy = await screen.findByRole('button', { name: '复制预约信息' })
    expect(screen.queryByRole('button', { name: '复制地址' })).toBeNull()
    await user.click(copy)
    await waitFor(() => expect(copied).toHaveLength(1))
    expect(copied[0]).toMatch(
      /^检查预约：—，—\n检查日期：2026年11月26日\n地址：—\n姓名：—\n检查套餐：—\n预约编号：—\n带什么：/,
    )
  })
})
