import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { changeText } from '@/stores/chat/draft'
import { resetStores } from '@/stores/createStore'
import { USER_PREFIX } from '@/stores/userStorage'
import { deferred } from '../../support/deferred'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { box, count, DOCTOR, im, INFO, isLive, nowSeconds, openChat, rows, said, write } from './support'
import { comeBack, reloadApp } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'

afterEach(() => void vi.useRealTimers())

const CLOSED = [
  [8, '没有在规定时间内付款，咨询没有开始。如果已经扣款，款项会原路退回。', '重新找医生提问'],
  [10, '24 小时内没有医生接诊，费用或优惠券会在 1-3 个工作日内退回。', '重新找医生提问'],
  [11, '医生退回了这次咨询。身体不舒服时，请到医院就诊。费用或优惠券会在 1-3 个工作日内退回。', '重新找医生提问'],
  [12, '咨询已退回，费用或优惠券会在 1-3 个工作日内退回。', '重新找医生提问'],
] as const
const ARCHIVED = {
  ID: 'a1',
  type: 'TIMTextElem',
  payload: { text: '您好' },
  from: 'd',
  flow: 'in',
  time: 1_700_000_000,
}

const DOCTOR_ENDED = {
  ...ARCHIVED,
  type: 'TIMCustomElem',
  payload: { data: 'doctor_end', description: '', extension: '' },
  from: DOCTOR,
}

describe('the footer of a consultation without an answer', () => {
  test.each(CLOSED)('[A468] status %i says what happened, and offers a link', async (serviceStatus, words, way) => {
    await openChat({ serviceStatus })
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/consult/index')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(document.body).not.toHaveTextContent('正在为您安排医生')
    expect(count('login')).toBe(0)
  })

  test.each(CLOSED)('[A468] an archived consultation in status %i says so, too', async (serviceStatus, words) => {
    await openChat({ serviceStatus, archiveStatus: '1' })
    expect(await screen.findByText(words)).toBeVisible()
  })

  test.each(CLOSED)(
    '[A468] when it turns to status %i while open, the input box is replaced',
    async (serviceStatus, words) => {
      im.pages = [{ messages: [said('有点疼', { flow: 'out' })], before: undefined, isCompleted: true }]
      await openChat({ serviceStatus: 1 })
      await isLive()
      expect(box()).toBeVisible()
      answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus }))
      await comeBack()
      expect(await screen.findByText(words)).toBeVisible()
      expect(screen.queryByRole('textbox')).toBeNull()
      expect(screen.getByText('有点疼')).toBeVisible()
      expect(screen.getByText('已经没有更多的历史消息了哦')).toBeVisible()
    },
  )

  test('[A468] a status that only the server knows is found within a minute, without a tap', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openChat({ serviceStatus: 1 })
    await isLive()
    answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 11 }))
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(await screen.findByText(/医生退回了这次咨询/)).toBeVisible()
  })

  test('[A468] [A92] a refused look at the status leaves the open chat as it is, and the next one goes on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    im.pages = [{ messages: [said('刚才的回复')], before: undefined, isCompleted: true }]
    await openChat({ serviceStatus: 2 })
    await isLive()
    act(() => box().focus())
    fireEvent.change(box(), { target: { value: '写了一半' } })
    const asks = answer('/consultation/getConsultationIMInfo', () => refuse('系统繁忙，请稍后再试'))
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await waitFor(() => expect(asks).toHaveLength(1))
    await waitForIdle()
    expect(screen.getByText('刚才的回复')).toBeVisible()
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue('写了一半')
    expect(count('leave')).toBe(0)
    answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 6, residueTime: 2 }))
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(await screen.findByText(/您还可以追问2次/)).toBeVisible()
  })

  test('[A468] [A292] an ended one with follow-ups left is found closed within a minute, without a tap', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openChat({ serviceStatus: 4, residueTime: 2 })
    await isLive()
    expect(box()).toBeVisible()
    answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 7 }))
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  })

  test('[A468] an ended one without a follow-up left is not asked about again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asks } = await openChat({ serviceStatus: 4, residueTime: 0 })
    await isLive()
    const before = asks.length
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(asks).toHaveLength(before)
  })

  test('[CHAT-34] [A269] a chat that was archived while it was open continues with the archive', async () => {
    im.pages = [{ messages: [said('最新的')], before: '1', isCompleted: false }]
    const { user } = await openChat()
    await screen.findByText('最新的')
    answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 3, archiveStatus: '1' }))
    answer('/consultation/queryConsultationImMsgById', () => ({ list: [ARCHIVED], total: 1 }))
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    await user.click(screen.getByRole('button', { name: '查看更早的消息' }))
    expect(await screen.findByText('您好')).toBeVisible()
    expect(screen.getByText('最新的')).toBeVisible()
    expect(screen.queryByRole('button', { name: '查看更早的消息' })).toBeNull()
  })

  test.each([
    ['whose end the server knows', { serviceStatus: 5, residueTime: 2 }, []],
    ['whose end only its messages tell', { serviceStatus: 2 }, [DOCTOR_ENDED]],
  ])('[CHAT-34] [A269] an archived chat %s invites no follow-up', async (_which, info, list) => {
    await openChat({ ...info, archiveStatus: '1' }, 'zh', { list })
    expect(await screen.findByText('咨询已结束')).toBeVisible()
    expect(await screen.findByText(/^这次咨询已存档/)).toBeVisible()
    expect(screen.queryByText(/追问/)).toBeNull()
  })

  test.each([
    ['1', '/order/tradePay/7?type=consult'],
    ['2', '/order/tradePay/7?type=quickConsult'],
  ])('[A468] [A390] status 0 waits for its payment, and leads there (type %s)', async (type, href) => {
    await openChat({ serviceStatus: 0 }, 'zh', { list: [] }, true, type)
    expect(await screen.findByText('付款后，问题才会送到医生那里。')).toBeVisible()
    expect(screen.getByRole('link', { name: '去支付' })).toHaveAttribute('href', href)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('[A468] without a doctor it says until when, refetches, and is live once a doctor has accepted', async () => {
    const { user } = await openChat({ serviceStatus: 9 })
    expect(await screen.findByText('正在为您安排医生，24 小时内没有医生接诊，费用或优惠券会退回。')).toBeVisible()
    answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 1 }))
    await user.click(screen.getByRole('button', { name: '刷新看看进展' }))
    await waitFor(() => expect(box()).toBeVisible())
    write('医生在吗')
    await waitFor(() => expect(count('send')).toBe(1))
  })

  describe('the button to look again at a question without a doctor', () => {
    const WAITS = '还没有医生接诊，请再等一等。'
    const look = () => screen.findByRole('button', { name: '刷新看看进展' })

    test('[A522] [A468] is busy, keeps the focus, and says that nothing has changed', async () => {
      const { user } = await openChat({ serviceStatus: 9 })
      const { promise, resolve } = deferred()
      answer('/consultation/getConsultationIMInfo', () => promise)
      await user.click(await look())
      expect(await look()).toHaveAttribute('aria-busy', 'true')
      resolve({ ...INFO, serviceStatus: 9 })
      expect(await screen.findByText(WAITS)).toBeVisible()
      expect(await look()).toHaveFocus()
    })

    test('[A522] [A451] says why it has failed, and the old status is called old', async () => {
      const { user } = await openChat({ serviceStatus: 9 })
      answer('/consultation/getConsultationIMInfo', () => refuse('系统繁忙，请稍后再试'))
      await user.click(await look())
      expect(await screen.findByText('系统繁忙，请稍后再试')).toBeVisible()
      expect(await screen.findByText('没能更新，下面是上次的内容')).toBeVisible()
      expect(screen.queryByText(WAITS)).toBeNull()
      answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 9 }))
      await user.click(screen.getByRole('button', { name: '重试' }))
      await waitFor(() => expect(screen.queryByText('没能更新，下面是上次的内容')).toBeNull())
    })

    test('[A593] leaves the focus on the page when a doctor has taken the question', async () => {
      const { user } = await openChat({ serviceStatus: 9 })
      answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 1 }))
      await user.click(await look())
      await waitFor(() => expect(box()).toBeVisible())
      expect(screen.getByRole('main')).toHaveFocus()
    })
  })

  test.each([0, 9])(
    '[A451] [A468] in status %i a failed look without a tap is told, and one tap looks again',
    async (serviceStatus) => {
      const { user } = await openChat({ serviceStatus })
      answer('/consultation/getConsultationIMInfo', () => new Response(null, { status: 502 }))
      await comeBack()
      expect(await screen.findByText('没能更新，下面是上次的内容')).toBeVisible()
      answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 1 }))
      await user.click(screen.getByRole('button', { name: '重试' }))
      await waitFor(() => expect(box()).toBeVisible())
      expect(screen.queryByText('没能更新，下面是上次的内容')).toBeNull()
      expect(screen.getByRole('main')).toHaveFocus()
    },
  )

  test('[A468] the sentences are in English, too', async () => {
    await openChat({ serviceStatus: 11 }, 'en')
    expect(
      await screen.findByText(
        /^The doctor returned this consultation\. If something worries you, please see a doctor at a hospital\. You get your money/,
      ),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ask a doctor again' })).toBeVisible()
  })
})

describe('the footer when the platform is not reachable', () => {
  test('[A473] [CHAT-33] with an archive it blocks sending until it is connected, offers one link, and says that text is kept where there is some', async () => {
    im.login = () => Promise.reject(new im.ImError(60020, ''))
    const { user } = await openChat({}, 'zh', { list: [ARCHIVED] })
    expect(await screen.findByText('您好')).toBeVisible()
    expect(await screen.findByText('连接成功后才能发消息。')).toBeVisible()
    expect(document.body).not.toHaveTextContent('消息没有加载成功')
    act(() => changeText('7', '还疼'))
    expect(screen.getByText('连接成功后才能发消息。您输入的文字还在。')).toBeVisible()
    act(() => changeText('7', ''))
    expect(screen.getByText('连接成功后才能发消息。')).toBeVisible()
    im.login = () => Promise.resolve()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await user.click(screen.getByRole('button', { name: '重新连接' }))
    await act(() => vi.advanceTimersByTimeAsync(16_000))
    await waitFor(() => expect(box()).toBeVisible())
  })

  test.each([
    ['refused', () => (im.login = () => Promise.reject(new im.ImError(60020, '')))],
    [
      'ended by another device',
      () =>
        (im.login = () => {
          im.tell({ kind: 'kickedOut', reason: 'multipleDevice' })
          return new Promise(() => undefined)
        }),
    ],
  ])(
    '[A610] [A473] [RE1] with an empty archive and a connection that is %s, no chat is called empty or whole',
    async (_which, happen) => {
      happen()
      const { user } = await openChat()
      const text = '连接成功后才能看到消息。'
      expect(await screen.findByText(text)).toBeVisible()
      const dialog = screen.queryByRole('alertdialog')
      if (dialog !== null) await user.click(within(dialog).getByRole('button', { name: '知道了' }))
      expect(screen.queryByText('还没有消息。')).toBeNull()
      await user.click(screen.getByRole('button', { name: '对话选项' }))
      await user.click(await screen.findByRole('button', { name: '保存这次对话' }))
      const sheet = within(await screen.findByRole('dialog', { name: '保存这次对话' }))
      expect(await sheet.findByText(text)).toBeVisible()
      expect(sheet.queryByText(/已读取全部|只包含最近/)).toBeNull()
      expect(sheet.queryByRole('button', { name: /^保存为/ })).toBeNull()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await user.click(screen.getByRole('button', { name: '对话选项' }))
      await user.click(await screen.findByRole('button', { name: '查找聊天内容' }))
      await user.type(await screen.findByRole('searchbox'), '疼')
      expect(await screen.findAllByText(text)).toHaveLength(2)
      expect(screen.queryByText(/已查找全部/)).toBeNull()
    },
  )

  test('[A473] without an archive it says that the messages are missing', async () => {
    im.login = () => Promise.reject(new im.ImError(60020, ''))
    answer('/consultation/queryConsultationImMsgById', () => new Response(null, { status: 502 }))
    await openChat({}, 'zh', { list: undefined })
    expect(await screen.findByText('消息没有加载成功，暂时不能发消息。')).toBeVisible()
    expect(screen.getByRole('button', { name: '重新连接' })).toBeVisible()
  })

  test('[A473] [CHAT-33] a connected chat whose archive fails says so, and a tap loads it', async () => {
    answer('/consultation/queryConsultationImMsgById', () => new Response(null, { status: 502 }))
    const { user } = await openChat({}, 'zh', { list: undefined })
    expect(await screen.findByText('消息没有加载成功，暂时不能发消息。')).toBeVisible()
    expect(screen.queryByText('还没有消息。')).toBeNull()
    answer('/consultation/queryConsultationImMsgById', () => ({ list: [ARCHIVED], total: 1 }))
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('您好')).toBeVisible()
    expect(box()).toBeVisible()
  })
})

describe('the footer where the header says until when', () => {
  const timeout = () => Promise.reject(new im.ImError(2801, ''))
  const CASES = [
    [1, 'the login is refused', () => (im.login = timeout), /^连接成功后才能发消息。您输入的文字还在。$/],
    [2, 'the login is refused', () => (im.login = timeout), /^连接成功后才能发消息。您输入的文字还在。$/],
    [
      1,
      'the group is gone',
      () => (im.fetchHistory = () => Promise.reject(new im.ImError(10010, ''))),
      /^这次咨询现在不能再发消息。您可以在这里查看记录。您输入的文字还在。$/,
    ],
    [
      1,
      'the first page of messages fails',
      () => (im.fetchHistory = timeout),
      /^消息没有加载成功，暂时不能发消息。您输入的文字还在。$/,
    ],
    [2, 'it is archived', () => undefined, /^这次咨询已存档，不能再发消息。您可以在这里查看记录。$/],
  ] as const

  test.each(CASES)('[A571] [A473] [A518] in status %i it says why nothing can be sent: %s', async (...args) => {
    const [serviceStatus, which, happen, words] = args
    itIs('2026-11-24 15:00:00')
    const row = {
      id: '7',
      consultationType: '1',
      consultationStatus: serviceStatus,
      createTime: '2026-11-24 14:20:00',
    }
    answer('/consultation/queryConsultationsByUserId', () => ({ list: [row], total: 1 }))
    happen()
    await openChat({ serviceStatus, archiveStatus: which === 'it is archived' ? '1' : '0' })
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('14:20'))
    if (which !== 'it is archived') act(() => changeText('7', '还疼'))
    expect(await screen.findByText(words)).toBeVisible()
  })
})

describe('text that is being typed when the consultation closes', () => {
  const TEXT = '还疼，需要复查吗'
  const typeAndClose = async (closed: object, language: 'zh' | 'en' = 'zh') => {
    const opened = await openChat({ serviceStatus: 4, residueTime: 2 }, language)
    const field = await screen.findByRole('textbox')
    act(() => field.focus())
    fireEvent.change(field, { target: { value: TEXT } })
    answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, ...closed }))
    await comeBack()
    return opened
  }
  const unsent = () => screen.findByRole('textbox', { name: '您输入的文字没有发出，可以复制后留用。' })

  test.each([
    ['closed', { serviceStatus: 7 }],
    ['archived', { serviceStatus: 4, archiveStatus: '1' }],
    ['without a reply in time', { serviceStatus: 3 }],
    ['returned', { serviceStatus: 11 }],
  ])('[A590] [A468] it stays on the screen, called unsent, when that is %s', async (_which, closed) => {
    const { user } = await typeAndClose(closed)
    expect(await unsent()).toHaveValue(TEXT)
    expect(await unsent()).toHaveAttribute('readonly')
    expect(screen.getByText('您输入的文字没有发出，可以复制后留用。')).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: '复制' }))
    expect(await screen.findByText('已复制')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(TEXT)
    expect(count('send')).toBe(0)
  })

  test('[A590] it can be deleted, and the reason stays', async () => {
    const { user } = await typeAndClose({ serviceStatus: 7 })
    await user.click(await screen.findByRole('button', { name: '删除' }))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText(/^这次咨询已关闭/)).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
    expect(JSON.stringify(localStorage)).not.toContain(TEXT)
  })

  test('[A590] [A384] it is there when the closed chat is opened again', async () => {
    await typeAndClose({ serviceStatus: 7 })
    await unsent()
    act(() => resetStores(USER_PREFIX))
    await reloadApp()
    expect(await unsent()).toHaveValue(TEXT)
  })

  test('[A590] in English it says the same', async () => {
    await typeAndClose({ serviceStatus: 7 }, 'en')
    const field = await screen.findByRole('textbox', { name: 'What you typed was not sent. You can copy it.' })
    expect(field).toHaveValue(TEXT)
  })
})

describe('a live chat whose group is gone', () => {
  const GONE = '这次咨询现在不能再发消息。您可以在这里查看记录。'
  const gone = (code: number) => () => Promise.reject(new im.ImError(code, 'group gone'))

  test.each([10010, 10015, 10007])(
    '[A571] with code %i it shows the archive, to read only, and asks for the status',
    async (code) => {
      im.fetchHistory = gone(code)
      const { asks } = await openChat({}, 'zh', { list: [ARCHIVED] })
      expect(await screen.findByText('您好')).toBeVisible()
      expect(await screen.findByText(GONE)).toBeVisible()
      expect(screen.queryByRole('textbox')).toBeNull()
      expect(screen.getAllByRole('button', { name: '重新连接' })).toHaveLength(1)
      expect(document.body).not.toHaveTextContent(/没有加载成功|没有连接上/)
      await waitFor(() => expect(asks).toHaveLength(2))
      await waitFor(() => expect(count('leave')).not.toBe(0))
    },
  )

  test('[A571] [A610] an empty archive is called empty, because no connection brings the messages back', async () => {
    im.fetchHistory = gone(10010)
    const { user } = await openChat()
    expect(await screen.findByText(GONE)).toBeVisible()
    expect(await screen.findByText('还没有消息。')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '对话选项' }))
    await user.click(await screen.findByRole('button', { name: '保存这次对话' }))
    await screen.findByRole('dialog', { name: '保存这次对话' })
    expect(screen.queryByText('连接成功后才能看到消息。')).toBeNull()
  })

  test('[A571] in English it says the same, and that what was typed is kept', async () => {
    im.fetchHistory = gone(10010)
    await openChat({}, 'en', { list: [ARCHIVED] })
    act(() => changeText('7', 'One more question'))
    const text = 'No more messages can be sent in this consultation now. You can still read it here.'
    expect(await screen.findByText(`${text} What you typed is still there.`)).toBeVisible()
  })

  test('[A571] a consultation that the server calls closed says that instead', async () => {
    im.fetchHistory = () => {
      answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, serviceStatus: 7 }))
      return gone(10010)()
    }
    await openChat({}, 'zh', { list: [ARCHIVED] })
    expect(await screen.findByText(/^这次咨询已关闭/)).toBeVisible()
    expect(screen.getByText('您好')).toBeVisible()
  })

  test('[A571] messages that were read before stay, and the archive is read on', async () => {
    im.pages = [{ messages: [said('刚才的回复')], before: '1', isCompleted: false }]
    const { user } = await openChat({}, 'zh', { list: [ARCHIVED] })
    expect(await screen.findByText('刚才的回复')).toBeVisible()
    im.fetchHistory = gone(10010)
    await user.click(await screen.findByRole('button', { name: '查看更早的消息' }))
    expect(await screen.findByText('您好')).toBeVisible()
    expect(screen.getByText('刚才的回复')).toBeVisible()
    expect(screen.getByText(GONE)).toBeVisible()
  })

  test.each([
    ['without an id', undefined],
    ['with another id', 'row-12'],
  ])('[A591] a message of the platform is not shown again from an archive %s', async (_which, ID) => {
    const time = Math.floor(nowSeconds()) - 60
    im.pages = [
      {
        messages: [said('刚才的回复', { time }), said('好的', { time: time + 1 }), said('好的', { time: time + 1 })],
        before: '1',
        isCompleted: false,
      },
    ]
    const row = (text: string, later: number) => ({
      type: 'TIMTextElem',
      payload: { text },
      from: DOCTOR,
      flow: 'in',
      time: time + later,
    })
    const rowsOfArchive = [
      { ...row('好的', 1), ID: ID && `${ID}2` },
      { ...row('好的', 1), ID: ID && `${ID}1` },
      { ...row('刚才的回复', 0), ID },
      ARCHIVED,
    ]
    const { user } = await openChat({}, 'zh', { list: rowsOfArchive })
    expect(await screen.findByText('刚才的回复')).toBeVisible()
    im.fetchHistory = gone(10010)
    await user.click(await screen.findByRole('button', { name: '查看更早的消息' }))
    expect(await screen.findByText('您好')).toBeVisible()
    expect(rows().map((one) => /您好|刚才的回复|好的/.exec(one ?? '')?.[0])).toEqual([
      '您好',
      '刚才的回复',
      '好的',
      '好的',
    ])
  })

  test('[A571] a group that cannot be joined any more shows the archive', async () => {
    im.join = gone(10010)
    await openChat({}, 'zh', { list: [ARCHIVED] })
    expect(await screen.findByText('您好')).toBeVisible()
    expect(await screen.findByText(GONE)).toBeVisible()
    expect(screen.queryByText(/没能进入这次咨询/)).toBeNull()
  })

  test('[A571] connecting again goes on where the group is there again', async () => {
    const there = im.fetchHistory
    im.fetchHistory = gone(10010)
    const { user } = await openChat({}, 'zh', { list: [ARCHIVED] })
    const again = await screen.findByRole('button', { name: '重新连接' })
    im.fetchHistory = there
    im.pages = [{ messages: [said('新的回复')], before: undefined, isCompleted: true }]
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await user.click(again)
    // Two sign-ins are 15 s apart, and the signature is asked for before, which takes real time.
    await vi.waitFor(
      async () => {
        await act(() => vi.advanceTimersByTimeAsync(500))
        expect(screen.getByText('新的回复')).toBeVisible()
      },
      { timeout: 60_000 },
    )
    expect(box()).toBeVisible()
  })
})
