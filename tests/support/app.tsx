import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { bootstrap } from '@/app/bootstrap'
import { createRouter } from '@/app/router'
import { hideNotice } from '@/app/notices'
import { connectRouter } from '@/app/navigation'
import { wire } from '@/app/wire'
import { listCookies, removeCookie } from '@/lib/cookies'
import type { Language } from '@/lib/language'
import { loadWords, startLanguage } from '@/i18n/setup'
import { setClockOffset, unsetClock } from '@/lib/time/clock'
import { tokenByOpenId } from '@/mocks/auth/session'
import { onSms, transact } from '@/mocks/clinic'
import { clinicServer } from '@/mocks/node'
import { startSession } from '@/stores/auth/session'
import { resetStores } from '@/stores/createStore'

/** The demo clinic behind every request of this test file. */
export const { server, clinic, reset } = clinicServer()

/** The phone number of 林婉清: a complete profile with two relatives. */
export const PHONE = '13800000001'

const realTimeout = setTimeout
let router: ReturnType<typeof createRouter> | undefined
let visits: string[] = []

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(async () => {
  // Before the stores are reset: a screen that loses its data may navigate, and affect the next test.
  leaveApp()
  await historyAtRest()
  hideNotice()
  for (const { name } of listCookies()) removeCookie(name)
  window.localStorage.clear()
  window.sessionStorage.clear()
  // After the cookies are cleared: the stores start signed out.
  resetStores()
  reset()
  setClockOffset(0)
  unsetClock()
})
afterAll(() => server.close())

/** Pending requests of a closed page must not navigate. */
const leaveApp = () => {
  cleanup()
  router?.dispose()
  connectRouter(undefined)
  if (router !== undefined) Object.assign(router, { navigate: () => Promise.resolve() })
  router = undefined
}

/** A step back taken by a screen fires a moment later; it must not affect the next test. */
const historyAtRest = () => new Promise((rested) => realTimeout(rested, 5))

type Visit = {
  language?: Language
  /** The phone number of a customer. */
  signedInAs?: string
  /** Runs between the page’s first script, which sends requests, and the app. */
  meanwhile?: () => unknown
}

/** Opens the whole app at an address, signed in when a phone number is given. */
export const renderApp = async (url: string, { language = 'zh', signedInAs, meanwhile }: Visit = {}) => {
  if (signedInAs !== undefined) startSession(await tokenOf(signedInAs))
  Cookies.set('language', language, { path: '/' })
  window.history.pushState(null, '', url)
  if (meanwhile !== undefined) {
    await bootstrap()
    await meanwhile()
  }
  return start()
}

/** Reloads the page: address, cookies and storage are kept. */
export const reloadApp = () => {
  leaveApp()
  return start()
}

/** Reloads the page as a browser does: only address, cookies and storage are kept. */
export const reloadAsNewPage = () => {
  leaveApp()
  // The empty prefix keeps everything that is stored.
  resetStores('')
  return start()
}

const start = async () => {
  wire()
  startLanguage()
  await loadWords(['shell'])
  router = createRouter()
  visits = [address()]
  router.subscribe(({ location }) => visits.push(location.pathname + location.search))
  render(<RouterProvider router={router} />)
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), router }
}

export const address = (): string => window.location.pathname + window.location.search

/** The addresses since the page was opened. The screen of an unknown record leaves its address after the answer. */
export const visited = (): readonly string[] => visits

/** Finds the innermost element with this text, across child elements. */
export const saying =
  (words: string | RegExp) =>
  (_: string, element: Element | null): boolean => {
    const says = ({ textContent }: Element) => {
      // Treats any whitespace as one space.
      const text = textContent.replace(/\s+/g, ' ')
      return typeof words === 'string' ? text === words : words.test(text)
    }
    return element !== null && says(element) && ![...element.children].some(says)
  }

/** Tells the page that it is visible again, as on a return from another app. */
export const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')))

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** The fields that a request sent as a form; empty without a request. */
export const formOf = async (request: Request | undefined) =>
  Object.fromEntries(new URLSearchParams(await request?.text()))

/** Signs in through the clinic’s API: a code by SMS, then binding. */
export const tokenOf = async (phone: string): Promise<string> => {
  let code = ''
  const stop = onSms(clinic, (sms) => {
    if (sms !== undefined) code = sms.code
  })
  await send('/api/login/sendPhoneCode', { telphone: phone })
  stop()
  const { data } = await send('/api/login/bindPhone', { openId: '', telphone: phone, phoneCode: code })
  return String((data as { token: string }).token)
}

/** Signs in as 13800000001 in the page that is open. The clinic sends no second code within a minute. */
export const signInAgain = (): void => startSession(transact(clinic, () => tokenByOpenId(clinic, 'openid-1001')))

const send = async (path: string, form: Record<string, string>): Promise<{ data: unknown }> => {
  const response = await fetch(new URL(path, window.location.href), {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  return (await response.json()) as { data: unknown }
}
