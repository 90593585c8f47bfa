import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answer } from '../support/answers'
import { heading, PHONE, renderApp } from '../support/app'

const USUAL = { description: '约乳腺检查', title: '乳腺健康管理', picture: '/card.png' }

const tag = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[${name}]`)?.content

const card = () => ({
  description: tag('name="description"'),
  title: tag('property="og:title"'),
  picture: tag('property="og:image"'),
})

beforeEach(() => {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<meta name="description" content="${USUAL.description}"><meta property="og:title" content="${USUAL.title}">
    <meta property="og:description" content="${USUAL.description}"><meta property="og:image" content="${USUAL.picture}">`,
  )
})
afterEach(() =>
  document.head.querySelectorAll('meta[property], meta[name="description"]').forEach((one) => one.remove()),
)

test('a service, the clinics, an article and a coupon describe themselves on a card, and the next screen does not keep it', async () => {
  const { router } = await renderApp('/service/detail/1', { signedInAs: PHONE })
  await heading('乳腺健康检测')
  expect(card().title).toBe('乳腺健康检测')
  expect(card().description).toMatch(/^触诊成像检查/)
  expect(card().picture).toMatch(/^http.*\/pictures\/service-1\.svg$/)
  await act(() => router.navigate('/organ/list?serviceId=1'))
  await heading('选择机构')
  expect(card()).toEqual({
    title: '选择机构',
    description: '看看哪些机构可以做乳腺检查，选好机构就能约日期。',
    picture: USUAL.picture,
  })
  await act(() => router.navigate('/news/detail/1001'))
  await screen.findByText(/./, { selector: 'h1' })
  const article = screen.getByRole('heading', { level: 1 }).textContent
  await waitFor(() => expect(card().title).toBe(article))
  expect(card().description).not.toBe(USUAL.description)
  expect(card().picture).toMatch(/^http.*\/pictures\/news-\d\.svg$/)
  await act(() => router.navigate('/coupon/get/310'))
  await heading('领取优惠券')
  await waitFor(() => expect(card().description).toBe('领取后，符合条件的检查或咨询就可以用。'))
  expect(card().title).toMatch(/券/)
  await act(() => router.navigate('/my'))
  await heading('个人中心')
  expect(card()).toEqual(USUAL)
})

test('an address that names no picture leaves the usual one on the card, and the article and the service are shown', async () => {
  answer('/news/getNewsDetail', () => ({ assistantId: '1001', articleTitle: '标题', thumbnailUrl: 'https://' }))
  answer('/healthService/getServicePackageDetail', () => ({
    serviceId: '2',
    serviceName: '服务',
    servicePrice: 0,
    serviceTypeId: 2,
    coverPhoto: '//',
  }))
  const { router } = await renderApp('/news/detail/1001', { signedInAs: PHONE })
  await heading('标题')
  await waitFor(() => expect(card().title).toBe('标题'))
  expect(card().picture).toBe(USUAL.picture)
  await act(() => router.navigate('/service/detail/2'))
  await heading('服务')
  await waitFor(() => expect(card().title).toBe('服务'))
  expect(card().picture).toBe(USUAL.picture)
})
