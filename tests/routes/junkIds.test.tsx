import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderApp, server } from '../support/app'

const PHONE = '13800000001'

/** Paths of the requests of a test. */
const asked: string[] = []
server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname))
afterEach(() => {
  asked.length = 0
})

describe.each([
  ['a path', '..%2F..%2Fx'],
  ['an element', '%3Csvg%20onload%3Dalert(1)%3E'],
  ['5,000 letters', 'a'.repeat(5000)],
])('an id that is %s', (_what, junk) => {
  test.each([
    ['/news/detail/:x'],
    ['/coupon/get/:x'],
    ['/chat/:x?type=zzz'],
    ['/consult/doctor?id=:x'],
    ['/consult/problemDesc/:x'],
    ['/patient/edit?id=:x'],
    ['/report/detail/:x'],
    ['/report/palpationReport?reportId=:x&specificationId=:x'],
    ['/report/riskReport?reportId=:x'],
    ['/report/healthServicesReport?reportId=:x'],
    ['/report/visitSummary?reportId=:x'],
    ['/chq/healthServiceChqSimple?inspectionId=:x&riskReportId=:x'],
    ['/pdf/pdfViewer?pdfUrl=:x'],
  ])('[RC6] %s shows a screen, and every call keeps its path', async (pattern) => {
    await renderApp(pattern.replaceAll(':x', junk), { signedInAs: PHONE })
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveTextContent(/\S/)
      expect(screen.queryAllByText('正在加载')).toEqual([])
    })
    expect(screen.getByRole('main').querySelector('svg[onload]')).toBeNull()
    expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|NaN|\[object/)
    expect(asked.filter((path) => !/^\/(api|demo)(\/\w+){1,3}$/.test(path))).toEqual([])
  })
})
