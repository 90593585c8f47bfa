import type { Page } from '@playwright/test'
import { arrived, box, consultation, live, said, saidByOthers, untilAnyTime, write } from './support/chat'
import { findClippedText } from './support/findClippedText'
import { largeText } from './support/largeText'
import { recordShifts, shiftsOf } from './support/layoutShifts'
import { heading } from './support/heading'
import { closePanel, openPanel, turn } from './support/panel'
import { openSignedIn } from './support/signedIn'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'

const ON = consultation(3)
const LONG = '/chat/1745039284758389004?type=1'
const LONG_PHONE = '13800000004'

test('[CHAT-21] [CHAT-24] [CHAT-31] [A474] [A518] a consultation leads from the list through its chat and end to both follow-ups @main', async ({
  page,
  words,
}) => {
  const { shell, consultations, chat } = words
  await openSignedIn(page, '/consult/my', { agreed: true })
  await expect(heading(page, shell.titles.myConsult)).toBeVisible()
  await page
    .getByRole('link', { name: new RegExp(consultations.statuses.inConsultation) })
    .first()
    .tap()
  await live(page, words)
  await expect(page.getByText(untilAnyTime(chat.until.inConsultation))).toBeVisible()
  expect((await page.getByText(untilAnyTime(chat.until.inConsultation)).boundingBox())?.height).toBeLessThan(30)
  await expectScreenOk(page)
  await write(page, words, '1 2 3')
  await expect(said(page, '1 2 3')).toBeVisible()
  await expect(page.getByRole('img', { name: chat.message.sending })).toHaveCount(0)
  await page.getByRole('button', { name: chat.ending.action, exact: true }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: chat.ending.yes, exact: true }).tap()
  const left = (count: number) => page.getByText(chat.states.left.replace('{{count}}', String(count)))
  await expect(left(2)).toBeVisible()
  await write(page, words, '4 5 6')
  await expect(left(1)).toBeVisible()
  await write(page, words, '7 8 9')
  await expect(page.getByText(chat.states.over)).toBeVisible()
  await write(page, words, '0 0 0')
  await expect(page.getByText(chat.box.problems.blocked)).toBeVisible()
  await largeText(page)
})

test('[CHAT-35] a consultation without an answer shows the question and why the chat is closed', async ({
  page,
  words,
}) => {
  const { chat } = words
  await openSignedIn(page, consultation(8))
  await expect(page.getByText(chat.closed.doctorTimeout)).toBeVisible()
  await expect(page.getByText(chat.history.end)).toBeVisible()
  await expectScreenOk(page)
  await largeText(page)
})

test('[CHAT-39] the line that says “connecting” moves nothing when it goes @zh', async ({ page, words }) => {
  await recordShifts(page)
  await openSignedIn(page, consultation(3))
  await live(page, words)
  await expect(page.getByRole('region', { name: words.chat.history.label })).toBeVisible()
  const moved = (await shiftsOf(page)).flatMap((shift) => shift.moved)
  expect(moved.map(({ role }) => role)).not.toContain('region')
})

test('[A501] a phone number in a message calls, and an address asks before it leaves the app @zh', async ({
  page,
  words,
}) => {
  await openSignedIn(page, ON)
  await live(page, words)
  await write(page, words, '#links')
  const reply = saidByOthers(page).last()
  await expect(reply.getByRole('link', { name: '010-62345678' })).toHaveAttribute('href', 'tel:010-62345678')
  await reply.getByRole('link', { name: 'https://example.com/map', exact: true }).tap()
  const notice = page.getByRole('alertdialog', { name: words.shell.leave.title })
  await expect(notice).toContainText('example.com')
  await notice.getByRole('button', { name: words.shell.leave.stay }).tap()
  await expectScreenOk(page)
  await largeText(page)
  await reply.getByRole('link', { name: /guide$/ }).tap()
  await expect(heading(page, words.shell.titles.guide)).toBeVisible()
})

test('[CHAT-48] [A286] a voice bubble is seen as wide as it is long, or as its seconds need', async ({
  page,
  words,
}) => {
  await openSignedIn(page, ON)
  await live(page, words)
  const widthOf = async (sample: string, seconds: number) => {
    await write(page, words, sample)
    const name = words.chat.message.play.replace('{{seconds}}', String(seconds))
    const bubble = saidByOthers(page).last()
    await expect(bubble.getByRole('button', { name, exact: true })).toBeVisible()
    return (await bubble.boundingBox())?.width ?? 0
  }
  expect(await widthOf('#longVoice', 58)).toBeCloseTo(200, 0)
  expect(await widthOf('#noVoice', 9)).toBeCloseTo(110, 0)
  const short = await widthOf('#voice', 4)
  expect(short).toBeGreaterThanOrEqual(60)
  expect(short).toBeLessThan(110)
  await expectScreenOk(page)
  await largeText(page)
})

test('[A506] a search in ten thousand messages shows each hit, and loads older ones', async ({ page, words }) => {
  const { search, tools } = words.chat
  await openSignedIn(page, LONG, { phone: LONG_PHONE })
  await live(page, words)
  await page.getByRole('button', { name: tools.menu }).tap()
  await page.getByRole('button', { name: tools.search }).tap()
  const field = page.getByRole('searchbox', { name: search.label })
  await expect(field).toBeFocused()
  await field.fill('9990')
  const hit = page.locator('li[data-sought]')
  await expect(hit).toContainText('9990')
  await expect(hit).toBeInViewport()
  await field.fill('9930')
  await expect(page.getByRole('paragraph').filter({ hasText: search.none })).toBeVisible()
  await page.getByRole('button', { name: search.further }).tap()
  await expect(hit).toContainText('9930')
  await expect(hit).toBeInViewport()
  await expectScreenOk(page)
  await largeText(page)
  expect(await said(page).count()).toBeLessThan(60)
  await field.press('Escape')
  await expect(hit).toHaveCount(0)
  await expect(page.getByRole('button', { name: tools.menu })).toBeFocused()
})

test('[CHAT-12] [RE5] [RE9] loading earlier messages keeps the scroll anchor and renders few rows @zh', async ({
  page,
  words,
}) => {
  await openSignedIn(page, ON)
  await live(page, words)
  expect(await readBack(page, words, 6)).toBeGreaterThan(0)
  expect(await said(page).count()).toBeLessThan(60)
})

test('[RE5] [RE9] ten thousand messages and five hundred pictures can be scrolled and answered like any others @zh', async ({
  page,
  words,
}) => {
  await openSignedIn(page, LONG, { phone: LONG_PHONE })
  await live(page, words)
  expect(await readBack(page, words, 10)).toBe(10)
  expect(await said(page).count()).toBeLessThan(60)
  await write(page, words, '1 2 3')
  await expect(said(page, '1 2 3')).toBeInViewport()
  await expect(page.getByRole('img', { name: words.chat.message.sending })).toHaveCount(0)
  expect(await said(page).count()).toBeLessThan(60)
})

test('[RE5] [RE9] loading earlier messages keeps the scroll anchor when scroll events arrive late @zh', async ({
  page,
  words,
}) => {
  await page.addInitScript(hearScrollingLate, 400)
  await openSignedIn(page, LONG, { phone: LONG_PHONE })
  await live(page, words)
  expect(await readBack(page, words, 4)).toBe(4)
})

const hearScrollingLate = (ms: number): void =>
  window.addEventListener(
    'scroll',
    (event) => {
      if (!event.isTrusted) return
      event.stopImmediatePropagation()
      setTimeout(() => event.target?.dispatchEvent(new Event('scroll')), ms)
    },
    true,
  )

/** Loads up to so many earlier pages, and checks that the visible messages do not move. */
const readBack = async (page: Page, words: SpokenWords, most: number): Promise<number> => {
  const scroller = page.getByRole('region', { name: words.chat.history.label })
  const more = scroller.getByRole('button', { name: words.chat.history.earlier })
  for (let turns = 0; turns < most; turns++) {
    if ((await more.count()) === 0) return turns
    await scroller.evaluate((one) => (one.scrollTop = 300))
    const first = await scroller.evaluate(async (one) => {
      const { top: edge, bottom } = one.getBoundingClientRect()
      for (;;) {
        const seen = [...one.querySelectorAll('li[data-key]')].find((row) => {
          const { top } = row.getBoundingClientRect()
          return top >= edge && top < bottom
        })
        const key = seen?.getAttribute('data-key')
        if (seen !== undefined && key != null) return { key, top: seen.getBoundingClientRect().top }
        // No finger scrolls so far within one frame, so let the new rows render first.
        await new Promise(requestAnimationFrame)
      }
    })
    await more.dispatchEvent('click')
    await expect(more.or(scroller.getByText(words.chat.history.end))).toBeAttached()
    await page.waitForTimeout(500)
    const row = page.locator(`li[data-key="${first.key}"]`)
    const moved = () => row.evaluate((one, top) => Math.abs(one.getBoundingClientRect().top - top), first.top)
    await expect.poll(moved).toBeLessThanOrEqual(2)
  }
  return most
}

test('[RE9] ten visits to a chat leave no elements and no listeners behind @zh', async ({ page, words }) => {
  const VISITS = 10
  const { shell, consultations } = words
  const devtools = await page.context().newCDPSession(page)
  const visit = async () => {
    const card = page.getByRole('link', { name: new RegExp(consultations.statuses.inConsultation) })
    await card.first().tap()
    await live(page, words)
    await page.goBack()
    await expect(heading(page, shell.titles.myConsult)).toBeVisible()
    await expect(card.first()).toBeVisible()
  }
  const counts = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
    return { nodes, jsEventListeners }
  }
  await openSignedIn(page, '/consult/my', { agreed: true })
  // The first visits load what every later one keeps.
  for (let times = 0; times < 2; times++) await visit()
  const before = await counts()
  for (let times = 0; times < VISITS; times++) await visit()
  // One that each visit leaves behind is as many as there are visits.
  const left = async (what: 'nodes' | 'jsEventListeners') => (await counts())[what] - before[what]
  await expect.poll(() => left('jsEventListeners')).toBeLessThan(VISITS)
  await expect.poll(() => left('nodes')).toBeLessThan(VISITS)
})

test('[RE6] [CHAT-43] a message that loses the network is marked, stays, and arrives once after the retry @zh', async ({
  page,
  words,
}) => {
  const { chat } = words
  await openSignedIn(page, ON)
  await live(page, words)
  await turn(page, words, 'slow')
  await write(page, words, '1 2 3')
  const mine = said(page, '1 2 3')
  await expect(mine.getByRole('img', { name: chat.message.sending })).toBeVisible()
  await page.context().setOffline(true)
  const mark = mine.getByRole('button', { name: chat.message.failedResend })
  await expect(mark).toHaveText(chat.message.failedResend)
  await expect(page.getByRole('status').getByText(chat.connection.offline)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(chat.connection.offline)).toHaveCount(0)
  await turn(page, words, 'slow')
  await mark.tap()
  await arrived(page, words, '1 2 3')
  // The doctor's script answers the last message, so the next one is sent after that.
  await expect(mine.locator('xpath=following-sibling::li//*[@data-side="left"]')).toHaveCount(1)
  // The platform accepts it without a confirmation, so the retry sends the same message.
  await write(page, words, '#lost')
  await said(page, '#lost').getByRole('button', { name: chat.message.failedResend }).tap()
  await arrived(page, words, '#lost')
  await page.reload()
  await live(page, words)
  await arrived(page, words, '1 2 3')
  await arrived(page, words, '#lost')
})

test('[RE3] [CHAT-40] being signed out elsewhere while typing shows one dialog and keeps the text @zh', async ({
  page,
  words,
}) => {
  const { chat } = words
  await openSignedIn(page, ON)
  await live(page, words)
  await box(page, words).fill('1 2 3')
  const panel = await openPanel(page, words)
  await panel.getByRole('switch', { name: words.demo.faults.kickedDevice }).click()
  const dialog = page.getByRole('alertdialog', { name: chat.kicked.title })
  await expect(dialog).toContainText(chat.kicked.multipleDevice)
  await dialog.getByRole('button', { name: chat.kicked.close }).tap()
  await expect(dialog).toHaveCount(0)
  await closePanel(page, words)
  await expect(box(page, words)).toBeDisabled()
  await expect(box(page, words)).toHaveValue('1 2 3')
})

test('[CHAT-19] [A278] [RE8] a message can be recalled at 119 seconds and not at 121, however the phone’s clock changes @zh', async ({
  page,
  words,
}) => {
  const { chat } = words
  await page.clock.install()
  await openSignedIn(page, ON)
  await live(page, words)
  const passed = () => page.evaluate(() => performance.now())
  const setPhone = async (minutes: number) =>
    page.clock.setSystemTime((await page.evaluate(() => Date.now())) + minutes * 60_000)
  const recall = page
    .getByRole('dialog', { name: chat.message.menu })
    .getByRole('button', { name: chat.message.recall })
  const say = async () => {
    const before = await passed()
    await write(page, words, '#silent')
    await arrived(page, words, '#silent')
    return { before, after: await passed() }
  }
  const openMenu = () => said(page, '#silent').getByRole('button', { name: chat.message.menu }).tap()

  const { before } = await say()
  await setPhone(10)
  // Stop the clock until the menu has been checked, however long that takes.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + before + 119_000 - (await passed()))
  await openMenu()
  await expect(recall).toBeVisible()
  // The demo clinic uses the phone's clock.
  await setPhone(-10)
  await recall.tap()
  await page.clock.resume()
  // The message was recalled on another day.
  await expect(said(page, '#silent')).toHaveCount(0)
  await expect(page.getByText(chat.message.ownRecalled).last()).toBeVisible()

  const { after } = await say()
  await setPhone(-10)
  await page.clock.fastForward(after + 121_000 - (await passed()))
  await openMenu()
  await expect(page.getByRole('dialog', { name: chat.message.menu })).toBeVisible()
  await expect(recall).toHaveCount(0)
})

test('[A470] at 320 px with the largest text and half the height for the keyboard, the input and the last message are visible', async ({
  page,
  words,
}) => {
  await page.addInitScript(() => window.localStorage.setItem('device:text-size', '"xx-large"'))
  await page.setViewportSize({ width: 320, height: 568 })
  await openSignedIn(page, ON)
  await live(page, words)
  expect(await page.evaluate(findClippedText)).toEqual([])
  // A web view resizes in steps.
  for (const height of [530, 480, 440, 400]) await page.setViewportSize({ width: 320, height })
  await expect(box(page, words)).toBeInViewport({ ratio: 1 })
  const list = page.getByRole('region', { name: words.chat.history.label })
  await expect.poll(() => list.evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight)).toBeLessThan(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
