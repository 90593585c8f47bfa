import { test as base, expect } from '@playwright/test'
import { maskPhone } from '@/domain/account/account'
import { DIST, openSite, type Site } from './support/nginxSite'
import { openedScreens } from './support/everyScreen'
import { button, h1, link, linkWith, openSignedIn, signIn } from './support/mainJourneys'
import { sampleOf, SEED } from './support/sample'
import { ACCOUNT } from './support/signIn'
import { expectAllOnPaper, readScreen, SEEN_ON_PAPER, watchSheets, type SeenOnPaper } from './support/paper'
import { setCookies } from './support/setCookies'
import { quiet } from './support/signedInSite'
import { idle } from './support/waitForIdle'
import { startWebkit } from './support/webkit'
import { withErrorLog, type BuildWithErrorLog } from './support/webkitErrorLog'
import type { Webkit } from './support/webkitSession'
import { wordsOf } from './support/words'

const test = base.extend<{
  build: string
  loggedBuild: BuildWithErrorLog
  site: Site
  webkit: Webkit
  readErrors: () => Promise<unknown>
}>({
  build: [DIST, { option: true }],
  loggedBuild: async ({ build }, provide) => {
    const loggedBuild = withErrorLog(build)
    await provide(loggedBuild)
    loggedBuild.remove()
  },
  site: async ({ loggedBuild }, provide) => {
    const site = await openSite(loggedBuild.root)
    await provide(site)
    await site.close()
  },
  // The first start on a cold machine is slow; the journey itself keeps its limit.
  webkit: [
    async ({ site }, provide) => {
      const webkit = await startWebkit(`${site.url}/?lang=zh`)
      await provide(webkit)
      await webkit.close()
    },
    { timeout: 150_000 },
  ],
  readErrors: async ({ loggedBuild, webkit }, provide) => {
    await provide(() => webkit.run(loggedBuild.readErrorLog))
  },
})

test('@zh [AUTH-06] [ORG-01] a user signs in with WebKit by phone number and code, and sees the clinics and the days of the first one', async ({
  site,
  webkit,
  readErrors,
}) => {
  const { selectTime, shell } = wordsOf('zh')
  await signIn(webkit, site)
  expect((await webkit.address()).pathname).toBe('/home')

  await webkit.click(linkWith('乳腺健康检测'))
  await webkit.click(link(selectTime.use.appointment))
  await webkit.see(h1(shell.titles.organisationList))
  await webkit.click('(//main//a)[1]')
  await webkit.see(`//*[@role='radiogroup']//input[not(@disabled)]`)
  await webkit.see(button(selectTime.next))
  expect((await webkit.address()).pathname).toBe('/order/selectTime/1')
  // One ad of the clinic has an invalid picture on purpose; nothing else may fail.
  const wrong = async () =>
    ((await readErrors()) as string[]).filter(
      (error) => !error.includes('data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA'),
    )
  expect(await wrong()).toEqual([])

  // Proves that the listener hears an error.
  await webkit.run(goWrong)
  const wrongs = [
    'console error: told',
    'content policy: script-src-elem inline',
    'error: Error: thrown',
    'not loaded: <img src="/assets/gone.png">',
    'rejection: refused',
  ]
  await expect.poll(wrong).toHaveLength(wrongs.length)
  expect(await wrong()).toEqual(expect.arrayContaining(wrongs))
})

test('@zh [PDF-04] [A475] WebKit exports a PDF of a report with the content of the screen, on well-filled sheets', async ({
  site,
  webkit,
  readErrors,
}) => {
  const { palpation, pdf } = wordsOf('zh')
  await openSignedIn(webkit, site, '/report/palpationReport?reportId=8745039284758360001&specificationId=2')
  await webkit.see(`//h2[normalize-space()='${palpation.found.title}']`)
  await webkit.see("//main//figure//*[name()='svg']")
  // The previous page was left while its files were loading.
  const before = await readErrors()
  await webkit.run(`(${watchSheets.toString()})()`)
  await webkit.click(button(pdf.export.begin))
  await webkit.see(`//p[normalize-space()='${pdf.export.saved.replace('{{name}}', pdf.fileName)}']`)
  const { seen, pdfs } = (await webkit.run(`return ${SEEN_ON_PAPER}`)) as SeenOnPaper
  const screen = (await webkit.run(`return (${readScreen.toString()})()`)) as string[]
  await expectAllOnPaper(Buffer.from(pdfs[0]?.split(',')[1] ?? '', 'base64'), seen, screen)
  expect(await readErrors()).toEqual(before)
})

/**
 * Runs in the page: its path, its text without white space, and its drawings. Running clocks are left out. So are the
 * options of a select, because only Chromium counts them as text. Every picture is requested, because the browsers
 * load lazy ones at different distances. A drawing replaces a picture that fails to load.
 */
const READ_PAGE = `
  for (const picture of document.images) picture.loading = 'eager'
  const textOf = ({ innerText }) => innerText.replace(/\\s+/g, '')
  const left = [...document.querySelectorAll('[role=timer], select')].map(textOf)
  const text = left.reduce((rest, part) => rest.replaceAll(part, ''), textOf(document.body))
  const drawings = [...document.querySelectorAll('svg')].map(
    (drawing) => drawing.getAttribute('viewBox') + ': ' + drawing.querySelectorAll('*').length,
  )
  return [location.pathname + text, ...drawings].join('; ')
`

/** Runs in the page: whether the app shows the screen that was opened, and no part of it is loading. */
const isLoaded = (loading: string): string => `
  return (
    document.readyState === 'complete' &&
    document.querySelector('#boot, [aria-busy=true]') === null &&
    document.querySelector('h1:not([data-left])') !== null &&
    !document.body.innerText.includes(${JSON.stringify(loading)})
  )
`

test.describe('on every screen', () => {
  test.describe.configure({ timeout: 400_000 })

  test(`@zh [A489] WebKit shows the same text and drawings as Chromium, SAMPLE_SEED=${SEED}`, async ({
    browser,
    site,
    webkit,
  }) => {
    const { shell } = wordsOf('zh')
    await webkit.see(h1(shell.titles.login))
    const script = 'return [navigator.userAgent, innerWidth, innerHeight]'
    const [userAgent, width, height] = (await webkit.run(script)) as [string, number, number]
    // With reduced motion Home has no control to pause its pictures. WebKit cannot ask for it here.
    const reducedMotion = 'no-preference'
    const viewport = { width, height }
    const context = await browser.newContext({ userAgent, viewport, isMobile: false, reducedMotion })
    const page = await context.newPage()
    const open = async (at: string) => {
      // A screen stores its data some time after it opens. One of the browsers may leave it before that, so clear
      // both.
      await webkit.run('localStorage.clear()')
      if (page.url() !== 'about:blank') await page.evaluate('localStorage.clear()')
      await page.goto(site.url + at)
      // Marks the heading of the screen that is left, because the next one may have the same words.
      await webkit.run(`
        document.querySelector('h1')?.setAttribute('data-left', '')
        location.href = ${JSON.stringify(at)}
      `)
    }
    const rest = quiet(page)
    const differences: string[] = []
    const compare = async (at: string, signedOut = false) => {
      await open(at)
      await rest()
      await expect(page.locator('h1')).toBeVisible()
      // On a busy machine WebKit shows the rows of a list long after Chromium.
      await expect.poll(() => webkit.run(isLoaded(shell.loading)), { message: at, timeout: 30_000 }).toBe(true)
      await webkit.run(`return (${idle.toString()})()`)
      let texts: string[] = []
      const isSame = async () => {
        texts = [await page.evaluate(`(() => {${READ_PAGE}})()`), await webkit.run(READ_PAGE)].map(String)
        const [one = '', other] = texts
        return one === other && !one.includes(shell.loading) && (signedOut || !one.startsWith('/login'))
      }
      await expect
        .poll(isSame, { timeout: 10_000 })
        .toBe(true)
        .catch(() => differences.push(`${at}: ${texts.join(' / ')}`))
    }
    const tried = sampleOf(openedScreens(), 4)
    for (const { at } of tried.filter((screen) => screen.signedOut)) await compare(at, true)
    // The screen of cookies lists them in the order in which they were set.
    const cookies = { language: 'zh', token: site.tokenFor(ACCOUNT) }
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: site.url })))
    await setCookies(webkit, cookies)
    await open('/my')
    await webkit.see(`//main//*[normalize-space()='${maskPhone(ACCOUNT)}']`)
    for (const { at } of tried.filter((screen) => !screen.signedOut)) await compare(at)
    expect(differences).toEqual([])
    await context.close()
  })
})

const goWrong = `
  console.error('told')
  void Promise.reject('refused')
  setTimeout(() => { throw new Error('thrown') })
  document.body.append(Object.assign(document.createElement('script'), { text: '0' }))
  document.body.append(Object.assign(document.createElement('img'), { src: '/assets/gone.png' }))
`
