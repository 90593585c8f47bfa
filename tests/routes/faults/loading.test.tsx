import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { itIs } from '../../support/clinicClock'
import { SCREENS_WITH_REQUESTS } from '../../support/screensWithRequests'
import { address, renderApp, server } from '../../support/app'
import {
  sentCalls,
  expectCalm,
  expectWayOn,
  faultsFor,
  headings,
  open,
  pathOf,
  SCREEN_LIMIT_MS,
  spoil,
  typed,
  type Fault,
} from './faults'

vi.mock('@/gateways/pdf/pdfjs', () => import('../../support/pdfReader'))

beforeEach(() => itIs('2026-11-25 10:00:00'))
afterEach(() => {
  sentCalls.length = 0
})

/** A refusal says that the thing does not exist, and may lead Home (A92). */
const leadsHome = (fault: Fault) => fault.includes('refusal') && address() === '/home'

/** Checks that a screen stays open after a failed call, keeps a title, and calls nothing closed or missing. */
const look = (url: string, where: string, title: string) => {
  expect([[title], [document.title]], where).toContainEqual(headings())
  expect(screen.getByRole('main').textContent, where).not.toMatch(/已关闭|不存在/)
  expect(address(), where).toBe(url)
}

/** Fails where a screen offers to repeat a failed call, and the red bar tells the failure again. */
const expectToldOnce = (where: string) => {
  const bar = screen.queryAllByRole('alert').find((alert) => !screen.getByRole('main').contains(alert))
  if (bar === undefined) return
  expect(screen.queryAllByRole('button', { name: /重试|重新|再试/ }), `${where}: ${bar.textContent}`).toEqual([])
}

const valueFor = ({ inputMode, type }: HTMLInputElement) =>
  inputMode === 'numeric' || inputMode === 'decimal' ? '61' : type === 'tel' ? '13911112222' : '左侧有点胀'

/** Types into every field of the screen and chooses the last of each group. */
const typeEverywhere = () => {
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'main input:not([type=file], [readonly], :disabled), main textarea',
  ))
    act(() => {
      if (/radio|checkbox/.test(field.type)) fireEvent.click(field)
      else fireEvent.change(field, { target: { value: valueFor(field) } })
      fireEvent.blur(field)
    })
}

test.each(SCREENS_WITH_REQUESTS)(
  '[A432] [A433] whichever of its requests fails, and however, %s stays, keeps its title, shows one message and stops requesting',
  async (url) => {
    const { router } = await renderApp('/guide/follow', { signedInAs: '13800000001' })
    await open(router, url)
    const calls = [...new Set(sentCalls.map(({ url: called }) => pathOf(called)))]
    expect(calls).not.toEqual([])
    expectWayOn(url)
    const [title = ''] = headings()
    for (const path of calls) {
      for (const fault of faultsFor(url + path)) {
        spoil(path, fault)
        await open(router, url)
        const where = `${url}, ${path} gets ${fault}`
        if (!leadsHome(fault)) look(url, where, title)
        expectCalm(where, path)
        expectToldOnce(where)
        server.resetHandlers()
      }
    }
  },
  SCREEN_LIMIT_MS,
)

/** The screens with a draft, and how many fields stay out of it, such as phone number, ID card, code and agreement. */
const NOT_KEPT: Readonly<Record<string, number>> = {
  '/consult/problemDesc/3001': 1,
  '/consult/quickProblemDesc': 1,
  '/profileEdit': 1,
  '/patient/add': 2,
  '/patient/edit?id=2001': 2,
  '/chq/inspectChq?inspectionId=6745039284758340014&customerId=1001&orgId=102': 0,
  '/chq/healthServiceChq?serviceId=2': 0,
  '/chq/healthServiceChqSimple?inspectionId=6745039284758340014&riskReportId=7': 1,
  '/report/visitSummary?reportId=8745039284758360001': 2,
}

test.each(SCREENS_WITH_REQUESTS)(
  '[RB3] whichever request of %s fails, what was typed there before comes back as after a right answer',
  async (url) => {
    const { router } = await renderApp('/guide/follow', { signedInAs: '13800000001' })
    await open(router, url)
    const before = typed()
    typeEverywhere()
    const input = typed()
    await open(router, url)
    const kept = typed()
    const isChanged = (value: string, at: number) => value !== before[at]
    const back = kept.filter((value, at) => isChanged(value, at) && value === input[at]).length
    expect(back).toBe(url in NOT_KEPT ? input.filter(isChanged).length - (NOT_KEPT[url] ?? 0) : 0)
    // A screen without fields has nothing to lose.
    if (kept.length === 0) return
    const calls = [...new Set(sentCalls.map(({ url: called }) => pathOf(called)))]
    for (const path of calls) {
      for (const fault of faultsFor(`${url}${path} `)) {
        spoil(path, fault)
        await open(router, url)
        expectCalm(`${url}, ${path} gets ${fault}`, path)
        server.resetHandlers()
        await open(router, url)
        expect(typed(), `${url} after ${path} got ${fault}`).toEqual(kept)
      }
    }
  },
  SCREEN_LIMIT_MS,
)
