import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { expect, it, vi } from 'vitest'
import { noteNetworkLost, renewOutageCalls, sendRead } from '@/api/outage'
import { loadWords, startLanguage } from '@/i18n/setup'
import { SendButton } from '@/routes/shared/SendButton'
import { setOnline } from '../support/setOnline'

const user = userEvent.setup({ pointerEventsCheck: 0 })

it('[A481] [RB3] a send button says without a network that nothing was sent, and recovers automatically', async () => {
  Cookies.set('language', 'zh', { path: '/' })
  startLanguage()
  await loadWords(['shell'])
  const network = (isOnline: boolean) => {
    setOnline(isOnline)
    fireEvent(window, new Event(isOnline ? 'online' : 'offline'))
  }
  const tap = vi.fn()
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <input aria-label="code" />
      <SendButton type="submit" onClick={tap} onClickCapture={tap}>
        下单
      </SendButton>
    </form>,
  )
  const button = screen.getByRole('button')
  expect(button).not.toHaveAccessibleDescription()
  network(false)
  expect(button).toHaveAccessibleDescription(/^网络已断开。/)
  await user.click(button)
  expect(button).toHaveAccessibleDescription(/^网络已断开，没有发送。/)
  await user.type(screen.getByLabelText('code'), '1{Enter}')
  expect([tap, submit].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  network(true)
  expect(button).not.toHaveAttribute('aria-disabled')
  expect(button).not.toHaveAccessibleDescription()
  network(false)
  expect(button).toHaveAccessibleDescription(/^网络已断开。/)
  network(true)
  await user.click(button)
  expect([tap, submit].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
  vi.restoreAllMocks()
})

it('[A624] a phone that calls itself offline although the network answers can send', async () => {
  startLanguage()
  await loadWords(['shell'])
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const answer = () => sendRead('price', () => Promise.resolve())
  await answer()
  const tap = vi.fn()
  render(<SendButton onClick={tap}>下单</SendButton>)
  const button = screen.getByRole('button')
  expect(button).not.toHaveAttribute('aria-disabled')
  await user.click(button)
  expect(tap).toHaveBeenCalledTimes(1)
  noteNetworkLost()
  fireEvent(window, new Event('offline'))
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await act(answer)
  expect(button).not.toHaveAttribute('aria-disabled')
  vi.restoreAllMocks()
})

it('[A672] a tap on a phone that wrongly calls itself offline finds the network again', async () => {
  startLanguage()
  await loadWords(['shell'])
  setOnline(false)
  const network = vi.spyOn(window, 'fetch')
  const tap = vi.fn()
  render(<SendButton onClick={tap}>下单</SendButton>)
  const button = screen.getByRole('button')
  // The page of another network answers everything.
  network.mockResolvedValue(new Response('<!doctype html>'))
  await act(async () => renewOutageCalls())
  expect(button).toHaveAttribute('aria-disabled', 'true')
  network.mockResolvedValue(new Response('{"version":"0.1.0"}'))
  await act(async () => renewOutageCalls())
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await user.click(button)
  expect(tap).toHaveBeenCalledTimes(1)
  expect(network).toHaveBeenCalledTimes(2)
})
