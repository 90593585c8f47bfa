import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { address, heading, renderApp, server } from '../../support/app'
import { holdTimers } from '../../support/stoppedClocks'

const PHONE = '13800000001'

const detailIs = (fields: object) =>
  http.get('*/api/healthService/getServicePackageDetail', () =>
    HttpResponse.json({
      data: {
        serviceId: '3',
        serviceName: '合作服务',
        serviceDesc: '说明',
        servicePrice: 9900,
        coverPhoto: null,
        externalLink: null,
        ...fields,
      },
      message: '',
      status: 200,
    }),
  )

const packagesCost = (prices: readonly number[]) =>
  http.get('*/api/healthService/getSpecificationByServiceId', () =>
    HttpResponse.json({
      data: prices.map((specificationPrice, index) => ({
        specificationId: String(index),
        specificationName: '套餐',
        specificationPrice,
      })),
      message: '',
      status: 200,
    }),
  )

describe('Service detail', () => {
  it.each([
    ['zh', '1', '有乳房植入性假体的，不能做这项检查。', true],
    ['en', '3', 'This check cannot be done with breast implants.', true],
    ['zh', '2', '有乳房植入性假体的，不能做这项检查。', false],
  ] as const)(
    '[A464] in %s the exclusion of service %s, “%s”, is shown: %s',
    async (language, serviceId, text, isShown) => {
      await renderApp(`/service/detail/${serviceId}`, { signedInAs: PHONE, language })
      await screen.findByRole('heading', { level: 1 })
      expect(screen.queryAllByText(text)).toHaveLength(isShown ? 1 : 0)
    },
  )

  it('[SVC-01, SVC-02, SVC-07] shows cover, words and price, and the specifications with theirs', async () => {
    const { router } = await renderApp('/service/detail/1', { signedInAs: PHONE })
    await heading('乳腺健康检测')
    const main = screen.getByRole('main')
    expect(main).toHaveTextContent('触诊成像检查，无辐射，一般不痛，约20分钟完成，当场采集，报告由报告人员出具。')
    expect(main.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\/pictures\/service-1\.svg$/))
    const section = screen.getByRole('heading', { level: 2, name: '检查套餐' }).closest('section') as HTMLElement
    expect(
      within(section)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['标准版¥128.00双侧乳腺触诊成像，电子报告。', '尊享版¥398.00双侧乳腺触诊成像，风险评估，专家复核报告。'])
    expect(router.state.location.pathname).toBe('/service/detail/1')
  })

  it.each([
    ['zh', [12800, 39800], '¥128.00 起'],
    ['en', [12800, 39800], 'from ¥128.00'],
    ['zh', [12800, 12800], '¥128.00'],
    ['zh', [0, 12800], '¥0.00 起'],
    ['zh', [], '免费'],
  ] as const)('[A617] in %s a service of price 0 with packages of %j costs %s', async (language, prices, text) => {
    server.use(detailIs({ servicePrice: 0, serviceTypeId: 1 }), packagesCost(prices))
    await renderApp('/service/detail/3', { signedInAs: PHONE, language })
    const title = await screen.findByRole('heading', { level: 1 })
    expect(title.nextElementSibling?.textContent).toBe(text)
  })

  it.each([
    ['zh', 'questionnaire', 2, [], '—'],
    ['en', 'link service', 3, [], '—'],
    ['zh', 'check with packages', 1, [12800, 39800], '¥128.00 起'],
  ] as const)('[A645] in %s the page of a %s without a price opens', async (language, _of, kind, prices, text) => {
    server.use(detailIs({ servicePrice: null, serviceTypeId: kind }), packagesCost(prices))
    await renderApp('/service/detail/3', { signedInAs: PHONE, language })
    const title = await screen.findByRole('heading', { level: 1, name: '合作服务' })
    expect(title.nextElementSibling?.textContent).toBe(text)
  })

  it('[A645] [RF6] a check without packages and without a price does not open, because it cannot be ordered', async () => {
    server.use(detailIs({ servicePrice: null, serviceTypeId: 1 }), packagesCost([]))
    await renderApp('/service/detail/3', { signedInAs: PHONE })
    expect(await screen.findByText('没能打开这个页面')).toBeVisible()
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  })

  it.each([
    [
      'zh',
      '怎么做这项检查',
      ['1 预约', '2 到机构检查', '3 看报告'],
      '检查大约 20 分钟。',
      '检查前一天 18:00 之前取消，全额退款。',
    ],
    [
      'en',
      'How it works',
      ['1 Book', '2 The check at the clinic', '3 Your report'],
      undefined,
      'Full refund if you cancel before 18:00 on the day before the check.',
    ],
  ] as const)(
    '(%s) describes the visit in three steps, and says what to bring',
    async (language, title, steps, minutes, refund) => {
      await renderApp(`/service/detail/${language === 'zh' ? 1 : 3}`, { signedInAs: PHONE, language })
      const found = await screen.findByRole('heading', { level: 2, name: title })
      const section = found.nextElementSibling as HTMLElement
      const names = within(section).getAllByRole('heading', { level: 3 })
      expect(names.map((name) => name.textContent)).toEqual(steps)
      expect(section.querySelectorAll('li svg[aria-hidden="true"]')).toHaveLength(3)
      const duration = within(section).queryByText(/检查大约|The check takes/)
      expect(duration?.textContent).toBe(minutes)
      const preparation = screen.getByRole('region', {
        name: language === 'zh' ? '检查前的准备' : 'Before your check',
      })
      expect(within(preparation).getAllByRole('heading', { level: 3 })).toHaveLength(3)
      expect(screen.getByText(refund)).toBeVisible()
    },
  )

  it('[A386] answers what people ask, and sends a new lump to a doctor at once', async () => {
    const { user } = await renderApp('/service/detail/1', { signedInAs: PHONE })
    const question = await screen.findByText('摸到新的肿块，还要等预约的日子吗？')
    const answer = screen.getByText('发现新肿块或血性溢液，请立即就医')
    expect(answer).not.toBeVisible()
    await user.click(question)
    expect(answer).toBeVisible()
  })

  it('[API-55, API-56] requests the service and its specifications by id', async () => {
    const requests: string[] = []
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url)
      if (pathname.startsWith('/api/healthService/')) requests.push(`${request.method} ${pathname}${search}`)
    })
    await renderApp('/service/detail/3', { signedInAs: PHONE })
    await heading('尊享乳腺检查')
    server.events.removeAllListeners()
    expect(requests.sort()).toEqual([
      'GET /api/healthService/getServicePackageDetail?serviceId=3',
      'GET /api/healthService/getSpecificationByServiceId?serviceId=3',
    ])
  })

  it('[SVC-03] leads from an appointment service to its organisations', async () => {
    const { user } = await renderApp('/service/detail/1', { signedInAs: PHONE })
    await user.click(await screen.findByRole('link', { name: '立即预约' }))
    await heading('选择机构')
    expect(address()).toBe('/organ/list?serviceId=1')
  })

  it('[SVC-04, LANG-01] leads from a questionnaire service to its form', async () => {
    await renderApp('/service/detail/2', { signedInAs: PHONE, language: 'en' })
    expect(await screen.findByRole('link', { name: 'Fill in the questionnaire' })).toHaveAttribute(
      'href',
      '/chq/healthServiceChq?serviceId=2',
    )
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  it('[SVC-05] leads from a link service to its external link', async () => {
    server.use(detailIs({ serviceTypeId: 3, externalLink: 'http://partner.example/a' }))
    const { user } = await renderApp('/service/detail/3', { signedInAs: PHONE })
    const link = await screen.findByRole('link', { name: '打开服务' })
    expect(link).toHaveAttribute('href', 'http://partner.example/a')
    await user.click(link)
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('partner.example')
  })

  it.each(['/guide/follow', `${window.location.origin}/guide/follow`])(
    '[SVC-05] [A80] leads from the link %s to a screen of the app',
    async (externalLink) => {
      server.use(detailIs({ serviceTypeId: 3, externalLink }))
      const { user } = await renderApp('/service/detail/3', { signedInAs: PHONE })
      await user.click(await screen.findByRole('link', { name: '打开服务' }))
      await waitFor(() => expect(address()).toBe('/guide/follow'))
      expect(screen.queryByRole('alertdialog')).toBeNull()
    },
  )

  it.each(['javascript:alert(1)', 'data:text/html,x', '/..//evil.example', '', null])(
    '[SVC-05] says that the link %j cannot be opened, and leads to the other services',
    async (externalLink) => {
      server.use(detailIs({ serviceTypeId: 3, externalLink }))
      const { user } = await renderApp('/service/detail/3', { signedInAs: PHONE })
      expect(await screen.findByText('链接可能有误，或页面已经移走。')).toBeVisible()
      expect(screen.queryByRole('link', { name: '打开服务' })).toBeNull()
      await user.click(screen.getByRole('link', { name: '查看全部服务' }))
      await waitFor(() => expect(address()).toBe('/service/list'))
    },
  )

  it('[SVC-09] redirects Home from a service that does not exist, and Back does not return to it', async () => {
    // On a slow machine the message would be gone before the last look.
    holdTimers(3000)
    const { router } = await renderApp('/service/detail/77', { signedInAs: PHONE })
    await heading('乳腺健康管理')
    expect(address()).toBe('/home')
    expect(router.state.historyAction).toBe('REPLACE')
    expect(await screen.findByText('服务不存在')).toBeVisible()
    expect(await screen.findByText('这项服务暂时无法查看，已回到首页')).toBeVisible()
  })

  it('[SVC-08, SVC-09] redirects Home from a hidden service', async () => {
    holdTimers(3000)
    server.use(detailIs({ serviceTypeId: 1, display: '0' }))
    await renderApp('/service/detail/3', { signedInAs: PHONE, language: 'en' })
    await heading('Breast health')
    expect(address()).toBe('/home')
    expect(await screen.findByText('This service cannot be shown right now. You are back on Home.')).toBeVisible()
  })

  it.each(['getServicePackageDetail', 'getSpecificationByServiceId'])(
    '[SVC-10, A92] stays when %s fails, and opens once the server answers again',
    async (path) => {
      server.use(http.get(`*/api/healthService/${path}`, () => HttpResponse.error(), { once: true }))
      const { user } = await renderApp('/service/detail/1', { signedInAs: PHONE })
      await screen.findByText('没能打开这个页面')
      await user.click(screen.getByRole('button', { name: '重试' }))
      await heading('乳腺健康检测')
      expect(address()).toBe('/service/detail/1')
    },
  )

  const specificationsAre = (data: unknown) =>
    http.get('*/api/healthService/getSpecificationByServiceId', () =>
      HttpResponse.json({ data, message: '', status: 200 }),
    )

  it.each([
    [2, '填写问卷'],
    [3, '打开服务'],
  ])('[A606] a service of kind %i needs no specifications', async (serviceTypeId, use) => {
    server.use(detailIs({ serviceTypeId, externalLink: 'https://partner.example/' }), specificationsAre(null))
    await renderApp('/service/detail/3', { signedInAs: PHONE })
    await heading('合作服务')
    expect(await screen.findByText(use)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[A566] a check without its specifications is not shown, because they decide the price', async () => {
    server.use(detailIs({ serviceTypeId: 1 }), specificationsAre(null))
    await renderApp('/service/detail/3', { signedInAs: PHONE })
    expect(await screen.findByText('没能打开这个页面')).toBeVisible()
  })

  it('[A566] [A606] a check whose specifications are refused says why', async () => {
    server.use(
      detailIs({ serviceTypeId: 1 }),
      http.get('*/api/healthService/getSpecificationByServiceId', () =>
        HttpResponse.json({ data: null, message: '规格维护中', status: 50080 }),
      ),
    )
    await renderApp('/service/detail/3', { signedInAs: PHONE })
    await waitFor(() => expect(screen.getByText('规格维护中')).toBeVisible())
  })
})
