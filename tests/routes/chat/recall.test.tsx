import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setClockOffset } from '@/lib/time/clock'
import { HOUR_MS } from '@/lib/time/units'
import { deferred } from '../../support/deferred'
import { waitForIdle } from '../../support/waitForIdle'
import { hasArrived } from './arrived'
import { im, isLive, nowSeconds, openChat, said, write } from './support'

const openWithOwn = async () => {
  const own = said('说错了', { flow: 'out', time: nowSeconds() })
  const pageOf = (isRevoked: boolean) => [{ messages: [{ ...own, isRevoked }], before: undefined, isCompleted: true }]
  im.pages = pageOf(false)
  const { user } = await openChat()
  await isLive()
  const recall = async () => {
    fireEvent.contextMenu(screen.getByText('说错了'))
    await user.click(await screen.findByRole('button', { name: '撤回' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  return { own, pageOf, recall }
}

test('[RE8] a recall without an answer says that it may have happened, and the newest messages tell', async () => {
  const { pageOf, recall } = await openWithOwn()
  im.recall = () => {
    im.pages = pageOf(true)
    return Promise.reject(new im.ImError(2801, ''))
  }
  await recall()
  expect(await screen.findByText('没有收到结果，这条消息可能已经撤回')).toBeVisible()
  expect(screen.queryByText(/没有撤回成功/)).toBeNull()
  expect(await screen.findByText('您撤回了一条消息')).toBeVisible()
})

test('[RE8] a recall without an answer that did not happen leaves the message, which can be recalled again', async () => {
  const { recall } = await openWithOwn()
  im.recall = () => Promise.reject(new im.ImError(2801, ''))
  await recall()
  expect(await screen.findByText('没有收到结果，这条消息可能已经撤回')).toBeVisible()
  im.recall = () => Promise.resolve()
  await recall()
  expect(await screen.findByText('您撤回了一条消息')).toBeVisible()
})

test('[RE8] [A278] a message from before the phone slept is not offered for recall', async () => {
  await openChat()
  await isLive()
  write('说错了')
  await hasArrived('说错了')
  setClockOffset(HOUR_MS)
  fireEvent.contextMenu(screen.getByText('说错了'))
  const menu = within(await screen.findByRole('dialog'))
  expect(menu.getByRole('button', { name: '复制' })).toBeVisible()
  expect(menu.queryByRole('button', { name: '撤回' })).toBeNull()
})

test('[RB1] [RE8] two taps on recall ask the platform once, and its answer is shown', async () => {
  const { own, recall } = await openWithOwn()
  const answered = deferred<void>()
  im.recall = () => answered.promise
  await recall()
  expect(await screen.findByRole('img', { name: '正在撤回' })).toBeVisible()
  await recall()
  answered.resolve()
  expect(await screen.findByText('您撤回了一条消息')).toBeVisible()
  await waitForIdle()
  expect(im.calls.filter((call) => call === `recall ${own.id ?? ''}`)).toHaveLength(1)
  expect(screen.getByText('已撤回')).toBeVisible()
  expect(screen.queryByRole('img', { name: '正在撤回' })).toBeNull()
})

test('[A522] the focus stays at a message that loses its menu by a recall', async () => {
  await openWithOwn()
  await userEvent.click(screen.getByRole('button', { name: '消息操作' }))
  await userEvent.click(await screen.findByRole('button', { name: '撤回' }))
  expect(await screen.findByText('您撤回了一条消息')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('您撤回了一条消息').closest('li')).toHaveFocus()
})

test('[RE6] [A522] the focus stays at an unsent message whose button disappears', async () => {
  const { user } = await openChat()
  await isLive()
  im.send = () => Promise.reject(new im.ImError(2801, ''))
  write('发不出去')
  const again = await screen.findByRole('button', { name: '发送失败，点按重新发送' })
  im.send = () => new Promise(() => undefined)
  await user.click(again)
  await waitFor(() => expect(again.isConnected).toBe(false))
  expect(screen.getByText('发不出去').closest('li')).toHaveFocus()
})
