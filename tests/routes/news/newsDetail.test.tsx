import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../support/answers'
import { address, heading, renderApp, saying, server } from '../../support/app'

const PHONE = '13800000001'
const open = (id = '1001', language: 'zh' | 'en' = 'zh') =>
  renderApp(`/news/detail/${id}`, { signedInAs: PHONE, language })
const ARTICLE = {
  assistantId: '1001',
  articleTitle: '标题',
  articleAbstract: null,
  thumbnailUrl: null,
  articleContent: '<p>正文</p>',
  authorName: '编辑部',
  publishTime: '2026-11-18 09:00:00',
}
const main = () => screen.getByRole('main')

test('[NEWS-01] [NEWS-02] [NAV-52] [A333] a card on Home opens the article: title, author, time, text', async () => {
  const { user } = await renderApp('/home', { signedInAs: PHONE })
  await user.click(await screen.findByRole('link', { name: '给自己留出一刻钟的安静' }))
  expect(await screen.findByRole('heading', { level: 1, name: '给自己留出一刻钟的安静' })).toBeVisible()
  expect(address()).toBe('/news/detail/1001')
  expect(screen.getByText(saying(/^编辑部 · 2026/))).toHaveTextContent('编辑部 · 2026年11月18日 09:00')
  expect(screen.getByRole('heading', { level: 2, name: '从小事做起' })).toBeVisible()
  expect(screen.getByRole('link', { name: '乳腺健康检测' })).toHaveAttribute('href', '/service/detail/1')
})

test('[RC1] [A83] a link in the text leaves the app only after agreement', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('link', { name: '合作方的专题' }))
  const dialog = screen.getByRole('alertdialog', { name: '即将离开本应用' })
  expect(dialog).toHaveAccessibleDescription(/health\.partner\.example/)
  await user.click(within(dialog).getByRole('button', { name: '留在这里' }))
  expect(address()).toBe('/news/detail/1001')
})

test('[RC1] forbidden markup in a text is removed', async () => {
  answer('/news/getNewsDetail', () => ({
    ...ARTICLE,
    articleTitle: '<img src=x onerror=alert(1)>',
    articleContent:
      '<p onclick="x()" id="root" style="position:fixed">读</p><a href="javascript:x()">点</a><form><input></form>',
  }))
  await open()
  await heading('<img src=x onerror=alert(1)>')
  const text = screen.getByText('读')
  expect(text.getAttributeNames()).toEqual([])
  expect(screen.getByText('点')).not.toHaveAttribute('href')
  expect(main().querySelector('form, input, script')).toBeNull()
})

test.each([
  ['zh', '这篇文章没有正文。'],
  ['en', 'This article has no text.'],
] as const)(
  '[NEWS-02] missing author and time leave out their line, and a missing text is reported (%s)',
  async (language, empty) => {
    answer('/news/getNewsDetail', () => ({ assistantId: '1001', articleTitle: null }))
    await open('1001', language)
    const title = await heading('—')
    expect(title.nextElementSibling).toBeNull()
    expect(screen.getByText(empty)).toBeVisible()
  },
)

test('[RC1] [A83] a link to a place in the same text is plain text, and does not lead Home', async () => {
  answer('/news/getNewsDetail', () => ({
    ...ARTICLE,
    articleContent: '<p><a href="#part-2">第二部分</a></p><h2 id="part-2">二</h2>',
  }))
  await open()
  await heading('标题')
  expect(screen.getByText('第二部分')).toBeVisible()
  expect(screen.queryByRole('link', { name: '第二部分' })).toBeNull()
})

test.each(['<p><br></p>', '<p>&nbsp;</p>', '<p><iframe src="https://v.example/1"></iframe></p>'])(
  '[NEWS-02] a text of which nothing can be shown is reported as missing: %s',
  async (articleContent) => {
    answer('/news/getNewsDetail', () => ({ ...ARTICLE, articleContent }))
    await open()
    await heading('标题')
    expect(screen.getByText('这篇文章没有正文。')).toBeVisible()
  },
)

test.each([
  ['zh', '找不到这篇文章', '返回首页'],
  ['en', 'Article not found', 'Back to Home'],
] as const)('[NAV-52] a deleted article links Home (%s)', async (language, title, home) => {
  answer('/news/getNewsDetail', () => refuse('文章不存在'))
  const { user } = await open('9', language)
  expect(await screen.findByText(title)).toBeVisible()
  await user.click(screen.getByRole('link', { name: home }))
  await waitFor(() => expect(address()).toBe('/home'))
})

test('an article ends with a way Home, because a link in the messaging app may open it', async () => {
  const { user } = await open()
  await heading('给自己留出一刻钟的安静')
  await user.click(screen.getByRole('link', { name: '返回首页' }))
  await waitFor(() => expect(address()).toBe('/home'))
})

test('[RA6] an article that fails to load offers a retry', async () => {
  server.use(http.get('*/api/news/getNewsDetail', () => HttpResponse.error(), { once: true }))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: '重试' }))
  await heading('给自己留出一刻钟的安静')
})

test('[A83] an article of 200 kB is shown in full', async () => {
  const paragraph = `<p>${'健康'.repeat(50)}</p>`
  answer('/news/getNewsDetail', () => ({ ...ARTICLE, articleContent: paragraph.repeat(700) }))
  await open()
  await heading('标题')
  expect(main().querySelectorAll('section p')).toHaveLength(700)
})
