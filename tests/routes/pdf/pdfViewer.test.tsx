import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '@/routes/paths'
import { onSms } from '@/mocks/clinic'
import { dropToken } from '@/stores/auth/session'
import { signOut } from '@/stores/auth/signOut'
import { FakeIntersectionObserver, scrollIntoReach } from '../../support/intersection'
import { answer } from '../../support/answers'
import { reader } from '../../support/pdfReader'
import { reportRow } from '../reports/support'
import { address, clinic, heading, reloadApp, renderApp, server, signInAgain } from '../../support/app'

vi.mock('@/gateways/pdf/pdfjs', () => import('../../support/pdfReader'))

// A page is rendered as wide as its box, and jsdom has no layout.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 343 })
afterAll(() => void Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth'))

const PHONE = '13800000001'
const at = (name: string, path = '/pdf/pdfViewer') =>
  `${path}?pdfUrl=${encodeURIComponent(name.includes('/') ? name : `https://files.demo.example/reports/${name}.pdf`)}`
const requests: { path: string; token: string | null }[] = []
server.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url)
  if (!pathname.startsWith('/api/')) requests.push({ path: pathname + search, token: request.headers.get('token') })
})
beforeEach(() => {
  requests.length = 0
  Object.assign(reader, { opened: 0, closed: 0, drawn: [], isMute: false })
})

test.each([
  ['zh', '/pdf/pdfViewer', '查看报告', '第 1 页，共 3 页'],
  ['en', '/pdf/iosPdfViewer', 'Report', 'Page 1 of 3'],
] as const)(
  '[PDF-01, PDF-02, NAV-53, NAV-54, A411] the PDF of the address is shown, fetched through the proxy without a token (%s)',
  async (language, path, title, pageOf) => {
    await renderApp(at('7001', path), { signedInAs: PHONE, language })
    await heading(title)
    expect(await screen.findByText(pageOf)).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    act(scrollIntoReach)
    expect(await screen.findByText('text of 2')).toBeInTheDocument()
    expect(requests).toEqual([{ path: '/pdfProxy/reports/7001.pdf', token: null }])
  },
)

test.each([
  ['a+b', '/pdfProxy/a+b'],
  ['a b', '/pdfProxy/a%20b'],
  ['a%20b', '/pdfProxy/a%20b'],
  ['a%2Bb', '/pdfProxy/a%2Bb'],
  ['报告+1', '/pdfProxy/%E6%8A%A5%E5%91%8A+1'],
])('[A223] [A411] the link to the document %s of another host asks for %s', async (name, path) => {
  await renderApp(paths.pdf(`https://files.demo.example/${name}`, false), { signedInAs: PHONE })
  await waitFor(() => expect(requests).toEqual([{ path, token: null }]))
})

test('[A488] a page whose text fails to load says so to screen readers', async () => {
  reader.isMute = true
  await renderApp(at('7001'), { signedInAs: PHONE })
  await screen.findByText('第 1 页，共 3 页')
  act(scrollIntoReach)
  expect(await screen.findAllByText('这一页的文字读不出来')).not.toEqual([])
})

test('[PDF-01] opening it again in the same session fetches nothing, and a sign-out removes it', async () => {
  const { router } = await renderApp(at('7001'), { signedInAs: PHONE })
  await screen.findByText('第 1 页，共 3 页')
  await act(() => router.navigate('/guide'))
  expect(reader).toMatchObject({ opened: 1, closed: 1 })
  await act(() => router.navigate(at('7001')))
  await screen.findByText('第 1 页，共 3 页')
  expect(requests).toHaveLength(1)
  expect(reader.opened).toBe(2)
  await act(() => router.navigate('/guide'))
  act(signOut)
  signInAgain()
  await act(() => router.navigate(at('7001')))
  await screen.findByText('第 1 页，共 3 页')
  expect(requests).toHaveLength(2)
})

test.each([
  ['zh', 'javascript:alert(1)//', '这个链接不能打开'],
  ['zh', 'http://evil.example/x.pdf', '这个链接不能打开'],
  ['zh', '/pdfProxy/../api/report/list', '这个链接不能打开'],
  ['en', '//evil.example/x.pdf', 'This link cannot be opened'],
] as const)('[RC3] a forbidden address is not requested (%s, %s)', async (language, pdfUrl, title) => {
  const { user } = await renderApp(at(pdfUrl), { signedInAs: PHONE, language })
  expect(await screen.findByText(title)).toBeVisible()
  expect(requests).toEqual([])
  await user.click(screen.getByRole('link', { name: /我的报告|my reports/ }))
  await waitFor(() => expect(address()).toBe('/report/list'))
})

test.each([
  ['zh', 'page', '这不是一份 PDF 报告'],
  ['zh', 'broken', '这份报告无法显示'],
  ['zh', 'gone', '找不到这份报告'],
  ['zh', 'huge', '这份报告太大了'],
  ['en', 'huge', 'This report is too big'],
  ['en', 'page', 'This is not a PDF report'],
] as const)('[RC3] a document that cannot be shown says why (%s, %s)', async (language, name, title) => {
  await renderApp(at(name), { signedInAs: PHONE, language })
  expect(await screen.findByText(title)).toBeVisible()
  expect(reader.opened).toBe(name === 'broken' ? 1 : 0)
})

test('[RC3] a download that grows beyond 30 MB is aborted, although the server gave no size', async () => {
  await renderApp(at('endless'), { signedInAs: PHONE })
  expect(await screen.findByText('这份报告太大了')).toBeVisible()
  expect(reader.opened).toBe(0)
})

test('[RA6] without a network the page says so, and offers a retry', async () => {
  server.use(http.get('*/pdfProxy/*', () => HttpResponse.error(), { once: true }))
  const { user } = await renderApp(at('7001'), { signedInAs: PHONE })
  await screen.findByText('没能打开这个页面')
  expect(screen.getByText('当前网络不可用，请检查网络后重试')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('第 1 页，共 3 页')).toBeVisible()
})

test('[RA11] leaving aborts the download, and returning restarts it', async () => {
  const aborted = vi.spyOn(XMLHttpRequest.prototype, 'abort')
  server.use(http.get('*/pdfProxy/*', () => new Promise<never>(() => undefined)))
  const { router } = await renderApp(at('7001'), { signedInAs: PHONE })
  await screen.findByRole('progressbar', { name: '正在下载报告' })
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(aborted).not.toHaveBeenCalled()
  await act(() => router.navigate('/guide'))
  // At once: half a minute without data would abort it, too.
  await waitFor(() => expect(aborted).toHaveBeenCalledTimes(1))
  server.resetHandlers()
  await act(() => router.navigate(at('7001')))
  expect(await screen.findByText('第 1 页，共 3 页')).toBeVisible()
})

/** Scrolls until this page is at the middle of the window. */
const scrollToPage = (page: HTMLElement) =>
  act(() => {
    for (const observer of FakeIntersectionObserver.living) {
      if (!observer.rootMargin.startsWith('-49%')) continue
      observer.tell(false)
      observer.tell(true, [page])
    }
  })

test.each(['Back', 'a reload'])('[PDF-01] after %s the document is at the page where it was left', async (way) => {
  const { router } = await renderApp(at('7001'), { signedInAs: PHONE })
  await screen.findByText('第 1 页，共 3 页')
  scrollToPage(screen.getByRole('listitem', { name: '第 2 页，共 3 页' }))
  expect(await screen.findByText('第 2 页，共 3 页')).toBeVisible()
  await waitFor(() => expect(window.history.state).toMatchObject({ usr: { page: 2 } }))
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  if (way === 'Back') {
    await act(() => router.navigate('/guide'))
    await waitFor(() => expect(reader.closed).toBe(1))
    await act(() => router.navigate(-1))
  } else await reloadApp()
  expect(await screen.findByText('第 2 页，共 3 页')).toBeVisible()
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('listitem', { name: '第 2 页，共 3 页' })])
})

test('[PDF-01] at most six pages are rendered at a time, and every page keeps its box', async () => {
  await renderApp(at('most'), { signedInAs: PHONE })
  await screen.findByText('第 1 页，共 200 页')
  await waitFor(() => {
    // The observer of the pages starts a moment after they are rendered.
    act(scrollIntoReach)
    expect(document.querySelectorAll('canvas').length).toBeGreaterThan(3)
  })
  expect(document.querySelectorAll('canvas').length).toBeLessThanOrEqual(6)
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(200)
})

/** The names of the files saved from now on. */
const savedNames = () => {
  const saved: (string | null)[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) saved.push(this.getAttribute('download'))
  })
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
  return saved
}

test('[PDF-03] [A224] the report is saved under its name', async () => {
  const saved = savedNames()
  const { user } = await renderApp(at('7001'), { signedInAs: PHONE })
  await user.click(await screen.findByRole('button', { name: '保存报告' }))
  expect(saved).toEqual(['健康报告.pdf'])
  expect(await screen.findByText('已保存为 健康报告.pdf')).toBeVisible()
})

const openByDownload = async () => {
  answer('/report/reportRecord', () => [
    reportRow({ serviceId: '3', reportPdfUrl: 'https://files.demo.example/7.pdf' }),
  ])
  const { user, router } = await renderApp('/report/list', { signedInAs: PHONE })
  await user.click(await screen.findByText('下载'))
  await screen.findByText('第 1 页，共 3 页')
  return { user, router }
}

test('[REPORT-03] [PDF-03] [A222] a download from the list is saved automatically, and once', async () => {
  const saved = savedNames()
  const { router } = await openByDownload()
  await waitFor(() => expect(saved).toEqual(['健康报告.pdf']))
  expect(await screen.findByText('已保存为 健康报告.pdf')).toBeVisible()
  await act(() => router.navigate(-1))
  await heading('我的报告')
  await act(() => router.navigate(1))
  await screen.findByText('第 1 页，共 3 页')
  expect(saved).toHaveLength(1)
})

test('[REPORT-03] in the messaging app, which saves no files, a download leads to the pictures', async () => {
  const saved = savedNames()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0')
  await openByDownload()
  expect(await screen.findByRole('dialog', { name: '保存到手机' })).toBeVisible()
  expect(saved).toEqual([])
})

/** Signs in another account by its phone number. */
const signInAsAnother = async (user: UserEvent) => {
  let code = ''
  onSms(clinic, (sms) => (code = sms?.code ?? code))
  await user.type(await screen.findByLabelText('手机号'), '13800000003')
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await screen.findByText('已发送，请查看手机短信')
  await user.type(screen.getByLabelText('短信验证码'), code)
  await user.click(screen.getByRole('button', { name: '登录' }))
}

test('[RG1] [A622] the next person does not go forward to the document of the former one', async () => {
  const { router, user } = await renderApp('/my', { signedInAs: PHONE })
  await screen.findByRole('button', { name: '退出登录' })
  await act(() => router.navigate(at('7001')))
  await screen.findByText('第 1 页，共 3 页')
  await act(() => router.navigate(-1))
  await user.click(await screen.findByRole('button', { name: '退出登录' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出登录' }))
  await signInAsAnother(user)
  await waitFor(() => expect(address()).not.toMatch(/^\/login/))
  requests.length = 0
  await act(() => router.navigate(1))
  await waitFor(() => expect(address()).toBe('/report/list'))
  expect(requests).toEqual([])
})

test('[RG1] [A622] the next person who signs in after the end of a session sees no document of the former one', async () => {
  await renderApp(at('7001'), { signedInAs: PHONE })
  await screen.findByText('第 1 页，共 3 页')
  act(dropToken)
  const { user } = await reloadApp()
  await waitFor(() => expect(address()).toBe(`/login?redirect=${encodeURIComponent('/report/list')}`))
  requests.length = 0
  await signInAsAnother(user)
  await waitFor(() => expect(address()).toBe('/report/list'))
  expect(requests).toEqual([])
})

test('[A622] the same person goes back to the document and to its page', async () => {
  const { router } = await renderApp(at('7001'), { signedInAs: PHONE })
  await screen.findByText('第 1 页，共 3 页')
  await act(() => router.navigate('/my'))
  await act(() => router.navigate(-1))
  expect(await screen.findByText('第 1 页，共 3 页')).toBeVisible()
})

test.each([
  ['zh', '保存报告', /复制下面的链接，在手机浏览器中打开/, '复制链接'],
  ['en', 'Save the report', /copy the link below and open it in your phone’s browser/, 'Copy the link'],
] as const)(
  '[A619] the pictures lead to the whole document by a copied link, not by the menu that is hidden there (%s)',
  async (language, save, way, copy) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0')
    const { user } = await renderApp(at('7001'), { signedInAs: PHONE, language })
    await user.click(await screen.findByRole('button', { name: save }))
    const sheet = await screen.findByRole('dialog')
    expect(sheet).toHaveTextContent(way)
    expect(sheet).not.toHaveTextContent('…”')
    expect(within(sheet).getByRole('button', { name: copy })).toBeVisible()
  },
)

test.each([
  ['zh', '保存报告', '复制链接', /登录后在“我的报告”里打开这份报告/, '我的报告'],
  ['en', 'Save the report', 'Copy the link', /Sign in, open this report in “My reports”/, 'My reports'],
] as const)(
  '[PDF-03] [A658] [A622] the copied link leads to the list that is named, and tells no address of a document (%s)',
  async (language, save, copy, way, list) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0')
    const { user } = await renderApp(at('7001'), { signedInAs: PHONE, language })
    await user.click(await screen.findByRole('button', { name: save }))
    const sheet = await screen.findByRole('dialog')
    expect(sheet).toHaveTextContent(way)
    await user.click(within(sheet).getByRole('button', { name: copy }))
    const link = await navigator.clipboard.readText()
    expect(link).toBe(`${window.location.origin}/report/list`)
    act(dropToken)
    window.history.pushState(null, '', link)
    await reloadApp()
    await waitFor(() => expect(address()).toBe(`/login?redirect=${encodeURIComponent('/report/list')}`))
    act(signInAgain)
    await reloadApp()
    await heading(list)
  },
)
