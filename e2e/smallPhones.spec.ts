import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { LANGUAGE_HEADER } from '@/mocks/bilingual'
import { findClippedText } from './support/findClippedText'
import { longestTask } from './support/longestTask'
import { chooseSpecification, openConfirmOrder, submitButton } from './support/order'
import { agree } from './support/account'
import { appThere } from './support/signedIn'
import { test } from './support/signedInSite'
import { expect } from './support/test'
import { waitForIdle } from './support/waitForIdle'
import type { SpokenWords } from './support/words'

const FORM =
  '/chq/inspectChq?customerId=1001&orgId=102&serviceId=1&inspectionId=6745039284758340014&hqiId=1745039284758350002'

test('[A486] at 320 x 640 with the largest text the last section link is reachable and works', async ({
  page,
  words,
}) => {
  const { questionnaires } = words
  await page.addInitScript(() => window.localStorage.setItem('device:text-size', '"xx-large"'))
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(FORM)
  await agree(page, words)
  await page.getByRole('button', { name: new RegExp(`^${questionnaires.steps.at.split('{{')[0]}`) }).tap()
  const sheet = page.getByRole('dialog', { name: questionnaires.steps.title })
  const last = sheet.getByRole('listitem').last().getByRole('button')
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 0.99 })
  expect(await page.evaluate(findClippedText)).toEqual([])
  await last.tap()
  await expect(sheet).toHaveCount(0)
})

const CHAT = '/chat/1745039284758380008?type=1'
const PHONE = { width: 360, height: 560 }

const caution = (page: Page, { chat }: SpokenWords) =>
  page.getByRole('note').getByText(chat.urgentSigns, { exact: true })

const heightOf = async (locator: ReturnType<Page['getByText']>): Promise<number> =>
  (await locator.boundingBox())?.height ?? 0

test('the bar of an order takes two lines on 375 px, and typed text is as large as its label at the largest text', async ({
  page,
  words,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openConfirmOrder(page, words)
  await chooseSpecification(page, words, /标准/, '¥128.00')
  const button = await submitButton(page, words).boundingBox()
  const price = await page.getByRole('status').filter({ hasText: '¥128.00' }).boundingBox()
  expect(price?.height).toBeLessThanOrEqual(button?.height ?? 0)
  const line = page.getByText(/林婉清.*标准版/).last()
  expect(
    await line.evaluate((one) => {
      // The server's texts in it have elements of their own.
      const block = one.closest('p') ?? one
      return block.getBoundingClientRect().height / parseFloat(getComputedStyle(block).lineHeight)
    }),
  ).toBe(1)

  await page.evaluate(() => window.localStorage.setItem('device:text-size', '"xx-large"'))
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/subscribe/nowFree?orgId=105')
  const size = (one: Element) => parseFloat(getComputedStyle(one).fontSize)
  const name = page.getByLabel(words.checkIn.name, { exact: true })
  await expect(name).toBeVisible()
  const label = await page.getByText(words.checkIn.name, { exact: true }).evaluate(size)
  expect(await name.evaluate(size)).toBe(label)
  expect(await page.getByRole('heading', { level: 2 }).last().evaluate(size)).toBeGreaterThan(label)
})

test('[A386] [A471] on 360 x 560 the urgent signs are in one line, above the text', async ({ page, words }) => {
  await page.setViewportSize(PHONE)
  await page.goto(CHAT)
  await expect(caution(page, words)).toBeInViewport({ ratio: 1 })
  expect(await heightOf(caution(page, words))).toBeLessThan(24)
  expect(await page.evaluate(findClippedText)).toEqual([])
})

test('[A468] on 360 x 560 the reason why a consultation is closed is below the messages, the next step at the bottom', async ({
  page,
  words: { chat },
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(CHAT)
  const said = page.getByRole('region', { name: chat.history.label })
  await expect(said.getByText(chat.closed.doctorTimeout)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(chat.closed.doctorTimeout)).toHaveCount(1)
  await expect(page.getByRole('link', { name: chat.closed.another })).toBeInViewport({ ratio: 1 })
})

type Chat = SpokenWords['chat']

for (const [width, height] of [
  [320, 640],
  [360, 720],
] as const)
  for (const [at, why, way] of [
    [CHAT, 'doctorTimeout', ({ closed }: Chat) => closed.another],
    ['/chatIndex/1745039284758380009?type=1', 'archived', ({ again }: Chat) => again.ask],
  ] as const)
    test(`[A386] [A468] with the largest text on ${width} x ${height} messages keep half the height of ${at}`, async ({
      page,
      words: { chat },
    }) => {
      await page.addInitScript(() => window.localStorage.setItem('device:text-size', '"xx-large"'))
      await page.setViewportSize({ width, height })
      await page.goto(at)
      const said = page.getByRole('region', { name: chat.history.label })
      await expect(said.getByText(chat.closed[why])).toBeVisible()
      expect(await heightOf(said)).toBeGreaterThanOrEqual(height / 2)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(way(chat), { exact: true })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(findClippedText)).toEqual([])
    })

const archive = async (
  page: Page,
  payloads: { type: string; payload: unknown }[],
  doctorName: string,
): Promise<void> => {
  const list = payloads.map((said, index) => ({
    ID: `long-${index}`,
    from: 'doctor',
    flow: 'in',
    time: 1_700_000_000 - index,
    ...said,
  }))
  const body = JSON.stringify({ status: 200, message: '', data: { total: list.length, list } })
  // Many megabytes take up to twenty seconds through the debugger, and a moment from a server.
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(body)
  })
  await once(server.listen(0, 'localhost'), 'listening')
  page.on('close', () => server.close())
  const { port } = server.address() as AddressInfo
  await page.route('**/consultation/queryConsultationImMsgById**', (route) =>
    route.continue({ url: `http://localhost:${port}/` }),
  )
  await page.route('**/consultation/getConsultationIMInfo**', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, doctorName } } })
  })
}

test('[A472] [A474] a picture of 100 x 90000 takes at most two thirds of the screen, a name of 300 letters two lines @zh', async ({
  page,
  words: { chat },
}) => {
  const picture = '/pictures/1.jpg'
  await page.route('**/pictures/1.jpg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="9000"><rect width="100" height="9000" fill="teal"/></svg>',
    }),
  )
  const info = { type: 0, imageUrl: picture, url: picture }
  await page.setViewportSize(PHONE)
  await archive(
    page,
    [
      [1080, 9000],
      [100, 90_000],
    ].map(([width, height]) => ({
      type: 'TIMImageElem',
      payload: { imageInfoArray: [{ ...info, width, height }] },
    })),
    '沈'.repeat(300),
  )
  await page.goto(CHAT)
  const shown = page.getByRole('button', { name: chat.message.enlarge })
  await expect(shown).toHaveCount(2)
  for (const one of await shown.all()) {
    const { width = 0, height = 0 } = (await one.boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual((PHONE.height * 2) / 3)
    expect(Math.min(width, height)).toBeGreaterThan(44)
  }
  expect(await heightOf(page.getByRole('heading', { level: 1 }))).toBeLessThan(65)
  await shown.last().tap()
  const whole = page.getByRole('dialog').getByRole('img')
  await expect.poll(() => heightOf(whole)).toBeGreaterThan(20_000)
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 100_000)
  await expect
    .poll(async () => ((await whole.boundingBox())?.y ?? 0) + (await heightOf(whole)))
    .toBeLessThan(PHONE.height)
})

test('[RG7] [A474] a text of 5 MB blocks the page for less than a second @zh', async ({ page, words: { chat } }) => {
  await archive(page, [{ type: 'TIMTextElem', payload: { text: '一段没有尽头的文字 '.repeat(500_000) } }], '沈医生')
  const more = page.getByRole('button', { name: chat.message.more })
  const longest = await longestTask(page, async () => {
    await page.goto(CHAT)
    await expect(more).toBeVisible({ timeout: 40_000 })
    await more.tap()
  })
  expect(longest).toBeLessThan(1000)
})

/** Very long names: letters that break anywhere, one word, and words with no-break spaces. */
const NAMES = ['张'.repeat(3000), 'W'.repeat(3000), 'Wu\u00a0'.repeat(1000)]
const NAMED = [
  '/my',
  '/patient/list',
  '/organ/list',
  '/subscribe/list',
  '/report/list',
  '/consult/my',
  '/consult/index',
]
const WHOSE = /"(name|customerName|patientName|inspectorName|relativesName|doctorName|orgName)"\s*:\s*"[^"]*"/g

for (const [index, name] of NAMES.entries())
  test(`[A487] a name of 3,000 letters takes two lines in rows and cards, and makes no page wider: ${index + 1} @zh`, async ({
    page,
  }) => {
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(WHOSE, (_all, key: string) => `"${key}":"${name}"`)
      await route.fulfill({ response, body })
    })
    for (const at of NAMED) {
      await page.goto(at)
      const shown = page.locator('main .shortened', { hasText: name.trim().slice(0, 500) })
      await expect(shown.first(), at).toBeVisible()
      // All at once: a list may be drawn again between two of them.
      const heights = await shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(Math.max(...heights), at).toBeLessThan(75)
      const tall = await page.evaluate(
        (long) => {
          const texts = document.createTreeWalker(
            document.querySelector('main') ?? document.body,
            NodeFilter.SHOW_TEXT,
          )
          const found: string[] = []
          while (texts.nextNode() !== null) {
            const holder = texts.currentNode.parentElement
            if (!texts.currentNode.textContent?.includes(long) || holder?.closest('.shortened, .visuallyHidden'))
              continue
            found.push(holder?.outerHTML.slice(0, 80) ?? '')
          }
          return found
        },
        name.trim().slice(0, 500),
      )
      expect(tall, at).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(375)
    }
    // Open calls no longer matter.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

test('[A487] on 320 px clinics keep their names, services whole words, and a long question begins beside its triangle @en', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ [LANGUAGE_HEADER]: 'en' })
  await page.setViewportSize({ width: 320, height: 568 })
  for (const [at, name] of [
    ['/home', 'Health questionnaire'],
    ['/organ/list?serviceId=1', 'Mumian Checkup Centre (Dongcheng)'],
    ['/subscribe/list', 'Mumian Checkup Centre (Dongcheng)'],
  ] as const) {
    await page.goto(at)
    await expect(page.getByText(name).first()).toBeVisible()
    expect(await page.evaluate(findClippedText), at).toEqual([])
  }
  await page.goto('/service/detail/1')
  const questions = page.locator('summary')
  await expect(questions.first()).toBeVisible()
  const lines = await questions.evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return [...range.getClientRects()].map(({ left }) => Math.round(left))
    }),
  )
  expect(Math.max(...lines.map(({ length }) => length))).toBeGreaterThan(1)
  for (const [first, ...others] of lines)
    for (const other of others) expect(Math.abs(other - (first ?? 0))).toBeLessThanOrEqual(1)
})

test('[COUPON-02] no amount and no word breaks in the value of a coupon', async ({ page }) => {
  await page.route('**/coupon/**', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll(/"(lowRandomMoney|highRandomMoney)"\s*:\s*[1-9]\d*/g, '"$1":123456789')
      .replaceAll(/"serviceName"\s*:\s*"[^"]*"/g, '"serviceName":"A comprehensive assessment by ultrasound"')
    await route.fulfill({ response, body })
  })
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 812 })
    await page.goto('/my/coupon')
    await expect(page.getByText('¥1234567.89 - ¥1234567.89')).toBeVisible()
    expect(await page.evaluate(findClippedText)).toEqual([])
  }
})

for (const [size, width] of [
  ['normal', 375],
  ['xx-large', 320],
  ['xx-large', 375],
] as const)
  test(`[RISK-09] at ${size} on ${width} px the figures below a score stand apart, none smaller than 13 px`, async ({
    page,
  }) => {
    await page.addInitScript((to) => window.localStorage.setItem('device:text-size', JSON.stringify(to)), size)
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/report/riskReport?reportId=8745039284758360004')
    const figures = page.getByRole('img', { name: /满分100|of 100/ }).locator('> span')
    await expect(figures).toHaveText(['0', '10', '30', '55', '80', '100'])
    const boxes = await figures.evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect()
        return { left, right, size: parseFloat(getComputedStyle(one).fontSize) }
      }),
    )
    expect(Math.min(...boxes.map((box) => box.size))).toBeGreaterThanOrEqual(13)
    const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? left))
    expect(Math.min(...gaps), gaps.join(' ')).toBeGreaterThanOrEqual(4)
  })

test('at 320 px an address breaks before the number of its house, and the name of a test stays whole @zh', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/organ/list?serviceId=1')
  await expect(page.getByText('北京市西城区桂香街10号')).toBeVisible()
  const split = await page.evaluate(() =>
    [...document.querySelectorAll('main a span')]
      .flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text))
      .flatMap((text) =>
        [...text.data.matchAll(/\d+号/g)].map(({ 0: number, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + number.length)
          return range.getClientRects().length > 1 ? text.data : undefined
        }),
      )
      .filter((address) => address !== undefined),
  )
  expect(split).toEqual([])
  await page.goto('/home')
  expect(await heightOf(page.getByText('乳腺癌风险自测', { exact: true }))).toBeLessThan(30)
})

test('[A486] at the largest text the places of pictures stay low, and the letters of a person in their circle @en', async ({
  page,
  words,
}) => {
  await page.addInitScript(() => window.localStorage.setItem('device:text-size', '"xx-large"'))
  await page.goto('/consult/problemDesc/3001')
  await agree(page, words)
  const place = page.getByText(words.consultations.pictures.addShort, { exact: true }).first().locator('..')
  expect(await heightOf(place)).toBeLessThanOrEqual(124)
  await page.goto('/my')
  const letters = await page.getByText('婉清', { exact: true }).boundingBox()
  expect(letters?.width).toBeLessThan(48)
})

const linesOf = (page: Page, text: string): Promise<string[]> =>
  page
    .getByText(text, { exact: true })
    .evaluate((one) => {
      const text = one.textContent ?? ''
      const letters = Array.from({ length: text.length }, (_, at) => text.charAt(at))
      const range = document.createRange()
      return letters.reduce<{ top: number; line: string }[]>((lines, letter, at) => {
        const node = one.firstChild
        if (node === null) return lines
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const top = Math.round(range.getBoundingClientRect().top)
        const last = lines.at(-1)
        if (last?.top !== top) return [...lines, { top, line: letter }]
        return [...lines.slice(0, -1), { top, line: last.line + letter }]
      }, [])
    })
    .then((lines) => lines.map(({ line }) => line))

for (const [size, width, at] of [
  ['x-large', 320, '/subscribe/detail/1745039284758340003'],
  ['x-large', 320, '/profileEdit'],
  ['normal', 375, '/report/detail/6745039284758360010'],
  ['normal', 375, '/report/list'],
  ['normal', 375, '/report/riskReport?reportId=8745039284758360004'],
] as const)
  test(`[A386] at ${size} on ${width} px no name or bracket of ${at.replace(/\?.*/, '')} breaks @zh`, async ({
    page,
  }) => {
    await page.addInitScript((to) => window.localStorage.setItem('device:text-size', JSON.stringify(to)), size)
    await page.setViewportSize({ width, height: 640 })
    await page.goto(at)
    await appThere(page)
    await expect(page.locator('main h2').first()).toBeVisible()
    await waitForIdle(page)
    const split = await page.evaluate(() => {
      const found: string[] = []
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode() !== null) {
        const node = texts.currentNode
        if (node.parentElement?.closest('main :is(h2, strong, p, .day)') == null) continue
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/中心|信息，|（\p{L}{1,6}）/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            found.push(`${word} in ${node.textContent}`)
        }
      }
      return found
    })
    expect(split).toEqual([])
  })

test('[A386] the urgent signs and the words of a closed check-in break at their punctuation @zh', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/report/riskReport?reportId=8745039284758360004')
  expect(await linesOf(page, '无论报告结果如何，发现新肿块或血性溢液，请立即就医')).toEqual([
    '无论报告结果如何，',
    '发现新肿块或血性溢液，请立即就医',
  ])
  await page.goto('/subscribe/nowFree?orgId=103')
  expect(await linesOf(page, '该二维码已关闭，请联系机构管理员。')).toEqual(['该二维码已关闭，', '请联系机构管理员。'])
})

test('[A513] with the largest text on 320 px the page to take along never breaks between a name and its figure', async ({
  page,
  words: { palpation },
}) => {
  await page.addInitScript(() => window.localStorage.setItem('device:text-size', '"xx-large"'))
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/report/visitSummary?reportId=8745039284758360001')
  const finding = page.locator('article ol').getByRole('listitem').first()
  await expect(finding).toContainText(palpation.lesion.hardness)
  for (const fact of [/(硬度：|Hardness: )[\d.]+/, /(形态：|Form: )[\p{L}-]+/u])
    expect(
      await finding.evaluate((one, { source, flags }) => {
        const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
        while (walker.nextNode() !== null) {
          const node = walker.currentNode
          const found = new RegExp(source, flags).exec(node.textContent ?? '')
          if (found === null) continue
          const range = document.createRange()
          range.setStart(node, found.index)
          range.setEnd(node, found.index + found[0].length)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        }
        return 0
      }, fact),
    ).toBe(1)
  expect(await page.evaluate(findClippedText)).toEqual([])
})

for (const [width, size] of [
  [375, 'normal'],
  [320, 'normal'],
  [320, 'large'],
  [320, 'x-large'],
] as const)
  test(`at ${size} on ${width} px no tab of the doctors, the consultations or the reports is cut`, async ({
    page,
  }) => {
    await page.addInitScript((to) => window.localStorage.setItem('device:text-size', JSON.stringify(to)), size)
    await page.setViewportSize({ width, height: 640 })
    for (const at of ['/consult/index', '/consult/my', '/report/list']) {
      await page.goto(at)
      const tabs = page.getByRole('tablist')
      await expect(tabs).toBeVisible()
      const beyond = await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(beyond, at).toBe(0)
    }
  })
