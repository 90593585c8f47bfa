import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { im, isLive, openChat, said } from './support'

const saying = async (text: string) => {
  im.pages = [{ messages: [said(text)], before: undefined, isCompleted: true }]
  const opened = await openChat()
  await isLive()
  return opened
}

test('[A501] a phone number in a message calls, and an ID number or an amount stays text', async () => {
  await saying('请打0571-88886666。身份证11010519491231002X，共13800000000元')
  expect(screen.getByRole('link', { name: '0571-88886666' })).toHaveAttribute('href', 'tel:0571-88886666')
  expect(within(screen.getByRole('region', { name: '消息' })).getAllByRole('link')).toHaveLength(1)
})

test('[A80] an address in a message asks before it leaves the app, and nothing is fetched', async () => {
  const fetched = vi.spyOn(window, 'fetch')
  const { user } = await saying('请看https://guide.example/a?b=1。')
  const link = screen.getByRole('link', { name: 'https://guide.example/a?b=1' })
  await user.click(link)
  const notice = within(await screen.findByRole('alertdialog'))
  expect(notice.getByText(/guide\.example/)).toBeVisible()
  await user.click(notice.getByRole('button', { name: '留在这里' }))
  expect(link).toBeVisible()
  expect(JSON.stringify(fetched.mock.calls)).not.toContain('guide.example')
})

test('an address of the app leads to its screen', async () => {
  const { user, router } = await saying(`请看${window.location.origin}/guide`)
  await user.click(screen.getByRole('link', { name: /\/guide$/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/guide'))
})

test('[A474] an address that is cut by the end of what is shown cannot be tapped until it is whole', async () => {
  const { user } = await saying(`${'好'.repeat(4980)}https://guide.example/a-long-address`)
  expect(screen.queryByRole('link')).toBeNull()
  await user.click(screen.getByRole('button', { name: '显示更多' }))
  expect(screen.getByRole('link', { name: 'https://guide.example/a-long-address' })).toBeVisible()
})
