import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ChatMessage } from '@/domain/chat/message'
import { waitForIdle } from '../../support/waitForIdle'
import { count, im, nowSeconds, openChat, said } from './support'

afterEach(() => void vi.useRealTimers())

const PICTURE = {
  kind: 'image',
  url: 'https://files.demo.example/a.jpg',
  previewUrl: 'https://files.demo.example/a.jpg',
  size: { width: 10, height: 10 },
} as const

/** Opens a chat with one picture, and enlarges it. */
const enlarged = async (more: Partial<ChatMessage> = {}) => {
  im.pages = [
    { messages: [said(PICTURE, more)], before: '1', isCompleted: false },
    { messages: [said('更早的消息', { time: nowSeconds() - 5000 })], before: undefined, isCompleted: true },
  ]
  const { user } = await openChat()
  await user.click(await screen.findByRole('button', { name: '放大图片' }))
  return within(await screen.findByRole('dialog', { name: '图片' })).getByRole('img')
}

test('[A510] a press and hold on the enlarged picture is left to the browser, which can save it', async () => {
  expect(fireEvent.contextMenu(await enlarged())).toBe(true)
})

test('[A510] [A13] a press and hold on the enlarged own picture opens no menu of the message', async () => {
  const large = await enlarged({ flow: 'out', time: nowSeconds() })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.pointerDown(large, { button: 0, pointerType: 'touch' })
  act(() => void vi.advanceTimersByTime(900))
  vi.useRealTimers()
  expect(screen.queryByRole('dialog', { name: '消息操作' })).toBeNull()
})

test('[A510] [CHAT-12] dragging the enlarged picture down loads no older messages; dragging the list does', async () => {
  const large = await enlarged()
  const drag = (element: Element) => {
    fireEvent.touchStart(element, { touches: [{ clientX: 0, clientY: 100 }] })
    fireEvent.touchMove(element, { touches: [{ clientX: 0, clientY: 200 }] })
  }
  const before = count('history')
  drag(large)
  await waitForIdle()
  expect(count('history')).toBe(before)
  drag(screen.getByRole('region', { name: '消息', hidden: true }))
  await waitForIdle()
  expect(count('history')).toBe(before + 1)
})
