import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { setSiteInfo, siteInfo } from '@/lib/siteInfo'
import { resetStores } from '@/stores/createStore'
import { address, heading, renderApp, server } from '../../support/app'
import { waitForIdle } from '../../support/waitForIdle'

const PHONE = '13800000001'

const answer = (path: string, data: unknown) =>
  http.get(`*/api/healthService/${path}`, () => HttpResponse.json({ data, message: '', status: 200 }))
const service = (fields: object) => ({
  serviceId: '1',
  serviceName: '乳腺健康检测',
  serviceDesc: '约20分钟完成',
  servicePrice: 12800,
  coverPhoto: '/pictures/service-1.svg',
  serviceTypeId: 1,
  externalLink: null,
  ...fields,
})
const listed = (...list: object[]) => answer('listHealthService', { list, total: list.length })
const unknownService = http.get('*/api/healthService/getServicePackageDetail', () =>
  HttpResponse.json({ data: null, message: '服务不存在', status: 50406 }),
)
const brokenService = answer('getServicePackageDetail', { serviceId: '3' })

/** The cards of services, without the self-test below their list; headings of news are of a lower level. */
const serviceCards = () =>
  screen.queryAllByRole('article').filter((card) => card.closest('li') !== null && hasHeading2(card))
const hasHeading2 = (card: HTMLElement) => within(card).queryByRole('heading', { level: 2 }) !== null
const findCards = async () => {
  await waitFor(() => expect(serviceCards()).not.toHaveLength(0))
  return serviceCards()
}
const cardLinks = async () =>
  (await findCards()).flatMap((card) =>
    within(card)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  )

describe('Home', () => {
  it('[HOME-01, HOME-02, SVC-01] shows the checkup, the questionnaire and the premium service with words and price', async () => {
    await renderApp('/home', { signedInAs: PHONE })
    await heading('乳腺健康管理')
    const cards = (await findCards()).map((card) => card.textContent)
    expect(cards).toEqual([
      '乳腺健康检测触诊成像检查，无辐射，一般不痛，约20分钟完成，当场采集，报告由报告人员出具。¥128.00',
      '健康问卷评估填写一份健康问卷，了解自己的乳腺健康状况，并得到后续检查的建议。免费',
      '尊享乳腺检查触诊成像检查与专家一对一解读，检查前后都有健康顾问陪同。¥598.00',
    ])
  })

  it('[A669] the heading of the self-test is beside those of the services, not below the last of them', async () => {
    await renderApp('/home', { signedInAs: PHONE })
    expect(await screen.findByRole('heading', { level: 2, name: '乳腺癌风险自测' })).toBeVisible()
  })

  it('[HOME-02, SVC-04] leads by kind: an appointment to its detail, a questionnaire to its form', async () => {
    await renderApp('/home', { signedInAs: PHONE })
    await screen.findByText('健康问卷评估')
    expect(await cardLinks()).toEqual([
      ['乳腺健康检测', '/service/detail/1'],
      ['健康问卷评估', '/chq/healthServiceChq?serviceId=2'],
      ['尊享乳腺检查', '/service/detail/3'],
    ])
  })

  it('[SVC-05] leads to the external link of a service, and only to http or https', async () => {
    server.use(
      listed(
        service({ serviceTypeId: 3, externalLink: 'https://partner.example/check?from=app' }),
        service({ serviceId: '2', serviceTypeId: 3, externalLink: 'javascript:alert(1)' }),
        service({ serviceId: '3', serviceTypeId: 3, externalLink: null }),
      ),
    )
    await renderApp('/home', { signedInAs: PHONE })
    expect((await cardLinks()).map(([, href]) => href)).toEqual([
      'https://partner.example/check?from=app',
      '/service/detail/2',
      '/service/detail/3',
    ])
  })

  it('[HOME-02] requests a card that the first page lacks', async () => {
    server.use(listed(service({}), service({ serviceId: '2', serviceName: '健康问卷评估' })))
    await renderApp('/home', { signedInAs: PHONE })
    expect(await screen.findByRole('link', { name: '尊享乳腺检查' })).toBeVisible()
    expect((await cardLinks()).map(([name]) => name)).toEqual(['乳腺健康检测', '健康问卷评估', '尊享乳腺检查'])
  })

  it('[HOME-02] keeps the card of a service whose data fails to load, and leads to its detail', async () => {
    server.use(
      listed(service({}), service({ serviceId: '2' }), { serviceId: '3', serviceName: '尊享' }),
      brokenService,
    )
    await renderApp('/home', { signedInAs: PHONE })
    expect(await screen.findByRole('link', { name: '尊享服务' })).toHaveAttribute('href', '/service/detail/3')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[SVC-08, HOME-01] hides services that are hidden or unlisted, and those that the server does not know', async () => {
    server.use(
      listed(service({ display: '0' }), service({ serviceId: '2', serviceName: '问卷', shelfStatus: '2' })),
      unknownService,
    )
    await renderApp('/home', { signedInAs: PHONE })
    expect(await screen.findByText('目前没有开放的服务')).toBeVisible()
    expect(serviceCards()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[HOME-01] shows values as received, and a dash for missing ones', async () => {
    server.use(
      listed(service({ serviceName: null, serviceDesc: '' }), service({ serviceId: '2', serviceName: '<b>问卷</b>' })),
      unknownService,
    )
    await renderApp('/home', { signedInAs: PHONE })
    const [first, second] = await findCards()
    expect(first).toHaveTextContent('——¥128.00')
    expect(second).toHaveTextContent('<b>问卷</b>约20分钟完成¥128.00')
  })

  it('[HOME-01] [A645] shows a dash for a missing price, and none for a check, whose packages have their own', async () => {
    const untold = { servicePrice: null, serviceTypeId: 2 }
    server.use(
      listed(
        service({}),
        service({ ...untold, serviceId: '2' }),
        service({ ...untold, serviceId: '3', serviceTypeId: 1 }),
      ),
    )
    await renderApp('/home', { signedInAs: PHONE })
    const texts = (await findCards()).map(({ textContent }) => textContent)
    expect(texts).toEqual(['¥128.00', '—', ''].map((price) => `乳腺健康检测约20分钟完成${price}`))
  })

  it('[HOME-01, API-12] reports a missing network and retries on a tap', async () => {
    server.use(http.get('*/api/healthService/listHealthService', () => HttpResponse.error(), { once: true }))
    const { user } = await renderApp('/home', { signedInAs: PHONE })
    const main = await screen.findByRole('main')
    expect(await within(main).findByText('服务没有加载出来')).toBeVisible()
    expect(within(main).getByText('当前网络不可用，请检查网络后重试')).toBeVisible()
    // The rest of the page is shown.
    expect(await screen.findByRole('list', { name: '广告' })).toBeVisible()
    expect(await screen.findByRole('tab', { name: '健康生活' })).toBeVisible()
    await user.click(within(main).getByRole('button', { name: '重试' }))
    expect(await screen.findByText('乳腺健康检测')).toBeVisible()
  })

  it('[HOME-08, LANG-01] is in English around the server’s words, with the tab bar below', async () => {
    await renderApp('/home', { signedInAs: PHONE, language: 'en' })
    await heading('Breast health')
    expect(screen.getByText('Book a check, fill in your questionnaire, read your report.')).toBeVisible()
    const tabs = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/home',
      '/service/detail/1',
      '/consult/index',
      '/my',
    ])
    expect(await screen.findByText('¥128.00')).toBeVisible()
  })

  it('[HOME-01] opens the detail of a service on a tap', async () => {
    const { user } = await renderApp('/home', { signedInAs: PHONE })
    await user.click(await screen.findByRole('link', { name: '尊享乳腺检查' }))
    await heading('尊享乳腺检查')
    expect(address()).toBe('/service/detail/3')
  })

  it('[RC4] [SVC-05] names the host before it opens an external page, and stays on cancel', async () => {
    server.use(listed(service({ serviceTypeId: 3, externalLink: 'https://partner.example/check' })), unknownService)
    const { user } = await renderApp('/home', { signedInAs: PHONE })
    const link = await screen.findByRole('link', { name: '乳腺健康检测' })
    await user.click(link)
    const question = await screen.findByRole('alertdialog', { name: '即将离开本应用' })
    expect(question).toHaveAccessibleDescription('这个链接会打开 partner.example，内容由对方负责。')
    expect(screen.getByRole('button', { name: '留在这里' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: '留在这里' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(address()).toBe('/home')
    expect(link).toHaveFocus()
  })

  it('[HOME-07] [A79] leads to the guide for following, and hides that notice for the session', async () => {
    const { user, router } = await renderApp('/home', { signedInAs: PHONE })
    expect(await screen.findByRole('link', { name: '关注公众号，方便再次打开' })).toHaveAttribute(
      'href',
      '/guide/follow',
    )
    await user.click(screen.getByRole('button', { name: '关闭这条提示' }))
    expect(screen.queryByText('关注公众号，方便再次打开')).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
    await act(() => router.navigate('/service/list'))
    await heading('服务列表')
    await act(() => router.navigate(-1))
    await heading('乳腺健康管理')
    await waitForIdle()
    expect(screen.queryByText('关注公众号，方便再次打开')).toBeNull()
    expect(window.sessionStorage.getItem('follow-notice-closed')).toBe('true')
    expect(window.localStorage.getItem('follow-notice-closed')).toBeNull()
  })

  it('[HOME-07] shows the notice in English, and again to the next user who signs in', async () => {
    const { user } = await renderApp('/home', { signedInAs: PHONE, language: 'en' })
    await user.click(await screen.findByRole('button', { name: 'Close this notice' }))
    expect(screen.queryByText('Follow us to find your way back here')).toBeNull()
    act(resetStores)
    expect(screen.getByText('Follow us to find your way back here')).toBeVisible()
  })

  it('[NAV-09] leads to all services', async () => {
    const { user } = await renderApp('/home', { signedInAs: PHONE })
    await user.click(await screen.findByRole('link', { name: '查看全部服务' }))
    await heading('服务列表')
    expect(address()).toBe('/service/list')
  })

  it('names the operator before the news, whose list has no end, and says who examines and who reads the result', async () => {
    const before = siteInfo()
    const { router } = await renderApp('/guide', { signedInAs: PHONE })
    setSiteInfo({ ...before, name: '示例健康' })
    await act(() => router.navigate('/home'))
    const operator = await screen.findByText('运营方：示例健康')
    expect(screen.getByText('检查由检查人员完成，报告由报告人员出具，不明白的可以在线问医生。')).toBeVisible()
    const news = screen.getByRole('heading', { level: 2, name: '健康资讯' })
    expect(operator.compareDocumentPosition(news)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    setSiteInfo(before)
  })
})
