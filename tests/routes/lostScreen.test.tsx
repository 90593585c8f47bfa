import type { EventEmitter } from 'node:events'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SCREENS } from '@/app/screens'
import { typePhone } from '@/stores/auth/phone'
import { heading, renderApp } from '../support/app'
import { answerClinic, field, openCheckIn, typeInto } from './checkIn/support'

/** The page of the tests, which reports each reload as an error. */
declare const jsdom: { virtualConsole: EventEmitter }

const reloaded = vi.fn()
const printers = jsdom.virtualConsole.rawListeners('jsdomError')

beforeEach(() => {
  reloaded.mockClear()
  jsdom.virtualConsole.removeAllListeners('jsdomError')
  jsdom.virtualConsole.on('jsdomError', reloaded)
})
afterEach(() => {
  jsdom.virtualConsole.removeAllListeners('jsdomError')
  for (const print of printers) jsdom.virtualConsole.on('jsdomError', (error: Error) => void print(error))
  vi.restoreAllMocks()
})

const losePolicy = () => {
  const entry = SCREENS.find(({ title }) => title === 'privacy')
  if (entry === undefined) throw new Error('The screen table has no privacy policy')
  vi.spyOn(entry, 'component').mockRejectedValue(new Error('lost'))
  // React and the router log the failure.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
}

const readPolicy = () => screen.getByRole('link', { name: /隐私/ })
const returnNetwork = () => act(() => void window.dispatchEvent(new Event('online')))

test('[A661] [RA15] a lost privacy policy leaves the answers of a check-in, which Back shows', async () => {
  losePolicy()
  answerClinic()
  const { user, router } = await openCheckIn()
  typeInto('name', '沈若兰')
  await user.click(readPolicy())
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  returnNetwork()
  expect(reloaded).not.toHaveBeenCalled()
  await act(() => router.navigate(-1))
  await heading('现场登记')
  expect(field('name')).toHaveValue('沈若兰')
})

test('[A661] a lost privacy policy leaves the phone number that is typed at the sign-in', async () => {
  losePolicy()
  const { router } = await renderApp('/login')
  act(() => typePhone('13911112222'))
  await act(() => router.navigate('/doc/privacy'))
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  returnNetwork()
  expect(reloaded).not.toHaveBeenCalled()
})

test('[RA15] a lost screen reloads the page by itself where nothing would be lost, also when the network returns', async () => {
  losePolicy()
  answerClinic()
  const { user } = await openCheckIn()
  await user.click(readPolicy())
  await waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  returnNetwork()
  expect(reloaded).toHaveBeenCalledTimes(2)
})
