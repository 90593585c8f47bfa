import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as badges from '@/app/LazyConsultationBadge'
import { SCREENS } from '@/app/screens'
import * as frames from '@/lib/afterNextPaint'
import { address, heading, PHONE, renderApp, server } from '../support/app'
import { setOnline } from '../support/setOnline'

/** Delays the code of a screen until the test releases it. */
const holdBack = (path: string) => {
  const entry = SCREENS.find((screenEntry) => screenEntry.path === path)
  if (entry === undefined) throw new Error(`The screen table has no ${path}`)
  let come: (component: () => React.ReactNode) => void = () => undefined
  let fail: (reason: Error) => void = () => undefined
  vi.spyOn(entry, 'component').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        come = resolve
        fail = reject
      }),
  )
  const arrived = (arrive: () => void) => act(() => Promise.resolve(arrive()))
  return {
    entry,
    come: () => arrived(() => come(() => <h1>Here</h1>)),
    fail: () => arrived(() => fail(new Error('lost'))),
  }
}

/** Runs everything the browser does before the next paint or task, outside of act(). */
const inOneTask = async (run: () => void) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  run()
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve()
  vi.unstubAllGlobals()
}

const nextTitle = (name: string) => screen.findByText(name, { selector: 'p[aria-hidden="true"]' })

test('a tap shows title and skeleton of the next screen at once, while its code is loading', async () => {
  const { come } = holdBack('/my')
  const { user } = await renderApp('/home', { signedInAs: PHONE })
  await heading('乳腺健康管理')
  const link = screen.getByRole('link', { name: '个人中心' })
  await user.click(link)
  await nextTitle('个人中心')
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('正在加载')
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  expect(address()).toBe('/home')
  // The tab bar stays mounted between two sections.
  expect(screen.getByRole('link', { name: '个人中心' })).toBe(link)
  await come()
  await heading('Here')
  expect(address()).toBe('/my')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  expect(screen.queryByText('个人中心', { selector: 'p' })).toBeNull()
})

test('[NAV-55] between two of the four sections the tab bar stays mounted', async () => {
  const drawn = vi.spyOn(badges, 'LazyConsultationBadge').mockReturnValue(false)
  const { user } = await renderApp('/home', { signedInAs: PHONE })
  await heading('乳腺健康管理')
  const bar = screen.getByRole('navigation', { name: '主导航' })
  const links = [...bar.querySelectorAll('a')]
  expect(drawn).toHaveBeenCalled()
  drawn.mockClear()
  for (const [tab, path] of [
    ['检查', '/service/detail/1'],
    ['咨询', '/consult/index'],
    ['个人中心', '/my'],
    ['首页', '/home'],
  ] as const) {
    await user.click(within(bar).getByRole('link', { name: tab }))
    await waitFor(() => expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent(tab))
    await screen.findByRole('heading', { level: 1 })
    expect(address()).toBe(path)
    expect(screen.getByRole('navigation', { name: '主导航' })).toBe(bar)
    const stand = [...bar.querySelectorAll('a')]
    expect(stand.filter((link, index) => link !== links[index])).toEqual([])
  }
  expect(drawn).not.toHaveBeenCalled()
})

test('Back during a pending navigation returns to the old screen and removes the skeleton', async () => {
  holdBack('/my')
  const { user, router } = await renderApp('/service/list', { signedInAs: PHONE })
  await heading('服务列表')
  await act(() => router.navigate('/home'))
  await heading('乳腺健康管理')
  await user.click(screen.getByRole('link', { name: '个人中心' }))
  await nextTitle('个人中心')
  await act(() => router.navigate(-1))
  await heading('服务列表')
  expect(address()).toBe('/service/list')
  expect(screen.queryByText('个人中心', { selector: 'p[aria-hidden="true"]' })).toBeNull()
})

test('the tab bar is hidden as soon as a screen without it is pending, and that screen shows none', async () => {
  const { come } = holdBack('/service/list')
  const { router } = await renderApp('/home', { signedInAs: PHONE })
  await heading('乳腺健康管理')
  void router.navigate('/service/list')
  await nextTitle('服务列表')
  expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull()
  await come()
  await heading('Here')
})

test('[RA15] code that fails to load shows the error in place of the skeleton, at the new address', async () => {
  const { fail } = holdBack('/my')
  setOnline(false)
  // React and the router log the failure.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = await renderApp('/home', { signedInAs: PHONE })
  await heading('乳腺健康管理')
  await user.click(screen.getByRole('link', { name: '个人中心' }))
  await nextTitle('个人中心')
  await fail()
  await waitFor(() => expect(screen.queryByText('个人中心', { selector: 'p[aria-hidden="true"]' })).toBeNull())
  expect(address()).toBe('/my')
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test('the skeleton is rendered within the task of the tap, however slow the old screen is to render', async () => {
  holdBack('/my')
  await renderApp('/home', { signedInAs: PHONE })
  await heading('乳腺健康管理')
  const link = screen.getByRole('link', { name: '个人中心' })
  await inOneTask(() => link.click())
  expect(screen.getByText('个人中心', { selector: 'p[aria-hidden="true"]' })).toBeVisible()
})

/** Delays animation frames until the test releases them. */
const holdFrame = () => {
  let draw = () => undefined as unknown
  const drawing = new Promise<void>((resolve) => {
    draw = resolve
  })
  vi.spyOn(frames, 'afterNextPaint').mockReturnValue(drawing)
  return () => act(() => Promise.resolve(draw()))
}

const watchAsked = () => {
  const requests: string[] = []
  server.events.on('request:start', ({ request }) => requests.push(new URL(request.url).pathname))
  return requests
}

test('a tap requests code and data of the next screen once its skeleton is rendered', async () => {
  const { entry, come } = holdBack('/service/list')
  const loader = vi.spyOn(entry, 'loader')
  const { router } = await renderApp('/home', { signedInAs: PHONE })
  // Home requests the services as well, and keeps requesting other data.
  await screen.findByRole('link', { name: '乳腺健康检测' })
  const draw = holdFrame()
  const asked = watchAsked()
  act(() => void router.navigate('/service/list'))
  await nextTitle('服务列表')
  expect(entry.component).not.toHaveBeenCalled()
  expect(loader).not.toHaveBeenCalled()
  expect(asked).not.toContain('/api/healthService/listHealthService')
  await draw()
  expect(entry.component).toHaveBeenCalledOnce()
  expect(loader).toHaveBeenCalledOnce()
  await waitFor(() => expect(asked).toContain('/api/healthService/listHealthService'))
  await come()
  await heading('Here')
})

test('going back before the skeleton is rendered requests nothing', async () => {
  const { entry } = holdBack('/my/coupon')
  const loader = vi.spyOn(entry, 'loader')
  const { router } = await renderApp('/home', { signedInAs: PHONE })
  await heading('乳腺健康管理')
  const draw = holdFrame()
  act(() => void router.navigate('/my/coupon'))
  await act(() => router.navigate('/home?again'))
  await draw()
  expect(loader).not.toHaveBeenCalled()
  expect(address()).toBe('/home?again')
})

test('a change of the query alone, which shows no skeleton, waits for no frame', async () => {
  const { router } = await renderApp('/home', { signedInAs: PHONE })
  await heading('乳腺健康管理')
  const drawn = vi.spyOn(frames, 'afterNextPaint')
  await act(() => router.navigate('/home?again'))
  expect(drawn).not.toHaveBeenCalled()
})
