import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { matchRoutes } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { destinationOf } from '@/app/guard'
import { paramsIn, screenAt, SCREENS } from '@/app/screens'
import { useAppointments } from '@/stores/appointments/appointments'
import { useHome } from '@/stores/home/home'
import { token } from '@/stores/auth/session'
import { useProvider } from '@/stores/auth/provider'
import { address, heading, renderApp, server } from '../support/app'

const ACCOUNT = '13800000001'
const SERVICES = '/api/healthService/listHealthService'
const APPOINTMENTS = '/api/subscribe/listSubscribe'
const CHECK = '乳腺健康检测'

let requests: { path: string; token: string | null }[] = []
server.events.on('request:start', ({ request }) =>
  requests.push({ path: new URL(request.url).pathname, token: request.headers.get('token') }),
)
const timesAsked = (path: string) => requests.filter((one) => one.path === path).length

beforeEach(() => {
  requests = []
})

/** Answers the first request for the services; the clinic answers later ones. */
const answerOnce = (answer: () => Response | Promise<Response>) =>
  server.use(http.get(`*${SERVICES}`, answer, { once: true }))
const status = (code: number, headers: Record<string, string> = {}) =>
  HttpResponse.json({ data: null, message: '', status: code }, { headers })

const cardsAre = (state: string) => () => waitFor(() => expect(useHome.getState().cards.state).toBe(state))
const forget = () => {
  requests = []
}

describe('prefetching by the first script', () => {
  test('the answer is ready when the app starts, and nothing is requested twice', async () => {
    await renderApp('/home', { signedInAs: ACCOUNT, meanwhile: cardsAre('ready') })
    const { cards } = useHome.getState()
    expect(await screen.findByRole('link', { name: CHECK })).toBeVisible()
    expect(useHome.getState().cards).toBe(cards)
    expect(timesAsked(SERVICES)).toBe(1)
    expect(timesAsked('/api/news/listColumn')).toBe(1)
  })

  test('the request is sent before the app starts, even when the answer arrives later', async () => {
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.get(`*${SERVICES}`, async () => {
        await held
        return undefined
      }),
    )
    const meanwhile = () => waitFor(() => expect(timesAsked(SERVICES)).toBe(1))
    await renderApp('/home', { signedInAs: ACCOUNT, meanwhile })
    await heading('乳腺健康管理')
    expect(screen.queryByRole('link', { name: CHECK })).not.toBeInTheDocument()
    answer()
    expect(await screen.findByRole('link', { name: CHECK })).toBeVisible()
    expect(timesAsked(SERVICES)).toBe(1)
  })

  test('a screen whose loader is a separate file is prefetched, and the app sends the request on the next visit', async () => {
    const meanwhile = () => waitFor(() => expect(useAppointments.getState().list.more).toBe('idle'))
    const { router } = await renderApp('/subscribe/list', { signedInAs: ACCOUNT, meanwhile })
    await heading('我的预约')
    expect(timesAsked(APPOINTMENTS)).toBe(1)
    await act(() => router.navigate('/my'))
    forget()
    await act(() => router.navigate('/my?again'))
    await waitFor(() => expect(requests).not.toHaveLength(0))
  })

  test('[NAV-58] nothing is requested when the guard redirects to the sign-in', async () => {
    await renderApp('/subscribe/list', { meanwhile: () => new Promise((resolve) => setTimeout(resolve, 200)) })
    await heading('登录')
    expect(address()).toBe('/login?redirect=%2Fsubscribe%2Flist')
    expect(requests).toEqual([])
  })

  test('[A56] the visitor is not sent to the provider: leaving an unfinished page would lose its place in the history', async () => {
    const meanwhile = async () => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(useProvider.getState().signIn).toBe('idle')
    }
    await renderApp('/login', { meanwhile })
    await heading('登录')
    expect(useProvider.getState().signIn).not.toBe('idle')
  })

  test('the screen that the root redirects to is prefetched', async () => {
    await renderApp('/', { signedInAs: ACCOUNT, meanwhile: cardsAre('ready') })
    expect(await screen.findByRole('link', { name: CHECK })).toBeVisible()
    expect(address()).toBe('/home')
    expect(timesAsked(SERVICES)).toBe(1)
  })

  test('[API-07] [RA1] a renewed token is stored, and the request is repeated with it', async () => {
    server.use(
      http.all('*/api/*', () => HttpResponse.json({ data: { list: [], total: 0 }, message: '', status: 200 })),
    )
    answerOnce(() => status(50011, { token: 'newer' }))
    await renderApp('/home', { signedInAs: ACCOUNT, meanwhile: cardsAre('ready') })
    await heading('乳腺健康管理')
    expect(token()).toBe('newer')
    const tokens = requests.filter(({ path }) => path === SERVICES).map((one) => one.token === 'newer')
    expect(tokens).toEqual([false, true])
  })

  test.each([50012, 50035])(
    '[API-08] [A67] [A76] the end of a session (%i) redirects to the sign-in, with the return path',
    async (code) => {
      server.use(http.get(`*${SERVICES}`, () => status(code)))
      await renderApp('/service/list', {
        signedInAs: ACCOUNT,
        meanwhile: () => waitFor(() => expect(token()).toBeUndefined()),
      })
      await heading('登录')
      expect(address()).toBe('/login?redirect=%2Fservice%2Flist')
      expect(await screen.findByText('登录状态已过期')).toBeVisible()
      expect(timesAsked(SERVICES)).toBe(1)
    },
  )

  test('[A437] a page that is open to all is refetched once the session has ended', async () => {
    server.use(http.get('*/api/*', () => status(50035), { once: true }))
    const meanwhile = () => waitFor(() => expect(token()).toBeUndefined())
    await renderApp('/subscribe/nowFree?orgId=102', { signedInAs: ACCOUNT, meanwhile })
    forget()
    await heading('现场登记')
    await waitFor(() => expect(requests).not.toHaveLength(0))
  })

  test('the screen reports a missing network, and fetches again on a tap', async () => {
    answerOnce(() => HttpResponse.error())
    const { user } = await renderApp('/home', { signedInAs: ACCOUNT, meanwhile: cardsAre('failed') })
    const main = await screen.findByRole('main')
    expect(within(main).getByText('当前网络不可用，请检查网络后重试')).toBeVisible()
    expect(timesAsked(SERVICES)).toBe(1)
    await user.click(within(main).getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('link', { name: CHECK })).toBeVisible()
    expect(timesAsked(SERVICES)).toBe(2)
  })

  test('an answer that violates the contract is reported as such, and requested once', async () => {
    answerOnce(() => HttpResponse.json({ data: { list: 7 }, message: '', status: 200 }))
    await renderApp('/home', { signedInAs: ACCOUNT, meanwhile: cardsAre('failed') })
    expect(await screen.findByText('服务出了点问题，请稍后重试')).toBeVisible()
    expect(timesAsked(SERVICES)).toBe(1)
  })
})

describe('the screen table', () => {
  const ODD = ['7', '7%2F8', '%E4%B8%AD', 'a.b', 'constructor']

  test.each(SCREENS.map(({ path }) => path))('%s is matched as the router matches it', (path) => {
    const whole = ODD.map((part) => path.replace(/:\w+/g, part))
    for (const pathname of [...whole, `${path}/`, `${path}/x`, path.toUpperCase(), `/x${path}`, '/', '/x']) {
      const match = matchRoutes([{ path }], pathname)?.[0]
      expect(paramsIn(path, pathname)).toEqual(match && { ...match.params })
      if (match !== undefined) expect(screenAt(pathname)?.path).toBe(path)
    }
  })

  test('a path that cannot be decoded is kept as it is', () => {
    expect(paramsIn('/chat/:id', '/chat/%')).toEqual({ id: '%' })
  })

  test('[NAV-57] an address resolves to the final target of guard and root redirects', () => {
    const leads = (place: string, signedIn: boolean) => {
      const { pathname, search } = destinationOf(new URL(place, 'https://app.invalid'), signedIn)
      return pathname + search
    }
    expect(leads('/', true)).toBe('/home')
    expect(leads('/', false)).toBe('/login?redirect=%2F')
    expect(leads('/login', true)).toBe('/home')
    expect(leads('/login?redirect=%2Fmy', true)).toBe('/my')
    expect(leads('/guide?x=1', false)).toBe('/guide?x=1')
  })
})
