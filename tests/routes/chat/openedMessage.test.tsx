import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeLayout } from './fakeLayout'
import { DOCTOR, GROUP, im, isLive, openChat, said } from './support'

beforeEach(() => void Object.assign(fakeLayout(), { view: 600, head: 50, rowHeight: () => 100 }))
afterEach(() => void vi.useRealTimers())

const picture = (name: string) => {
  const url = `https://files.demo.example/${name}.jpg`
  return said({ kind: 'image', url, previewUrl: url, size: { width: 10, height: 10 } })
}
const dialog = (name: string) => screen.queryByRole('dialog', { name })

/** Opens a chat with a picture and a text; returns the call that lets so many messages arrive. */
const opened = async () => {
  const messages = [picture('a'), said('请看这张图')]
  im.pages = [{ messages, before: undefined, isCompleted: true }]
  const { user } = await openChat()
  await isLive()
  const arrive = async (count: number) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    im.says(...Array.from({ length: count }, (_, index) => said(`新消息 ${index}`, { from: DOCTOR })))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    vi.useRealTimers()
  }
  return { user, arrive, messages }
}

const isRendered = (text: string) => screen.queryByText(text) !== null

test('[A510] [RE5] an enlarged picture stays open when so many messages arrive that its row leaves the list', async () => {
  const { user, arrive } = await opened()
  await user.click(screen.getByRole('button', { name: '放大图片' }))
  const viewer = await screen.findByRole('dialog', { name: '图片' })
  await arrive(30)
  expect(isRendered('请看这张图')).toBe(false)
  expect(viewer).toBeInTheDocument()
  expect(dialog('图片')).toBe(viewer)
  await user.click(within(viewer).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(dialog('图片')).toBeNull())
  expect(screen.getByRole('main')).toHaveFocus()
})

test('[A13] [RE5] the menu of a message stays open and works when so many messages arrive that its row leaves the list', async () => {
  const { user, arrive } = await opened()
  await user.click(screen.getByRole('button', { name: '消息操作' }))
  await screen.findByRole('dialog', { name: '消息操作' })
  await arrive(30)
  expect(isRendered('请看这张图')).toBe(false)
  const menu = screen.getByRole('dialog', { name: '消息操作' })
  await user.click(within(menu).getByRole('button', { name: '复制' }))
  await waitFor(() => expect(dialog('消息操作')).toBeNull())
  expect(await navigator.clipboard.readText()).toBe('请看这张图')
})

test('[A522] a closed viewer and a closed menu give the focus back to their button, where it is still there', async () => {
  const { user, arrive } = await opened()
  for (const [name, title] of [
    ['放大图片', '图片'],
    ['消息操作', '消息操作'],
  ] as const) {
    const [button] = screen.getAllByRole('button', { name })
    if (button === undefined) throw new Error(`no button ${name}`)
    await user.click(button)
    await screen.findByRole('dialog', { name: title })
    await arrive(1)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog(title)).toBeNull())
    expect(button).toHaveFocus()
  }
})

test('[A277] [A522] an enlarged picture closes when its sender recalls it, and the focus stays in its row', async () => {
  const { user, messages } = await opened()
  await user.click(screen.getByRole('button', { name: '放大图片' }))
  await screen.findByRole('dialog', { name: '图片' })
  im.tell({ kind: 'revoked', group: GROUP, ids: messages.slice(0, 1).flatMap(({ id }) => id ?? []) })
  await waitFor(() => expect(dialog('图片')).toBeNull())
  expect(screen.getByText('对方撤回了一条消息').closest('li')).toHaveFocus()
})
