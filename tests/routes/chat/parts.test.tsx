import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PictureError } from '@/gateways/pictures/port'
import { answer, PHONE } from '../booking/support'
import { count, im, INFO, isLive, openChat, said, write } from './support'
import { fakeLayout } from './fakeLayout'
import { heading, renderApp } from '../support'

vi.mock('@/gateways/pictures/prepare', () => ({
  preparePicture: (file: File) =>
    file.name.endsWith('.gif')
      ? Promise.resolve({ file, preview: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', isBlurred: false })
      : Promise.reject(new PictureError('notAPicture')),
}))

test('[NAV-51] [CHAT-09] [A264] [A32] the other address opens the same consultation, with its type', async () => {
  const asked = answer('/consultation/getConsultationIMInfo', () => INFO)
  await renderApp('/chatIndex/9?type=2', { signedInAs: PHONE })
  await heading('沈医生')
  expect(asked[0]?.url).toMatch(/consultationId=9&accountType=1&consultationType=2/)
})

test('[CHAT-38] [CHAT-16] [RE11] a picture is chosen, prepared and sent; another file is rejected with a message', async () => {
  const { user } = await openChat()
  await isLive()
  await user.click(screen.getByRole('button', { name: '更多' }))
  const input = screen.getByLabelText<HTMLInputElement>('图片')
  fireEvent.change(input, { target: { files: [new File(['text'], 'a.txt')] } })
  expect(await screen.findByText('这个文件不是图片，请选择照片或截图。')).toBeVisible()
  expect(count('send')).toBe(0)
  fireEvent.change(input, { target: { files: [new File(['GIF89a'], 'a.gif')] } })
  expect(await screen.findByRole('button', { name: '放大图片' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('img', { name: '发送中' })).toBeNull())
  expect(count('send')).toBe(1)
})

describe('the end of the message list', () => {
  /** Each message is four views high. */
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
