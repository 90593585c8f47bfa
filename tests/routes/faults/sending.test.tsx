import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoints } from '@/inspector/endpoints'
import { itIs } from '../../support/clinicClock'
import { address, PHONE, renderApp, server } from '../../support/app'
import {
  answered,
  sentCalls,
  expectCalm,
  type Fault,
  faultsFor,
  open,
  pathOf,
  spoil,
  typed,
  UNCONFIRMED,
} from './faults'
import { SUBMISSIONS, WITHOUT_FORM } from './submissions'

vi.mock('@/gateways/pdf/pdfjs', () => import('../../support/pdfReader'))

beforeEach(() => itIs('2026-11-19 10:00:00'))
afterEach(() => {
  sentCalls.length = 0
})

/** Faults that concern the token need a user who is signed in. */
const fits = (name: string, fault: Fault) => SUBMISSIONS[name]?.signedOut !== true || !fault.startsWith('5001')

/** A lost answer leaves open whether the server has done what was asked. */
const isDoneOr = (fault: Fault) => (UNCONFIRMED.includes(fault) ? [false, true] : [false])
const CASES = Object.keys(SUBMISSIONS).flatMap((name) =>
  faultsFor(name)
    .filter((fault) => fits(name, fault))
    .flatMap((fault) => isDoneOr(fault).map((isDone) => [name, fault, isDone ? 'done' : 'not done'] as const)),
)

test('[RB2] every call that writes is sent by one of these forms, or has a reason', () => {
  const writing = endpoints.filter(({ endpoint: { method, reads } }) => method === 'POST' && !reads)
  const sent = Object.values(SUBMISSIONS).map(({ path }) => path)
  expect([...new Set([...sent, ...Object.keys(WITHOUT_FORM)])].sort()).toEqual(
    writing.map(({ endpoint: { path } }) => path).sort(),
  )
  expect(sent.filter((path) => path in WITHOUT_FORM)).toEqual([])
})

test.each(CASES)(
  '[RB2] [RB3] %s whose answer is %s, and which is %s: the input stays, and a second tap does it once',
  async (name, fault, how) => {
    const { at, path, signedOut = false, fill, send, count } = SUBMISSIONS[name] ?? {}
    if (!at || !path || !fill || !send || !count) throw new Error(name)
    const { user, router } = await renderApp('/guide/follow', signedOut ? {} : { signedInAs: PHONE })
    await open(router, at)
    await fill(user)
    await answered()
    const input = typed()
    const rows = count()
    spoil(`/api${path}`, fault, how === 'done')
    await send(user)
    await waitFor(() => expect(sentCalls.map(({ url }) => pathOf(url))).toContain(`/api${path}`))
    await answered()
    // A page that learns of the success opens the next screen, or replaces its form by a message.
    const isOver = how === 'done' && (address() !== at || typed().length < input.length)
    if (!isOver) {
      expect(address()).toBe(at)
      expect(typed()).toEqual(input)
      expectCalm(name, `/api${path}`)
      server.resetHandlers()
      // A failure in a dialog covers the form.
      const close = screen.queryByRole('button', { name: '知道了' })
      if (close !== null) await user.click(close)
      await send(user)
      await answered()
    }
    expect(screen.getByRole('main')).toHaveTextContent(/\S/)
    // A repeated order first loads the part that looks for the lost one.
    await waitFor(() => expect(count()).toBe(rows + 1))
    await answered()
    expect(count()).toBe(rows + 1)
  },
)
