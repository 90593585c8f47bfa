import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuseConsent } from '@/stores/auth/consent'
import { withdrawConsent } from '@/stores/auth/consentDrafts'
import { answer, refuse } from '../../support/answers'
import { box, count, im, isLive, openChat } from './support'
import { heading } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'

const openUnasked = (...args: Parameters<typeof openChat>) => openChat(args[0], args[1], args[2], false)
/** Ignores “leave”: the previous test may still be leaving. */
const nothingReached = () => expect(im.calls.filter((call) => call !== 'leave')).toEqual([])

test('[A448] [A385] [RG6] before consent the chat asks for it: there is no input box, and the platform is not contacted', async () => {
  const { user } = await openUnasked()
  const tick = await screen.findByRole('checkbox', { name: /我同意按以上说明/ })
  await waitForIdle()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('main')).toHaveTextContent('发现新肿块或血性溢液，请立即就医')
  nothingReached()
  await user.click(tick)
  await user.click(screen.getByRole('button', { name: '同意并继续' }))
  await isLive()
  expect(box()).toBeEnabled()
  expect(count('login')).toBe(1)
})

test('[A448] a read-only chat asks for no consent', async () => {
  await openUnasked({ archiveStatus: '1', serviceStatus: 7 })
  await isLive()
  await waitForIdle()
  expect(screen.queryByRole('checkbox')).toBeNull()
  nothingReached()
})

test('[A448] [RG6] withdrawing consent while connected ends the connection at once', async () => {
  const { router } = await openChat()
  await isLive()
  await act(() => router.navigate('/my/privacy'))
  await heading('隐私中心')
  const before = count('leave')
  act(() => withdrawConsent('1001'))
  expect(count('leave')).toBe(before + 1)
})

test('[A448] [RG6] withdrawing consent in another tab of this phone ends the open chat', async () => {
  await openChat()
  await isLive()
  const [name = ''] = Object.keys(localStorage).filter((key) => key.endsWith(':consent'))
  localStorage.removeItem(name)
  const before = count('leave')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: name })))
  expect(count('leave')).toBe(before + 1)
  expect(await screen.findByRole('checkbox', { name: /我同意按以上说明/ })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('[A448] withdrawing consent during the sign-in cancels it', async () => {
  const { user } = await openUnasked()
  await user.click(await screen.findByRole('checkbox', { name: /我同意按以上说明/ }))
  await user.click(screen.getByRole('button', { name: '同意并继续' }))
  act(() => refuseConsent('1001'))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /我同意按以上说明/ })).toBeVisible())
  await waitForIdle()
  const comings = im.calls.filter((call) => /^(login|leave)/.test(call))
  expect(comings.at(-1) ?? 'leave').toBe('leave')
})

test('[A448] when the consenting person fails to load, the chat says so and offers a retry', async () => {
  answer('/customer/getCustomerInfo', () => refuse('系统繁忙'))
  const { user } = await openUnasked()
  expect(await screen.findByText('系统繁忙')).toBeVisible()
  nothingReached()
  answer('/customer/getCustomerInfo', () => ({ id: '1001' }))
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('checkbox', { name: /我同意按以上说明/ })).toBeVisible()
})
