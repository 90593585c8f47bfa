import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { holdTimers } from '../../support/stoppedClocks'
import { address, heading, renderApp, server } from '../../support/app'

const PHONE = '13800000001'

const answerAds = (...data: object[]) =>
  server.use(http.get('*/api/news/listAdvertisement', () => HttpResponse.json({ data, message: '', status: 200 })))
const ad = (id: string, linkUrl: string | null, advertisementPictureUrl: string | null = '/pictures/ad-1.svg') => ({
  id,
  linkUrl,
  advertisementPictureUrl,
})
const slides = async (label = '广告') =>
  within(await screen.findByRole('list', { name: label })).getAllByRole('listitem')
const linkIn = (slide: HTMLElement | undefined) => slide?.querySelector('a') ?? null

describe('the ads of Home', () => {
  test('[HOME-03] [HOME-04] the server’s pictures form a carousel that can be paused', async () => {
    const { user } = await renderApp('/home', { signedInAs: PHONE })
    const pictures = (await slides()).map((slide) => within(slide).getByRole('img'))
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(['广告 1/3', '广告 2/3', '广告 3/3'])
    expect(pictures[0]).toHaveAttribute('src', expect.stringMatching(/\/pictures\/ad-1\.svg$/))
    expect(pictures[1]).toHaveAttribute('src', expect.stringMatching(/\/pictures\/ad-2\.svg$/))
    await user.click(screen.getByRole('button', { name: '暂停轮播' }))
    expect(screen.getByRole('button', { name: '继续轮播' })).toBeVisible()
  })

  test('[HOME-03] the next picture comes every 3000 ms', async () => {
    const turn = holdTimers(3000)
    await renderApp('/home', { signedInAs: PHONE })
    await slides()
    const current = () =>
      [...document.querySelectorAll('[aria-hidden="true"] > span')].findIndex((dot) =>
        dot.hasAttribute('data-current'),
      )
    for (const place of [0, 1, 2, 0]) {
      expect(current()).toBe(place)
      act(turn)
    }
  })

  test.each([
    ['zh', '广告', '广告 1/3'],
    ['en', 'Ad', 'Ad 1 of 3'],
  ] as const)('(%s) an ad is marked as one, for the eye and for the ear', async (language, mark, name) => {
    await renderApp('/home', { signedInAs: PHONE, language })
    expect(await screen.findByRole('img', { name })).toBeVisible()
    expect(screen.getByText(mark)).toBeVisible()
  })

  test('[HOME-04] [A80] an ad leads to a screen of the app, a foreign page or nowhere', async () => {
    answerAds(
      ad('1', '/service/detail/3'),
      ad('2', 'https://partner.example/a?b=1'),
      ad('3', ''),
      ad('4', 'javascript:alert(1)'),
      ad('5', '//partner.example/x'),
      ad('6', 'data:text/html,x'),
      ad('7', null),
    )
    await renderApp('/home', { signedInAs: PHONE })
    const links = (await slides()).map((slide) => linkIn(slide)?.getAttribute('href') ?? 'nowhere')
    // The test page is served over http.
    expect(links).toEqual([
      '/service/detail/3',
      'https://partner.example/a?b=1',
      'nowhere',
      'nowhere',
      'http://partner.example/x',
      'nowhere',
      'nowhere',
    ])
  })

  test('[HOME-04] a tap on an ad for a screen of the app opens it at once', async () => {
    const { user } = await renderApp('/home', { signedInAs: PHONE })
    await user.click(await screen.findByRole('link', { name: '广告 1/3' }))
    await heading('尊享乳腺检查')
    expect(address()).toBe('/service/detail/3')
  })

  test('[RC4] an external ad opens only after a dialog that names its host', async () => {
    answerAds(ad('1', 'https://app.example@evil.example/login'))
    const { user } = await renderApp('/home', { signedInAs: PHONE, language: 'en' })
    await user.click(await screen.findByRole('link', { name: 'Ad 1 of 1' }))
    const question = await screen.findByRole('alertdialog', { name: 'You are about to leave this app' })
    expect(question).toHaveAccessibleDescription('This link opens evil.example. We are not responsible for that site.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(address()).toBe('/home')
  })

  test('[HOME-04] [RC4] a picture that fails or is not allowed is replaced by a drawing', async () => {
    answerAds(ad('1', '/home'), ad('2', '', 'javascript:alert(1)'), ad('3', '', null))
    await renderApp('/home', { signedInAs: PHONE })
    const [first, second, third] = await slides()
    fireEvent.error(within(first as HTMLElement).getByRole('img'))
    for (const slide of [first, second, third]) {
      expect(within(slide as HTMLElement).getByRole('img')).toHaveAccessibleName(/广告/)
      expect(slide?.querySelector('img')).toBeNull()
      expect(slide?.querySelector('svg')).not.toBeNull()
    }
    expect(linkIn(first)).toHaveAttribute('href', '/home')
  })

  test('[RA7] an unreadable ad is left out, and the page works without any', async () => {
    answerAds(ad('1', ''), { linkUrl: '/home', advertisementPictureUrl: '/pictures/ad-1.svg' })
    await renderApp('/home', { signedInAs: PHONE })
    expect(await slides()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: '暂停轮播' })).toBeNull()
  })

  test('[HOME-04] without ads there is no carousel, and the rest is shown', async () => {
    answerAds()
    await renderApp('/home', { signedInAs: PHONE })
    await screen.findByRole('tab', { name: '健康生活' })
    await screen.findByText('乳腺健康检测')
    await waitFor(() => expect(screen.queryByRole('list', { name: '广告' })).toBeNull())
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull()
  })

  test('[A354] failed ads show an inline error like any part of Home, and load on a tap', async () => {
    server.use(http.get('*/api/news/listAdvertisement', () => HttpResponse.error(), { once: true }))
    const { user } = await renderApp('/home', { signedInAs: PHONE })
    const main = within(await screen.findByRole('main'))
    expect(await main.findByText('广告没有加载出来')).toBeVisible()
    expect(await screen.findByText('乳腺健康检测')).toBeVisible()
    await user.click(main.getByRole('button', { name: '重试' }))
    expect(await slides()).toHaveLength(3)
  })

  test('[HOME-04] Back shows the ads as they were, without a request', async () => {
    let requestCount = 0
    server.use(
      http.get('*/api/news/listAdvertisement', () => {
        requestCount++
        return HttpResponse.json({ data: [ad('1', '/service/detail/3')], message: '', status: 200 })
      }),
    )
    const { user, router } = await renderApp('/home', { signedInAs: PHONE })
    await user.click(await screen.findByRole('link', { name: '广告 1/1' }))
    await heading('尊享乳腺检查')
    await act(() => router.navigate(-1))
    await heading('乳腺健康管理')
    expect(screen.getByRole('link', { name: '广告 1/1' })).toBeVisible()
    expect(requestCount).toBe(1)
  })
})
