import type { Page } from '@playwright/test'
import { LANGUAGES } from '@/lib/language'
import { openSignedIn } from './support/signedIn'
import { signIn, signInByPhone, chooseProviderOutcome } from './support/signIn'
import { expect, test, type Lang } from './support/test'
import { wordsOf, type SpokenWords } from './support/words'
import { heading } from './support/heading'

const otherThan = (lang: Lang): Lang => (lang === 'zh' ? 'en' : 'zh')
const nameOf = (lang: Lang) => LANGUAGES[lang].ownName

const speaks = async (page: Page, lang: Lang, screen: 'login' | 'my') => {
  const { shell, auth, account } = wordsOf(lang)
  const foreign = wordsOf(otherThan(lang))
  await expect(heading(page, shell.titles[screen])).toBeVisible()
  await expect(page).toHaveTitle(shell.titles[screen])
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[lang].htmlTag)
  const [own, others] =
    screen === 'login' ? [auth.readFirst, foreign.auth.readFirst] : [account.signOut, foreign.account.signOut]
  await expect(page.getByText(own)).toBeVisible()
  await expect(page.getByText(others)).toHaveCount(0)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'language')?.value).toBe(lang)
}

const openMy = async (page: Page, words: SpokenWords) => {
  await openSignedIn(page, '/my')
  await expect(heading(page, words.shell.titles.my)).toBeVisible()
}

const confirmSignOut = async (page: Page, { account }: SpokenWords) => {
  await page.getByRole('button', { name: account.signOut }).click()
  await page
    .getByRole('alertdialog', { name: account.signOutAsk.title })
    .getByRole('button', { name: account.signOut })
    .click()
}

test('[NAV-01] [NAV-55] [NAV-56] the tab bar leads to its four screens in the messaging app’s browser on a phone', async ({
  page,
  lang,
  words,
}) => {
  const { shell } = words
  await openSignedIn(page, '/')
  await expect(heading(page, shell.product)).toBeVisible()
  const phone = await page.evaluate(() => ({
    agent: navigator.userAgent,
    width: window.innerWidth,
    touch: navigator.maxTouchPoints > 0,
  }))
  expect(phone).toMatchObject({ width: 375, touch: true })
  expect(phone.agent).toMatch(lang === 'zh' ? /Android.*MicroMessenger\/8/ : /iPhone.*MicroMessenger\/8/)
  const tabs = page.getByRole('navigation', { name: shell.tabs.label }).getByRole('link')
  // A407: a badge follows the word at this tab a moment after the first screen.
  const consult = new RegExp(`^${shell.tabs.consult}( \\d+)?$`)
  await expect(tabs).toHaveText([shell.tabs.home, shell.tabs.checkup, consult, shell.tabs.my])
  for (const [index, path] of ['/home', '/service/detail/1', '/consult/index', '/my'].entries()) {
    await tabs.nth(index).tap()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tabs.nth(index)).toHaveAttribute('aria-current', 'page')
  }
})

test('[PROFILE-01] [PROFILE-02] [LANG-01] the profile switches to the other language, and a reload keeps it', async ({
  page,
  lang,
  words,
}) => {
  const other = wordsOf(otherThan(lang))
  await openMy(page, words)
  await expect(page.getByRole('heading', { name: '林婉清' })).toBeVisible()
  await expect(page.getByText('婉清', { exact: true })).toBeVisible()
  await expect(page.getByText('1380***0001')).toBeVisible()
  await expect(page.getByText(/\d+\.\d+\.\d+/)).toBeVisible()
  await page.getByRole('button', { name: nameOf(otherThan(lang)), exact: true }).click()
  await speaks(page, otherThan(lang), 'my')
  await page.reload()
  await speaks(page, otherThan(lang), 'my')
  await page
    .getByRole('navigation', { name: other.shell.tabs.label })
    .getByRole('link', { name: other.shell.tabs.home })
    .click()
  await expect(heading(page, other.shell.product)).toBeVisible()
  await expect(page).toHaveTitle(other.shell.titles.home)
})

test('[LANG-02] [LANG-03] a link in the other language wins over the phone’s, and the login page’s switch wins over the link', async ({
  page,
  lang,
  words,
}) => {
  const other = otherThan(lang)
  await page.goto(`/my?lang=${other}`)
  await chooseProviderOutcome(page, wordsOf(other), 'refuse')
  await speaks(page, other, 'login')
  await page.getByRole('button', { name: nameOf(lang), exact: true }).click()
  await speaks(page, lang, 'login')
  await signInByPhone(page, words)
  await speaks(page, lang, 'my')
  await page.reload()
  await speaks(page, lang, 'my')
})

test('a text in the other language keeps the width of its punctuation', async ({ page, lang }) => {
  await openSignedIn(page, '/')
  const widths = await page.evaluate(() => {
    const text = document.createElement('span')
    document.body.append(text)
    return ['字字', '字，', '字’'].map((pair) => {
      text.textContent = pair
      return text.getBoundingClientRect().width
    })
  })
  const [two = 0, comma, apostrophe] = widths
  expect(comma).toBeCloseTo(two, 1)
  if (lang === 'en') expect(apostrophe).toBeLessThan(0.75 * two)
})

test('[PROFILE-04] [A66] a sign-out leaves nothing of the user on the phone, and Back does not show it @zh', async ({
  page,
  words,
}) => {
  const stored = () =>
    page.evaluate(() => {
      const entries = [window.localStorage, window.sessionStorage].flatMap((storage) =>
        Object.entries<string>(storage),
      )
      return Object.fromEntries(entries.filter(([key]) => key !== 'demo-clinic'))
    })
  await page.goto('/')
  await signIn(page, words)
  await page
    .getByRole('navigation', { name: words.shell.tabs.label })
    .getByRole('link', { name: words.shell.tabs.my })
    .click()
  await expect(page.getByRole('heading', { name: '林婉清' })).toBeVisible()
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? ''
  expect(token).toMatch(/\S{8}/)
  expect(Object.keys(await stored())).toContain('sign-in')
  await page.getByRole('button', { name: words.account.signOut }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('button', { name: words.account.signOutAsk.cancel }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await confirmSignOut(page, words)
  await expect(heading(page, words.shell.titles.login)).toBeVisible()
  const left = await stored()
  expect(Object.keys(left).filter((key) => !key.startsWith('device:'))).toEqual([])
  const traces = JSON.stringify([
    left,
    await page.context().cookies(),
    await page.locator('#root').innerHTML(),
    page.url(),
    await page.title(),
  ])
  for (const secret of ['林婉清', '13800000001', '1380***0001', token]) expect(traces).not.toContain(secret)
  await page.goBack()
  await expect(heading(page, words.shell.titles.login)).toBeVisible()
  await expect(page.getByText('林婉清')).toHaveCount(0)
})

test('[PROFILE-04] the next user on the same phone sees their own data @zh', async ({ page, words }) => {
  await openMy(page, words)
  await confirmSignOut(page, words)
  await page.getByRole('button', { name: words.auth.byProvider }).click()
  await signIn(page, words, '13800000003')
  await page
    .getByRole('navigation', { name: words.shell.tabs.label })
    .getByRole('link', { name: words.shell.tabs.my })
    .click()
  await expect(page.getByRole('heading', { name: '陈国栋' })).toBeVisible()
  await expect(page.getByText('林婉清')).toHaveCount(0)
})
