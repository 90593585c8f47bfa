import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bootstrap } from '@/app/bootstrap'
import { fillPrerendered } from '@/app/fillPrerendered'
import { readSettings } from '@/app/settings'
import type { Service } from '@/domain/booking/service'
import { drawFrames, type Frame } from '@/prerender/frames'
import { useHome, type HomeCard } from '@/stores/home/home'
import { resetStores } from '@/stores/createStore'
import { renderApp, server } from '../support/app'

const ACCOUNT = '13800000001'
const SERVICES = '*/api/healthService/listHealthService'

let frames: Frame[] = []
beforeAll(async () => {
  ;({ frames } = await drawFrames(readSettings({})))
})

/** Loads the prerendered page of this language. */
const place = (lang = 'zh-CN'): HTMLElement => {
  const boot = document.createElement('div')
  boot.id = 'boot'
  boot.innerHTML = frames.find((frame) => frame.name === 'home' && frame.lang === lang)?.markup ?? ''
  document.body.append(boot)
  return boot
}
let boot: HTMLElement
beforeEach(() => {
  boot = place()
})
afterEach(() => {
  document.getElementById('boot')?.remove()
})

/** The services of the app; its news, further down, are rows as well. */
const servicesIn = (where: ParentNode) => where.querySelector('li article')?.closest('ul') ?? undefined
const rowsIn = (where: ParentNode) => [...(servicesIn(where)?.querySelectorAll('article') ?? [])]
const linkIn = (row: ParentNode | undefined) => row?.querySelector('a') ?? undefined
/** How many parts of the frame show that they are loading. */
const waiting = () => boot.querySelectorAll('[role=status]').length

/** The list of services without its drawings. */
const listIn = (where: ParentNode): string => {
  const list = servicesIn(where)?.cloneNode(true) as HTMLElement
  for (const drawing of list.querySelectorAll('[data-size] svg')) drawing.replaceChildren()
  return list.outerHTML
}

const service = (id: string, fields: Partial<Service> = {}): Service => ({
  id,
  name: `name ${id}`,
  description: `text ${id}`,
  priceFen: 12_345,
  coverUrl: undefined,
  kind: 'appointment',
  externalLink: undefined,
  offered: true,
  ...fields,
})
const answerServices = (...services: Partial<Service>[]) => {
  const ids = ['1', '2', '3'] as const
  const data = services.map((fields, index): HomeCard => {
    const id = ids[index] ?? '1'
    return { id, service: service(id, fields) }
  })
  useHome.setState({ cards: { state: 'ready', data, refreshing: false } })
}

describe('the prerendered frame of Home', () => {
  test.each([
    ['zh-CN', 'zh'],
    ['en', 'en'],
  ] as const)('[HOME-01] [HOME-02] [A77] it shows the services in %s as the app does', async (lang, language) => {
    boot.replaceWith((boot = place(lang)))
    const before = waiting()
    await renderApp('/home', {
      signedInAs: ACCOUNT,
      language,
      meanwhile: async () => {
        await waitFor(() => expect(rowsIn(boot)).toHaveLength(3))
        expect(waiting()).toBe(before - 1)
      },
    })
    const app = await waitFor(() => {
      const main = [...document.querySelectorAll('main')].find((one) => !boot.contains(one))
      expect(rowsIn(main as ParentNode)).toHaveLength(3)
      return main as HTMLElement
    })
    // The frame is there for a moment only, and its texts carry no language.
    expect(listIn(boot)).toBe(listIn(app).replace(/<span lang="zh-CN">([^<]*)<\/span>/g, '$1'))
  })

  test('[HOME-01] it shows the stored answer while a new one is loading', async () => {
    const meanwhile = () => waitFor(() => expect(rowsIn(boot)).toHaveLength(3))
    await renderApp('/home', { signedInAs: ACCOUNT, meanwhile })
    act(() => resetStores())
    boot.replaceWith((boot = place()))
    server.use(http.get(SERVICES, () => new Promise<Response>(() => undefined)))
    await bootstrap()
    await meanwhile()
  })

  test('the focused row is kept when the answer is the same, and replaced when it differs', () => {
    answerServices({}, {})
    fillPrerendered()
    const link = linkIn(rowsIn(boot)[1])
    link?.focus()
    answerServices({}, {})
    expect(document.activeElement).toBe(link)
    answerServices({}, { name: 'another name' })
    expect(rowsIn(boot).map((row) => linkIn(row)?.textContent)).toEqual(['name 1', 'another name'])
  })

  test('[RC2] [RC4] it shows the server’s words as text, and links to no foreign page', () => {
    fillPrerendered()
    const hostile = '<img src=x onerror=alert(1)>'
    answerServices(
      { name: hostile, description: hostile, kind: 'link', externalLink: 'https://evil.example/' },
      { kind: 'link', externalLink: 'javascript:alert(1)' },
      { kind: 'link', externalLink: '/guide/follow' },
    )
    expect(boot.querySelector('img')).toBeNull()
    expect(linkIn(rowsIn(boot)[0])?.textContent).toBe(hostile)
    expect(rowsIn(boot).map((row) => linkIn(row)?.getAttribute('href') ?? null)).toEqual([
      null,
      '/service/detail/2',
      '/guide/follow',
    ])
  })

  test('[A617] a check of price 0 names no price, as in the app', async () => {
    const row = { serviceName: '服务', serviceDesc: '说明', servicePrice: 0, externalLink: null }
    server.use(
      http.get(SERVICES, () => {
        const list = [1, 2, 3].map((id) => ({ ...row, serviceId: String(id), serviceTypeId: id }))
        return HttpResponse.json({ data: { list, total: 3 }, message: '', status: 200 })
      }),
    )
    const texts = (where: ParentNode) => rowsIn(where).map(({ textContent }) => textContent)
    const meanwhile = () => waitFor(() => expect(texts(boot)).toEqual(['服务说明', '服务说明免费', '服务说明免费']))
    await renderApp('/home', { signedInAs: ACCOUNT, meanwhile })
    await waitFor(() => {
      const app = [...document.querySelectorAll('main')].find((one) => !boot.contains(one))
      expect(texts(app as ParentNode)).toEqual(['服务说明', '服务说明免费', '服务说明免费'])
    })
  })

  test('[A645] a check without a price names no price', () => {
    fillPrerendered()
    answerServices({ priceFen: undefined })
    expect(rowsIn(boot).map(({ textContent }) => textContent)).toEqual(['name 1text 1'])
  })

  test('it is left unchanged when the services cannot be read', async () => {
    const shape = boot.innerHTML
    fillPrerendered()
    answerServices({}, { name: undefined })
    answerServices({}, { description: undefined })
    answerServices({}, { priceFen: undefined, kind: 'questionnaire' })
    answerServices()
    useHome.setState({ cards: { state: 'ready', data: [{ id: '1', service: undefined }], refreshing: false } })
    useHome.setState({ cards: { state: 'failed', error: new Error() } })
    expect(boot.innerHTML).toBe(shape)
    server.use(http.get(SERVICES, () => HttpResponse.error()))
    const meanwhile = () => waitFor(() => expect(useHome.getState().cards.state).toBe('failed'))
    await renderApp('/home', { signedInAs: ACCOUNT, meanwhile })
    expect(boot.innerHTML).toBe(shape)
  })

  test('it is not touched once the app has replaced it', () => {
    fillPrerendered()
    boot.remove()
    const shape = boot.innerHTML
    answerServices({}, {})
    expect(boot.innerHTML).toBe(shape)
  })
})
