import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { later } from '../../later'
import { settled } from '../untilQuiet'
import { im, isLive, nowSeconds, openChat, said } from './support'

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

test('[RB1] [RE8] a second tap while a recall waits asks the platform once, and the answer is said', async () => {
  const { own, recall } = await openWithOwn()
  const answered = later<void>()
  im.recall = () => answered.promise
  await recall()
  expect(await screen.findByRole('img', { name: '正在撤回' })).toBeVisible()
  await recall()
  answered.come()
  expect(await screen.findByText('您撤回了一条消息')).toBeVisible()
  await settled()
  expect(im.calls.filter((call) => call === `recall ${own.id ?? ''}`)).toHaveLength(1)
  expect(screen.getByText('已撤回')).toBeVisible()
  expect(screen.queryByRole('img', { name: '正在撤回' })).toBeNull()
})
