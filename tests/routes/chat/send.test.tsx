import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answer, refuse } from '../../support/answers'
import { hasArrived } from './arrived'
import { box, count, im, INFO, isLive, openChat, rows, nowSeconds, said, write } from './support'
import { reloadApp } from '../../support/app'
import { skipTimers } from '../../support/stoppedClocks'
import { waitForIdle } from '../../support/waitForIdle'
import { setClockOffset } from '@/lib/time/clock'
import { resetStores } from '@/stores/createStore'
import { USER_PREFIX } from '@/stores/userStorage'
import { deferred } from '../../support/deferred'

afterEach(() => void vi.useRealTimers())

const sending = () => screen.queryByRole('img', { name: '发送中' })
const failedMark = () => screen.findByRole('button', { name: '发送失败，点按重新发送' })
const extra = (reply: () => unknown = () => null) => answer('/consultation/customerExtraAsk', reply)
const ENDED = { serviceStatus: 4, residueTime: 2 }

test('[RE6] [CHAT-16] a sent message appears at once as sending, and then as sent', async () => {
  const { promise, resolve } = deferred()
  const deliver = im.send
  im.send = async (...args) => {
    await promise
    return deliver(...args)
  }
  const { user } = await openChat()
  await isLive()
  expect(screen.getByRole('button', { name: '更多' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '发送' })).toBeNull()
  fireEvent.change(box(), { target: { value: '需要复查吗' } })
  expect(screen.queryByRole('button', { name: '更多' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '发送' }))
  expect(screen.getByText('需要复查吗')).toBeVisible()
  expect(sending()).toBeVisible()
  expect(box()).toHaveValue('')
  expect(screen.getByRole('button', { name: '更多' })).toBeVisible()
  resolve(undefined)
  await waitFor(() => expect(sending()).toBeNull())
  await hasArrived('需要复查吗')
  expect(rows()).toHaveLength(1)
})

test('[CHAT-36] [CHAT-37] an empty text is no message, and 500 characters are the limit', async () => {
  await openChat()
  await isLive()
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(screen.getByText('不能发送空消息哦！')).toBeVisible()
  write('  \n ')
  write('\u200b\u2060 \ufeff')
  expect(count('send')).toBe(0)
  expect(box()).toHaveAttribute('maxlength', '500')
  fireEvent.change(box(), { target: { value: '痛'.repeat(460) } })
  expect(screen.getByText('还可以输入 40 字')).toBeVisible()
  write('痛'.repeat(501))
  // Below the field, and on sending.
  expect(screen.getAllByText('消息不能超过500字')).toHaveLength(2)
  expect(count('send')).toBe(0)
  write('痛'.repeat(500))
  await waitFor(() => expect(count('send')).toBe(1))
})

test.each([
  ['Chromium', { isComposing: true }],
  // WebKit has ended the composition by then.
  ['WebKit', { keyCode: 229 }],
])('Enter that confirms pinyin sends nothing (%s)', async (_engine, marks) => {
  await openChat()
  await isLive()
  fireEvent.change(box(), { target: { value: '需要' } })
  fireEvent.keyDown(box(), { key: 'Enter', ...marks })
  await waitForIdle()
  expect(box()).toHaveValue('需要')
  expect(count('send')).toBe(0)
})

test('[RE6] a failed message says so, and can be resent as the same message or deleted', async () => {
  const ids: string[] = []
  const deliver = im.send
  im.send = (group, localId, body) => {
    ids.push(localId)
    return ids.length === 2 ? deliver(group, localId, body) : Promise.reject(new im.ImError(2801, ''))
  }
  const { user } = await openChat()
  await isLive()
  write('第一条')
  await user.click(await failedMark())
  await hasArrived('第一条')
  expect(ids[0]).toBe(ids[1])
  expect(rows()).toHaveLength(1)
  write('第二条')
  await failedMark()
  fireEvent.contextMenu(screen.getByText('第二条'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
})

test('[RE6] a message accepted after the time limit counts as sent, once, and cannot be sent again', async () => {
  const requests = extra()
  const { promise, resolve } = deferred()
  const deliver = im.send
  im.send = async (...args) => {
    await promise
    return deliver(...args)
  }
  await openChat(ENDED)
  await isLive()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  write('还有一个问题')
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  await failedMark()
  expect(screen.getByText(/您还可以追问2次/)).toBeVisible()
  await act(async () => resolve(undefined))
  await hasArrived('还有一个问题')
  expect(await screen.findByText(/您还可以追问1次/)).toBeVisible()
  expect(rows()).toHaveLength(1)
  expect(requests).toHaveLength(1)
  expect(count('send')).toBe(1)
})

test('[RE6] [RE1] a message written before the platform is ready waits for it', async () => {
  im.isReady = false
  await openChat()
  expect(await screen.findByText('正在连接…')).toBeVisible()
  write('医生在吗')
  expect(sending()).toBeVisible()
  expect(count('send')).toBe(0)
  im.isReady = true
  await waitFor(() => expect(count('send')).toBe(1))
  await waitFor(() => expect(sending()).toBeNull())
})

test('[CHAT-28] [CHAT-29] [CHAT-30] [CHAT-31] [A276] each follow-up counts once, and no third one is possible', async () => {
  const requests = extra()
  await openChat(ENDED)
  await isLive()
  expect(screen.getByText(/您还可以追问2次/)).toBeVisible()
  const deliver = im.send
  im.send = async (...args) => {
    const taken = await deliver(...args)
    // Its echo arrives too, and twice.
    im.says(taken, taken)
    return taken
  }
  write('还有一个问题')
  expect(await screen.findByText(/您还可以追问1次/)).toBeVisible()
  write('最后一个')
  expect(await screen.findByText('咨询已结束')).toBeVisible()
  await waitFor(() => expect(requests).toHaveLength(2))
  const keys = requests.map((request) => request.headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(2)
  write('再问一个')
  expect(screen.getByText('您的剩余追问次数为0，不可在进行追问了')).toBeVisible()
  expect(count('send')).toBe(2)
})

test('[CHAT-31] without a count of follow-ups from the server none is blocked', async () => {
  const requests = extra()
  await openChat({ ...ENDED, residueTime: null })
  await isLive()
  write('还有一个问题')
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(count('send')).toBe(1)
  expect(screen.queryByText(/还可以追问/)).toBeNull()
})

test('[CHAT-29] [RE6] a failed follow-up does not count, and its retry counts once', async () => {
  const requests = extra()
  const deliver = im.send
  let tries = 0
  im.send = (...args) => (++tries === 1 ? Promise.reject(new im.ImError(2801, '')) : deliver(...args))
  const { user } = await openChat(ENDED)
  await isLive()
  write('还有一个问题')
  const again = await failedMark()
  expect(screen.getByText(/您还可以追问2次/)).toBeVisible()
  expect(requests).toHaveLength(0)
  await user.click(again)
  expect(await screen.findByText(/您还可以追问1次/)).toBeVisible()
  await waitFor(() => expect(requests).toHaveLength(1))
})

test('[CHAT-30] [A276] [RE6] a count without an answer is resent under its key; a rejected one is reported', async () => {
  const requests = extra(() => (requests.length < 3 ? new Response(null, { status: 502 }) : refuse('系统繁忙')))
  const { user } = await openChat(ENDED)
  await isLive()
  write('还有一个问题')
  expect(await screen.findByText(/您还可以追问1次/)).toBeVisible()
  expect(await screen.findByText('您的追问已经送达，但还没有确认是否计次。请再试一次，不会重复计次。')).toBeVisible()
  expect(new Set(requests.map((request) => request.headers.get('Idempotency-Key'))).size).toBe(1)
  extra()
  await user.click(screen.getByRole('button', { name: '再试一次' }))
  await waitFor(() =>
    expect(screen.queryByText('您的追问已经送达，但还没有确认是否计次。请再试一次，不会重复计次。')).toBeNull(),
  )
  expect(screen.getByText(/您还可以追问1次/)).toBeVisible()
})

test('[A276] [A432] [A557] a count whose answers are all lost is not called uncounted', async () => {
  const requests = extra(() => new Response(null, { status: 502 }))
  await openChat(ENDED)
  await isLive()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  write('还有一个问题')
  for (const seconds of [1, 2, 4, 8, 16, 1]) await vi.advanceTimersByTimeAsync(seconds * 1000)
  await waitFor(() => expect(requests).toHaveLength(6))
  vi.useRealTimers()
  expect(await screen.findByText('您的追问已经送达，但还没有确认是否计次。请再试一次，不会重复计次。')).toBeVisible()
})

test('[A276] [RE6] a lost count that the server has already subtracted is not subtracted again', async () => {
  skipTimers(1000)
  const { promise, resolve } = deferred()
  const requests = extra(() => (requests.length === 1 ? new Response(null, { status: 502 }) : promise))
  await openChat(ENDED)
  await isLive()
  write('还有一个问题')
  await waitFor(() => expect(requests).toHaveLength(2))
  await look({ residueTime: 1, doctorName: '沈主任' })
  expect(screen.getByText(/您还可以追问1次/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '再次咨询这位医生' })).toBeNull()
  const asks = answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, ...ENDED, residueTime: 1 }))
  resolve(null)
  await waitFor(() => expect(asks).toHaveLength(1))
  await waitForIdle()
  expect(screen.getByText(/您还可以追问1次/)).toBeVisible()
})

/** The server tells this state when the phone is online again. */
const look = async (info: { residueTime: number; doctorName: string }) => {
  answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, ...ENDED, ...info }))
  fireEvent(window, new Event('online'))
  expect(await screen.findByRole('heading', { name: info.doctorName })).toBeVisible()
}

test('[A276] [CHAT-31] counts without an answer are subtracted once each, whatever the server says meanwhile', async () => {
  const { promise, resolve } = deferred()
  const requests = extra(() => (requests.length === 1 ? promise : null))
  await openChat({ ...ENDED, residueTime: 3 })
  await isLive()
  write('第一个')
  expect(await screen.findByText(/您还可以追问2次/)).toBeVisible()
  await look({ residueTime: 3, doctorName: '沈主任' })
  expect(screen.getByText(/您还可以追问2次/)).toBeVisible()
  // The second is counted, while the first has no answer.
  write('第二个')
  expect(await screen.findByText(/您还可以追问1次/)).toBeVisible()
  await waitFor(() => expect(requests).toHaveLength(2))
  await look({ residueTime: 2, doctorName: '沈大夫' })
  expect(screen.getByText(/您还可以追问1次/)).toBeVisible()
  answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, ...ENDED, residueTime: 1 }))
  resolve(null)
  await waitForIdle()
  expect(screen.getByText(/您还可以追问1次/)).toBeVisible()
})

test('[A276] a count that the server refuses subtracts nothing, and its notice can be closed', async () => {
  extra(() => refuse('系统繁忙'))
  const { user } = await openChat(ENDED)
  await isLive()
  write('还有一个问题')
  const notice = '您的追问已经送达，但还没有确认是否计次。请再试一次，不会重复计次。'
  expect(await screen.findByText(notice)).toBeVisible()
  expect(screen.getByText(/您还可以追问2次/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '知道了' }))
  expect(screen.queryByText(notice)).toBeNull()
  expect(JSON.stringify(localStorage)).not.toContain('uncounted')
})

test('[CHAT-31] a failed message without a follow-up left is not sent again, and a tap says why', async () => {
  extra()
  const deliver = im.send
  let tries = 0
  im.send = (...args) => (++tries === 1 ? Promise.reject(new im.ImError(2801, '')) : deliver(...args))
  const { user } = await openChat({ ...ENDED, residueTime: 1 })
  await isLive()
  write('还有一个问题')
  const again = await failedMark()
  write('最后一个')
  await hasArrived('最后一个')
  await user.click(again)
  expect(await screen.findByText('您的剩余追问次数为0，不可在进行追问了')).toBeVisible()
  expect(count('send')).toBe(2)
})

test('[A270] before the end nothing counts, even with no follow-ups left', async () => {
  const requests = extra()
  await openChat({ serviceStatus: 1, residueTime: 0 })
  await isLive()
  write('医生在吗')
  await waitFor(() => expect(count('send')).toBe(1))
  await waitForIdle()
  expect(requests).toHaveLength(0)
})

test('[A384] typed text is restored after a reload, and removed once sent', async () => {
  await openChat()
  await isLive()
  fireEvent.change(box(), { target: { value: '想问一下' } })
  await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).toContain('想问一下'))
  await reloadApp()
  await waitFor(() => expect(box()).toHaveValue('想问一下'))
  write('想问一下')
  await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).not.toContain('想问一下'))
})

test('[CHAT-19] [CHAT-20] [CHAT-54] [A13] [A277] a press of 800 ms offers to recall a recent message; its text can be edited again', async () => {
  const own = said('说错了', { flow: 'out', time: Date.now() / 1000 - 100 })
  const old = said('早就说了', { flow: 'out', time: Date.now() / 1000 - 130 })
  im.pages = [{ messages: [old, own], before: undefined, isCompleted: true }]
  const { user } = await openChat()
  await isLive()
  const menuOf = async (text: string, ms: number) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.pointerDown(screen.getByText(text), { button: 0 })
    act(() => void vi.advanceTimersByTime(ms))
    fireEvent.pointerUp(screen.getByText(text))
    vi.useRealTimers()
    await waitForIdle()
    return screen.queryByRole('dialog')
  }
  expect(await menuOf('说错了', 799)).toBeNull()
  expect(await menuOf('早就说了', 2000)).toBeVisible()
  const other = await screen.findByRole('dialog', { name: '消息操作' })
  expect(within(other).queryByRole('button', { name: '撤回' })).toBeNull()
  await user.click(within(other).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await menuOf('说错了', 801)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: '撤回' }))
  expect(await screen.findByText('您撤回了一条消息')).toBeVisible()
  expect(im.calls).toContain(`recall ${own.id ?? ''}`)
  await user.click(screen.getByRole('button', { name: '重新编辑' }))
  expect(box()).toHaveValue('说错了')
})

test('[A277] [A269] a closed chat does not offer to edit a recalled message', async () => {
  const own = said('说错了', { flow: 'out', isRevoked: true })
  im.pages = [{ messages: [own], before: undefined, isCompleted: true }]
  await openChat({ serviceStatus: 7 })
  await isLive()
  expect(screen.getByText('您撤回了一条消息')).toBeVisible()
  expect(screen.queryByRole('button', { name: '重新编辑' })).toBeNull()
})

test('[RE8] a recall that the platform rejects keeps the message and says why', async () => {
  im.recall = () => Promise.reject(new im.ImError(10031, ''))
  im.pages = [
    { messages: [said('说错了', { flow: 'out', time: Date.now() / 1000 })], before: undefined, isCompleted: true },
  ]
  const { user } = await openChat()
  await isLive()
  fireEvent.contextMenu(screen.getByText('说错了'))
  await user.click(await screen.findByRole('button', { name: '撤回' }))
  expect(await screen.findByText('没有撤回成功：超过 2 分钟的消息不能撤回')).toBeVisible()
  expect(screen.getByText('说错了')).toBeVisible()
})

test('[RE8] a recall after a sign-out by the platform keeps the message and says why', async () => {
  im.pages = [
    { messages: [said('说错了', { flow: 'out', time: nowSeconds() })], before: undefined, isCompleted: true },
  ]
  const { user } = await openChat()
  await isLive()
  im.tell({ kind: 'kickedOut', reason: 'multipleDevice' })
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '知道了' }))
  fireEvent.contextMenu(screen.getByText('说错了'))
  await user.click(await screen.findByRole('button', { name: '撤回' }))
  expect(await screen.findByText('没有撤回成功：登录没有成功，请重新连接')).toBeVisible()
  expect(screen.getByText('说错了')).toBeVisible()
})

test.each([10, -10])(
  '[CHAT-19] [A278] [RE8] a phone whose clock is %s minutes off can still recall for 120 seconds',
  async (minutes) => {
    await openChat()
    await isLive()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    setClockOffset(minutes * 60_000)
    write('说错了')
    await hasArrived('说错了')
    const offersRecall = async (): Promise<boolean> => {
      fireEvent.contextMenu(screen.getByText('说错了'))
      const menu = await screen.findByRole('dialog', { name: '消息操作' })
      const isOffered = within(menu).queryByRole('button', { name: '撤回' }) !== null
      fireEvent.click(within(menu).getByRole('button', { name: '关闭' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      return isOffered
    }
    await act(() => vi.advanceTimersByTimeAsync(117_000))
    expect(await offersRecall()).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(await offersRecall()).toBe(false)
    vi.useRealTimers()
  },
)

describe('a message that the platform rejects', () => {
  const refuseWith = (code: number) => {
    const deliver = im.send
    im.send = () => Promise.reject(new im.ImError(code, ''))
    return () => void (im.send = deliver)
  }
  const resends = () => [
    ...screen.queryAllByRole('button', { name: '发送失败，点按重新发送' }),
    ...screen.queryAllByRole('button', { name: '重新发送' }),
  ]

  test.each([
    [80001, '未发送：内容包含不能发送的文字，请修改后再发'],
    [80002, '未发送：内容太长，请分几条发送'],
    [10017, '未发送：您暂时不能发言'],
    [20012, '未发送：您暂时不能发言'],
    [20007, '未发送：对方暂时不接收您的消息'],
    [10007, '未发送：没有权限进行这个操作'],
    [10010, '未发送：没有找到这次咨询'],
  ])('[A469] [RE6] with %i it says why, offers to edit the text, and no useless retry', async (code, why) => {
    const takeAgain = refuseWith(code)
    const { user } = await openChat()
    await isLive()
    write('不能说的话')
    expect(await screen.findByText(why)).toBeVisible()
    expect(resends()).toEqual([])
    fireEvent.contextMenu(screen.getByText('不能说的话'))
    const menu = await screen.findByRole('dialog')
    expect(within(menu).queryByRole('button', { name: '重新发送' })).toBeNull()
    await user.click(within(menu).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.change(box(), { target: { value: '写了一半' } })
    await user.click(screen.getByRole('button', { name: '重新编辑' }))
    expect(box()).toHaveValue('写了一半\n不能说的话')
    expect(rows()).toEqual([])
    takeAgain()
    write('能说的话')
    await hasArrived('能说的话')
  })

  test.each([
    [10023, '未发送：操作太频繁，请稍后再试'],
    [60020, '未发送：咨询服务暂时不可用'],
  ])('[A469] with %i it says why, and can be resent', async (code, why) => {
    const takeAgain = refuseWith(code)
    const { user } = await openChat()
    await isLive()
    write('想问一下')
    expect(await screen.findByText(why)).toBeVisible()
    takeAgain()
    await user.click(screen.getByRole('button', { name: '重新发送' }))
    await hasArrived('想问一下')
    expect(screen.queryByText(why)).toBeNull()
  })

  test('[A469] it says why after the page was left as well', async () => {
    refuseWith(80001)
    await openChat()
    await isLive()
    write('不能说的话')
    const why = async () => {
      const messages = await screen.findByRole('region', { name: '消息' })
      return within(messages).findByText(/内容包含不能发送的文字/)
    }
    expect(await why()).toBeVisible()
    act(() => resetStores(USER_PREFIX))
    await reloadApp()
    expect(await why()).toBeVisible()
    expect(resends()).toEqual([])
  })
})

test('[A277] [CHAT-37] a text that became too long by a recalled one says so, and counts nothing below zero', async () => {
  im.pages = [
    { messages: [said('字'.repeat(400), { flow: 'out', isRevoked: true })], before: undefined, isCompleted: true },
  ]
  const { user } = await openChat()
  await isLive()
  fireEvent.change(box(), { target: { value: '长'.repeat(300) } })
  await user.click(screen.getByRole('button', { name: '重新编辑' }))
  expect(box().value).toHaveLength(701)
  expect(screen.getByText('消息不能超过500字')).toBeVisible()
  expect(screen.queryByText(/还可以输入/)).toBeNull()
})
