import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { writeUserItem } from '@/stores/userStorage'
import { clearLocalData } from '@/stores/account/localData'
import { im, isLive, openChat, said } from './support'

afterEach(() => vi.restoreAllMocks())

const voice = (seconds: number, more: Parameters<typeof said>[1] = {}) =>
  said({ kind: 'sound', url: `https://files.demo.example/${seconds}.mp4`, seconds }, more)
const dots = () => screen.queryAllByRole('img', { name: '还没有听' })
const stored = () => Object.entries(localStorage).filter(([key]) => key.endsWith(':voices-played'))

const openWith = async (...messages: ReturnType<typeof said>[]) => {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
  im.pages = [{ messages, before: undefined, isCompleted: true }]
  const opened = await openChat()
  await isLive()
  return opened
}

test('[A503] a voice message of the doctor has a dot until it was played; an own one has none', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const { user } = await openWith(voice(3), voice(60), voice(9, { flow: 'out' }))
  expect(dots()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: '播放语音，3 秒' }))
  expect(dots()).toHaveLength(1)
  const row = screen.getByRole('button', { name: '播放语音，60 秒' }).closest('li')
  expect(within(row ?? document.body).getByRole('img', { name: '还没有听' })).toBeVisible()
})

test('[A503] a voice message that cannot be played keeps its dot', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('no codec'))
  const { user } = await openWith(voice(3))
  await user.click(screen.getByRole('button', { name: '播放语音，3 秒' }))
  expect(await screen.findByText('这条语音暂时无法播放')).toBeVisible()
  expect(dots()).toHaveLength(1)
})

test('[A503] what was played is kept on the phone by the time it was sent, for 50 chats and 200 voices, and can be cleared', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const others = Array.from({ length: 50 }, (_, chat) => ({ id: `other-${chat}`, times: [1] }))
  writeUserItem('1001', 'voices-played', [
    { id: '7', times: [1_700_000_003, ...Array.from({ length: 199 }, (_, index) => index)] },
    ...others,
  ])
  const { user } = await openWith(voice(3, { time: 1_700_000_003 }), voice(60, { time: 1_700_000_060 }))
  expect(dots()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '播放语音，60 秒' }))
  expect(dots()).toEqual([])
  const kept = JSON.parse(stored()[0]?.[1] ?? '[]') as { id: string; times: number[] }[]
  expect(kept).toHaveLength(50)
  expect(kept[0]?.id).toBe('7')
  expect(kept[0]?.times.slice(0, 2)).toEqual([1_700_000_060, 1_700_000_003])
  expect(kept[0]?.times).toHaveLength(200)
  clearLocalData('1001')
  expect(stored()).toEqual([])
})

test('[A503] what another tab played meanwhile stays kept', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const { user } = await openWith(voice(3))
  writeUserItem('1001', 'voices-played', [{ id: '9', times: [5] }])
  await user.click(screen.getByRole('button', { name: '播放语音，3 秒' }))
  const kept = JSON.parse(stored()[0]?.[1] ?? '[]') as { id: string }[]
  expect(kept.map(({ id }) => id)).toEqual(['7', '9'])
})
