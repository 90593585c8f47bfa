import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CHAT_UNSENT, writeUserItem } from '@/stores/userStorage'
import { im, isLive, nowSeconds, openChat, rows, write } from './support'

const UNSENT = `${CHAT_UNSENT}7`
const stored = () => localStorage.getItem(`of:1001:${UNSENT}`)

test('[RE6] [A660] an unsent message of a kind that this release does not know leaves the unsent texts', async () => {
  im.send = () => Promise.reject(new im.ImError(2801, ''))
  const time = nowSeconds()
  writeUserItem('1001', UNSENT, {
    at: Date.now(),
    texts: [{ localId: 'text-1', text: '需要复查吗', time }],
    lost: [{ localId: 'file-1', what: 'file', time }],
  })
  await openChat()
  await isLive()
  await waitFor(() => expect(rows()).toEqual([expect.stringContaining('需要复查吗')]))
  write('下周可以吗')
  await screen.findAllByRole('button', { name: '发送失败，点按重新发送' })
  await waitFor(() => expect(stored()).toContain('下周可以吗'))
  expect(stored()).toContain('需要复查吗')
})
