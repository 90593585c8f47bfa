import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, refuse } from '../../support/answers'
import { itIs } from '../../support/clinicClock'
import { deferred } from '../../support/deferred'
import { holdTimers } from '../../support/stoppedClocks'
import { idle } from '@/lib/remote'
import { useAccount } from '@/stores/account/account'
import { PHONE, renderApp, saying } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'
import { CONTENT, PALPATION, answerReport } from './riskSupport'
import { healthReports, LIST, reportRow, reports } from './support'

beforeEach(() => itIs('2026-11-25 10:00:00'))

const PEOPLE = '/subscribe/getInspectorsInfoList'
const ME = { id: '1001', name: '林婉清', isPrimary: '1' }
const ROWS = '/report/reportRecord'
const LATER_ROW = reportRow({ inspectId: '62', createTime: '2026-10-28 09:02:00' })
const EXAMINED = '2024-03-01 09:20:00'
const OVERDUE = '该复查了'
const LATER = saying('2026年10月28日又检查过，下一步以那次检查的报告为准。')

const REPORTS: [string, string, () => unknown][] = [
  [
    'a risk report',
    '/report/riskReport?reportId=8745039284758360001',
    () => answerReport({ riskLevel: 2, inspectionTime: EXAMINED }),
  ],
  [
    'a palpation report',
    '/report/palpationReport?reportId=8745039284758360001&specificationId=1',
    () => answer(PALPATION, () => ({ inspectionTime: EXAMINED, suggestion: 2, customerName: '林婉清' })),
  ],
  [
    'a health report',
    '/report/healthServicesReport?reportId=1745039284758370001',
    () => {
      answer('/report/getHealthManageReportInfo', () => ({ questionContent: JSON.stringify(CONTENT) }))
      const made = { inspectId: '61', createTime: EXAMINED, status: 1 }
      healthReports({ reportId: '1745039284758370001', customerName: '林婉清', ...made })
    },
  ],
]

/** Collects whether the page ever asked for the overdue check, and whether it ever lacked its heading. */
const watchPage = () => {
  const seen = { overdue: false, skeleton: false }
  const watch = new MutationObserver(() => {
    seen.overdue ||= document.body.textContent.includes(OVERDUE)
    seen.skeleton ||= document.querySelector('h1') === null
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => {
    watch.disconnect()
    return seen
  }
}

const openList = async () => {
  const opened = await renderApp(LIST, { signedInAs: PHONE })
  await screen.findByRole('tabpanel')
  return (to: string | -1) => act(() => opened.router.navigate(to as string))
}

describe.each(REPORTS)('a later check, beside %s', (_name, address, serve) => {
  beforeEach(() => {
    serve()
    reports(LATER_ROW)
  })

  test('[A465] [A575] the report never calls the check overdue first, also when the patients arrive after the report', async () => {
    const people = deferred()
    const asked = answer(PEOPLE, () => people.promise)
    const go = await openList()
    const watched = watchPage()
    await go(address)
    await waitFor(() => expect(asked).toHaveLength(1))
    // Long enough for a screen to render.
    await act(() => new Promise((done) => window.setTimeout(done, 300)))
    people.resolve([ME])
    expect(await screen.findByText(LATER)).toBeVisible()
    expect(watched().overdue).toBe(false)
  })

  test('[A575] patients that arrive late do not change the report that is shown, and count when it opens again', async () => {
    const people = deferred()
    const asked = answer(PEOPLE, () => people.promise)
    const go = await openList()
    const losePatience = holdTimers(1500)
    await go(address)
    await waitFor(() => expect(asked).toHaveLength(1))
    act(losePatience)
    expect(await screen.findByText(OVERDUE)).toBeVisible()
    people.resolve([ME])
    await waitForIdle()
    expect(screen.getByText(OVERDUE)).toBeVisible()
    expect(screen.queryByText(LATER)).toBeNull()

    await go(LIST)
    await screen.findByRole('tabpanel')
    const watched = watchPage()
    await go(address)
    expect(await screen.findByText(LATER)).toBeVisible()
    expect(watched().overdue).toBe(false)
  })

  test('[A575] a report that is opened again, or by Back, names the known later check at once', async () => {
    const { router } = await renderApp(LIST, { signedInAs: PHONE })
    await screen.findByRole('tabpanel')
    answer(PEOPLE, () => [ME])
    await act(() => router.navigate(address))
    expect(await screen.findByText(LATER)).toBeVisible()
    const people = deferred()
    answer(PEOPLE, () => people.promise)
    await act(() => router.navigate(LIST))
    await screen.findByRole('tabpanel')
    const watched = watchPage()
    await act(() => router.navigate(-1))
    expect(await screen.findByText(LATER)).toBeVisible()
    expect(watched()).toEqual({ overdue: false, skeleton: false })
  })

  test('[A465] [A575] a second person of the same name, known since, takes the later check back', async () => {
    const go = await openList()
    answer(PEOPLE, () => [ME])
    await go(address)
    expect(await screen.findByText(LATER)).toBeVisible()
    await go(LIST)
    await screen.findByRole('tabpanel')
    useAccount.setState({ examinees: idle })
    answer(PEOPLE, () => [ME, { ...ME, id: '2001', isPrimary: '0' }])
    await go(address)
    expect(await screen.findByText(OVERDUE)).toBeVisible()
    expect(screen.queryByText(LATER)).toBeNull()
  })

  test('[A667] a relative without a name may have this one, so that no later check is claimed', async () => {
    const go = await openList()
    answer(PEOPLE, () => [ME, { id: '2001', isPrimary: '0' }])
    await go(address)
    expect(await screen.findByText(OVERDUE)).toBeVisible()
    expect(screen.queryByText(LATER)).toBeNull()
  })

  test('[A575] Back shows the whole report at once as it was, also when the list has come to know a later check', async () => {
    answer(ROWS, () => refuse('系统繁忙'))
    const { router } = await renderApp(address, { signedInAs: PHONE })
    expect(await screen.findByText(OVERDUE)).toBeVisible()
    reports(LATER_ROW)
    const people = deferred()
    answer(PEOPLE, () => people.promise)
    await act(() => router.navigate(LIST))
    await screen.findByRole('tabpanel')
    await screen.findAllByRole('listitem')
    const watched = watchPage()
    await act(() => router.navigate(-1))
    expect(await screen.findByText(OVERDUE)).toBeVisible()
    people.resolve([ME])
    await waitForIdle()
    expect(watched().skeleton).toBe(false)
    expect(screen.getByText(OVERDUE)).toBeVisible()
  })

  test('[A576] a report opened from a link asks the list for a later check, and for no overdue check first', async () => {
    const asked = answer(ROWS, () => ({ list: [LATER_ROW] }))
    answer(PEOPLE, () => [ME])
    const watched = watchPage()
    await renderApp(address, { signedInAs: PHONE })
    expect(await screen.findByText(LATER)).toBeVisible()
    expect(watched().overdue).toBe(false)
    expect(asked).toHaveLength(1)
  })

  test('[A576] a list that does not answer in time leaves the report its own advice, and counts at the next opening', async () => {
    const list = deferred()
    const asked = answer(ROWS, () => list.promise)
    answer(PEOPLE, () => [ME])
    const losePatience = holdTimers(1500)
    const { router } = await renderApp(address, { signedInAs: PHONE })
    await waitFor(() => expect(asked).toHaveLength(1))
    await waitFor(() => act(losePatience))
    expect(await screen.findByText(OVERDUE)).toBeVisible()
    list.resolve({ list: [LATER_ROW] })
    await waitForIdle()
    expect(screen.getByText(OVERDUE)).toBeVisible()

    await act(() => router.navigate('/my'))
    await act(() => router.navigate(address))
    expect(await screen.findByText(LATER)).toBeVisible()
  })

  test('[A576] a list that fails leaves the report its own advice, and no error', async () => {
    answer(ROWS, () => refuse('系统繁忙'))
    await renderApp(address, { signedInAs: PHONE })
    expect(await screen.findByText(OVERDUE)).toBeVisible()
    await waitForIdle()
    expect(screen.queryByText('系统繁忙')).toBeNull()
  })
})

const OWN_ROW = reportRow({ reportId: '8745039284758360001', createTime: '2024-03-02 17:00:00' })

test.each(REPORTS)(
  '[A465] [A625] the list row of the same check, made a day later, is no later check: %s',
  async (...args) => {
    const [, address, serve] = args
    serve()
    reports(OWN_ROW)
    answer(PEOPLE, () => [ME])
    await renderApp(address, { signedInAs: PHONE })
    expect(await screen.findByText(OVERDUE)).toBeVisible()
    expect(screen.queryByText(/又检查过/)).toBeNull()
    expect(screen.getByRole('link', { name: /^去预约/ })).toHaveAttribute('href', '/organ/list?serviceId=1')
  },
)

test.each(REPORTS)('[A465] [A625] beside the row of the same check, a later one still counts: %s', async (...args) => {
  const [, address, serve] = args
  serve()
  reports(LATER_ROW, OWN_ROW)
  answer(PEOPLE, () => [ME])
  await renderApp(address, { signedInAs: PHONE })
  expect(await screen.findByText(LATER)).toBeVisible()
})

test('[A576] a report whose day is still to come asks for no list', async () => {
  const asked = answer(ROWS, () => ({ list: [] }))
  answer(PALPATION, () => ({ inspectionTime: '2026-10-01 09:20:00', suggestion: 2, customerName: '林婉清' }))
  await renderApp('/report/palpationReport?reportId=8745039284758360001&specificationId=1', { signedInAs: PHONE })
  expect(await screen.findByRole('heading', { name: '6 个月后复查' })).toBeVisible()
  await waitForIdle()
  expect(asked).toHaveLength(0)
})
