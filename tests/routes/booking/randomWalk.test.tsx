import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { USER_PREFIX } from '@/stores/userStorage'
import { keepToken, startSession, token } from '@/stores/auth/session'
import { resetStores } from '@/stores/createStore'
import { listenForBack } from '@/ui/sheetHistory'
import { seededNumbers } from '../../support/fixtures/seededNumbers'
import { itIs } from '../../support/clinicClock'
import { address, heading, PHONE, reloadApp, renderApp, server, tokenOf } from '../../support/app'

// The app reloads the page a moment after a session ends; here the walk does.
vi.mock('@/lib/time/clock', async (original) => ({
  ...(await original<typeof import('@/lib/time/clock')>()),
  wait: () => new Promise(() => undefined),
}))

const STEPS = 24
const LIST = '/organ/list?serviceId=1'
const DAYS = '/order/selectTime/1?orgId=102'
const WITHIN = /^\/(organ|order|subscribe|patient|service)\//

const main = () => screen.getByRole('main')
const forward = () => within(main()).queryAllByRole('button').at(-1)
const moment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The visible text of an element. */
const shownText = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? ''
      return node.matches('[hidden], [aria-hidden=true]') ? '' : shownText(node)
    })
    .join('')
    .trim()

test.each([1, 2, 3])(
  '[RA4, RA7, A433] every step of a walk through booking, its history and its faults shows text (seed %d)',
  async (seed) => {
    const next = seededNumbers(seed)
    const oneOf = <T,>(things: [T, ...T[]]): T => things[Math.floor(next() * things.length)] ?? things[0]
    itIs('2026-11-25 10:00:00')
    const tokens: [string, string] = [await tokenOf(PHONE), (itIs('2026-11-25 10:02:00'), await tokenOf(PHONE))]
    startSession(tokens[0])
    listenForBack()
    let app = await renderApp(LIST)
    await heading('选择机构')
    await act(() => app.router.navigate(DAYS))
    within(await screen.findByRole('radiogroup'))
      .getByRole('radio', { name: /11月28日/ })
      .click()
    await act(() => moment(20))
    forward()?.click()
    await heading('确认订单')

    /** Taps an element of the topmost layer. */
    const tap = (...roles: [string, ...string[]]) => {
      const scope = within(screen.queryAllByRole('dialog').at(-1) ?? main())
      const [first, ...others] = roles
        .flatMap((role) => scope.queryAllByRole(role))
        .filter((one) => !one.matches('[aria-disabled=true], :disabled'))
      if (first === undefined) return
      const control = oneOf([first, ...others])
      control.focus()
      control.click()
    }
    const befall = (reply: () => Response | Promise<Response>) =>
      server.use(http.all('*/api/*', reply, { once: true }))
    const expired = () => HttpResponse.json({ data: null, message: '', status: 50012 })
    /** Simulates a token renewed by another request; an ended session gets none. */
    const renew = () => (token() === undefined ? undefined : keepToken(oneOf(tokens)))
    const walk = () =>
      oneOf<[string, () => unknown]>([
        ['tap', () => tap('button', 'link', 'radio')],
        ['choose', () => tap('radio', 'gridcell')],
        ['open', () => tap('button')],
        ['go on', () => (screen.queryByRole('dialog') === null ? forward()?.click() : undefined)],
        ['type', () => app.user.keyboard(oneOf(['1', 'x', ' ', '{Enter}', '{Escape}', '{ArrowDown}']))],
        ['back', () => window.history.back()],
        ['two back', () => window.history.go(-2)],
        ['back and back', () => [window.history.back(), window.history.back()]],
        ['forward', () => window.history.forward()],
        [
          'slow',
          () =>
            befall(async () => {
              await delay(60)
              return HttpResponse.error()
            }),
        ],
        ['lost', () => befall(() => HttpResponse.error())],
        ['expired', () => befall(expired)],
        [
          'renewed meanwhile',
          () =>
            befall(() => {
              renew()
              return expired()
            }),
        ],
      ])
    const went: string[] = []

    for (let step = 0; step < STEPS; step++) {
      const [name, go] = walk()
      await act(async () => {
        await go()
        await moment(next() < 0.5 ? 0 : 25)
      })
      went.push(`${name}: ${address()}`)
      expect(shownText(main()), went.join('\n')).not.toBe('')
      if (token() === undefined) {
        // The page stays for a moment before it reloads at the sign-in.
        if (next() < 0.5) continue
        resetStores(USER_PREFIX)
        startSession(tokens[0])
        app = await reloadApp()
        await screen.findByRole('main')
      } else if (!WITHIN.test(address())) {
        await act(() => app.router.navigate(LIST))
      }
      if (next() < 0.3)
        await waitFor(() => expect(within(main()).queryAllByRole('heading'), went.join('\n')).not.toHaveLength(0))
    }
    // A pending step back must not affect the next walk.
    await act(() => moment(50))
  },
)
