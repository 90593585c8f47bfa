import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer } from '../../support/answers'
import { framesOfGif, framesOfPng, gif } from '../../support/pictureFiles'
import { count, im, INFO, isLive, openChat, said, write } from './support'
import { fakeLayout } from './fakeLayout'
import { heading, PHONE, renderApp } from '../../support/app'

test('[NAV-51] [CHAT-09] [A264] [A32] the other address opens the same consultation, with its type', async () => {
  const requests = answer('/consultation/getConsultationIMInfo', () => INFO)
  await renderApp('/chatIndex/9?type=2', { signedInAs: PHONE })
  await heading('沈医生')
  expect(requests[0]?.url).toMatch(/consultationId=9&accountType=1&consultationType=2/)
})

const sentPictures = () => {
  const files: File[] = []
  const deliver = im.send
  im.send = (group, localId, body) => {
    if (body.kind === 'image') files.push(body.file)
    return deliver(group, localId, body)
  }
  return files
}

test.each([
  ['a moving', framesOfGif(3)],
  ['a still', gif([40, 30])],
])(
  '[CHAT-38] [CHAT-16] [RE11] %s GIF is sent as it is; another file is rejected with a message',
  async (_kind, picture) => {
    const sent = sentPictures()
    const { user } = await openChat()
    await isLive()
    await user.click(screen.getByRole('button', { name: '更多' }))
    const input = screen.getByLabelText<HTMLInputElement>('图片')
    fireEvent.change(input, { target: { files: [new File(['text'], 'a.txt')] } })
    expect(await screen.findByText('这个文件不是图片，请选择照片或截图。')).toBeVisible()
    fireEvent.change(input, { target: { files: [new File([framesOfPng('acTL')], 'a.png')] } })
    expect(await screen.findByText('这种格式的图片无法使用。请打开它截一张屏，再选择截图。')).toBeVisible()
    expect(count('send')).toBe(0)
    fireEvent.change(input, { target: { files: [new File([picture], '林婉清.gif')] } })
    expect(await screen.findByRole('button', { name: '放大图片' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('img', { name: '发送中' })).toBeNull())
    expect(count('send')).toBe(1)
    expect(sent.map(({ name, type }) => [name, type])).toEqual([['picture.gif', 'image/gif']])
    expect(new Uint8Array((await sent[0]?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(picture)
  },
)

describe('the menu of a message', () => {
  const opened = async () => {
    im.pages = [{ messages: [said('您好')], before: undefined, isCompleted: true }]
    await openChat()
    await isLive()
    return screen.getByText('您好')
  }
  const menu = () => screen.findByRole('dialog', { name: '消息操作' })

  test('[CHAT-20] [A13] a resting finger opens it after 800 ms, however early the browser reports the long press', async () => {
    const text = await opened()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    fireEvent.pointerDown(text, { button: 0, pointerType: 'touch' })
    pass(500)
    const isShownByBrowser = fireEvent.contextMenu(text)
    pass(290)
    const early = screen.queryByRole('dialog')
    pass(20)
    fireEvent.pointerUp(text, { pointerType: 'touch' })
    vi.useRealTimers()
    expect([isShownByBrowser, early]).toEqual([false, null])
    expect(await menu()).toBeVisible()
  })

  test('[CHAT-20] a finger that is lifted after the browser reported the long press opens nothing', async () => {
    const text = await opened()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.pointerDown(text, { button: 0, pointerType: 'touch' })
    act(() => void vi.advanceTimersByTime(600))
    fireEvent.contextMenu(text)
    fireEvent.pointerUp(text, { pointerType: 'touch' })
    act(() => void vi.advanceTimersByTime(1000))
    vi.useRealTimers()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([0, 2])(
    '[CHAT-20] button %i of a mouse opens it at once where the browser would show its own',
    async (button) => {
      const text = await opened()
      fireEvent.pointerDown(text, { button, pointerType: 'mouse' })
      expect(fireEvent.contextMenu(text)).toBe(false)
      expect(await menu()).toBeVisible()
    },
  )
})

describe('the end of the message list', () => {
  /** The height of a message in pixels, almost four times that of the view. */
  const MESSAGE = 1950
  beforeEach(() => Object.assign(fakeLayout(), { view: 500, head: 50, rowHeight: () => MESSAGE }))
  afterEach(() => {
    vi.useRealTimers()
  })
  const endOf = (messages: number) => messages * MESSAGE - 450
  const scrollTo = (scroller: Element, top: number) => {
    scroller.scrollTop = top
    fireEvent.scroll(scroller)
  }

  test('[CHAT-49] [RE5] it follows a new message after 200 ms; a user reading elsewhere gets a notice, and keeps the place', async () => {
    im.pages = [{ messages: [said('您好')], before: undefined, isCompleted: true }]
    await openChat()
    await isLive()
    const scroller = screen.getByRole('region', { name: '消息' })
    expect(scroller.scrollTop).toBe(endOf(1))
    vi.useFakeTimers()
    scrollTo(scroller, 1480)
    im.says(said('还有'))
    await act(() => vi.advanceTimersByTimeAsync(190))
    expect(scroller.scrollTop).toBe(1480)
    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(scroller.scrollTop).toBe(endOf(2))
    scrollTo(scroller, 600)
    im.says(said('最后'))
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(scroller.scrollTop).toBe(600)
    fireEvent.click(screen.getByRole('button', { name: '新消息' }))
    expect(scroller.scrollTop).toBe(endOf(3))
    expect(screen.queryByRole('button', { name: '新消息' })).toBeNull()
    scrollTo(scroller, 600)
    write('我也说一句')
    await act(() => vi.advanceTimersByTimeAsync(210))
    expect(scroller.scrollTop).toBe(endOf(4))
  })

  test('[A668] Tab to the button of earlier messages loads none; scrolling up does', async () => {
    im.pages = [
      { messages: [said('您好')], before: '1', isCompleted: false },
      { messages: [said('很早')], before: undefined, isCompleted: true },
    ]
    await openChat()
    const scroller = screen.getByRole('region', { name: '消息' })
    const button = await screen.findByRole('button', { name: '查看更早的消息' })
    scrollTo(scroller, 600)
    button.focus()
    scrollTo(scroller, 0)
    expect(button).toHaveFocus()
    expect(screen.queryByText('正在加载')).toBeNull()
    button.blur()
    scrollTo(scroller, 600)
    scrollTo(scroller, 0)
    await waitFor(() => expect(button).not.toBeInTheDocument())
  })

  test('[RE5] a user who has just scrolled, before the scroll event, is not moved back to the end', async () => {
    im.pages = [{ messages: [said('您好')], before: undefined, isCompleted: true }]
    await openChat()
    await isLive()
    const scroller = screen.getByRole('region', { name: '消息' })
    vi.useFakeTimers()
    scroller.scrollTop = 600
    im.says(said('还有'))
    expect(scroller.scrollTop).toBe(600)
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(scroller.scrollTop).toBe(600)
    expect(screen.getByRole('button', { name: '新消息' })).toBeVisible()
  })

  test('[CHAT-49] [RE5] a user who scrolls back before the list follows keeps the place, and gets a notice', async () => {
    im.pages = [{ messages: [said('您好')], before: undefined, isCompleted: true }]
    await openChat()
    await isLive()
    const scroller = screen.getByRole('region', { name: '消息' })
    vi.useFakeTimers()
    im.says(said('还有'))
    await act(() => vi.advanceTimersByTimeAsync(110))
    im.says(said('而且'))
    await act(() => vi.advanceTimersByTimeAsync(60))
    expect(screen.queryByRole('button', { name: '新消息' })).toBeNull()
    scrollTo(scroller, 600)
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(scroller.scrollTop).toBe(600)
    expect(screen.getByRole('button', { name: '新消息' })).toBeVisible()
  })

  test('[RE5] [RE6] failed messages stay last, and the notice still reports new messages above them', async () => {
    im.pages = [{ messages: [said('您好')], before: undefined, isCompleted: true }]
    im.send = () => Promise.reject(new im.ImError(2801, ''))
    await openChat()
    await isLive()
    const scroller = screen.getByRole('region', { name: '消息' })
    scrollTo(scroller, 600)
    write('第一条')
    await screen.findByRole('button', { name: '发送失败，点按重新发送' })
    await waitFor(() => expect(scroller.scrollTop).toBe(endOf(2)))
    vi.useFakeTimers()
    scrollTo(scroller, 600)
    im.says(said('还有'))
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(scroller.scrollTop).toBe(600)
    expect(screen.getByRole('button', { name: '新消息' })).toBeVisible()
  })
})
