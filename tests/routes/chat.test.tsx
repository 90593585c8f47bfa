import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { count, im, isLive, openChat, rows, said, write } from './chatSupport'

test('[CHAT-01] [CHAT-09] [NAV-50] a consultation opens, its messages at their sides', async () => {
  im.pages = [{ messages: [said('您好'), said('有点疼', { flow: 'out' })], before: undefined, isCompleted: true }]
  await openChat()
  await isLive()
  expect(rows()).toHaveLength(2)
  expect(rows()[0]).toContain('您好')
  expect(rows()[1]).toContain('有点疼')
  expect(count('login')).toBe(1)
})

test('[CHAT-01] [RE6] what is sent stands there at once, and arrives', async () => {
  const { user } = await openChat()
  await isLive()
  await write(user, '需要复查吗')
  expect(await screen.findByText('需要复查吗')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('img', { name: '发送中' })).toBeNull())
  expect(count('send')).toBe(1)
  expect(rows()).toHaveLength(1)
  im.says(said('需要'))
  expect(rows()).toHaveLength(2)
})
