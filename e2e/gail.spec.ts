import type { Page } from '@playwright/test'
import { expectScreenOk } from './support/expectScreenOk'
import { appThere } from './support/signedIn'
import { expect, test, type Lang } from './support/test'
import type { SpokenWords } from './support/words'

type Row = 'gailMenarche' | 'gailFirstBirth' | 'gailRelatives' | 'gailBiopsy' | 'gailAtypical'

const heading = (page: Page, { shell }: SpokenWords) =>
  page.getByRole('heading', { level: 1, name: shell.titles.gail })
const age = (page: Page, { questions }: SpokenWords) => page.getByRole('textbox', { name: questions.labels.gailAge })
const picker = (page: Page, { questions }: SpokenWords, row: Row) =>
  page.getByRole('button', { name: new RegExp(`^${questions.labels[row]} `) })
const compute = (page: Page, { gail }: SpokenWords) => page.getByRole('button', { name: gail.compute })
const result = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()

const choose = async (page: Page, words: SpokenWords, row: Row, option: string) => {
  await picker(page, words, row).tap()
  const sheet = page.getByRole('dialog', { name: words.questions.labels[row] })
  await sheet.getByRole('radio', { name: option, exact: true }).tap()
  await expect(sheet).toHaveCount(0)
  await expect(picker(page, words, row)).toContainText(option)
}

/** 1.1 x 1.55 = 1.705; x 0.355 = 0.605275 */
const ORDINARY: Record<Lang, string[]> = {
  zh: [
    '每 1000 名与您情况相近的女性中，未来 5 年约有 6 人患乳腺癌',
    '约 994 人不会',
    '1000 人中约 4 人',
    '5 年风险 0.61%，相对风险 1.71 倍（171%）',
  ],
  en: [
    'About 6 of 1,000 women with these answers will get breast cancer in the next 5 years',
    'About 994 will not',
    'about 4 of 1,000',
    'Five-year risk 0.61%, relative risk 1.71 times (171%)',
  ],
}
/** 1.21 x 2.88 x 5.78 x 1.82 = 36.65870208; x 0.355 = 13.0138… */
const HIGH: Record<Lang, string[]> = {
  zh: [
    '每 1000 名与您情况相近的女性中，未来 5 年约有 130 人患乳腺癌',
    '约 870 人不会',
    '1000 人中约 4 人',
    '5 年风险 13.01%，相对风险 36.66 倍（3666%）',
  ],
  en: [
    'About 130 of 1,000 women with these answers will get breast cancer in the next 5 years',
    'About 870 will not',
    'about 4 of 1,000',
    'Five-year risk 13.01%, relative risk 36.66 times (3666%)',
  ],
}

const expectResult = async (page: Page, words: SpokenWords, texts: string[]) => {
  await expect(result(page)).toHaveText(texts[0] ?? '')
  await expect(result(page)).toBeFocused()
  for (const text of texts) await expect(page.getByRole('main')).toContainText(text)
  await expect(page.getByRole('note')).toHaveText(`${words.shell.urgentSigns}${words.shell.urgentWhere}`)
}

/** The frame has the same heading, while the demo still opens. */
const open = async (page: Page): Promise<void> => {
  await page.goto('/chq/gail')
  await appThere(page)
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.keys(sessionStorage), document.cookie]))

test('[GAIL-01] [GAIL-03] [GAIL-04] [NAV-57] the calculator works by touch and without a sign-in: errors, a result, other answers, another result', async ({
  page,
  lang,
  words,
}) => {
  const { dictionaries, problems } = words.questions
  await open(page)
  await expect(heading(page, words)).toBeVisible()
  await compute(page, words).tap()
  await expect(age(page, words)).toBeFocused()
  await expect(page.getByText(problems.gailAgeMissing)).toBeVisible()
  await expect(page.getByRole('main').getByText(problems.choose)).toHaveCount(lang === 'zh' ? 10 : 5)
  await expectScreenOk(page)

  await age(page, words).fill('45')
  await choose(page, words, 'gailMenarche', dictionaries.gailMenarche['12to13'])
  await choose(page, words, 'gailFirstBirth', dictionaries.gailFirstBirth.none)
  await choose(page, words, 'gailRelatives', dictionaries.gailRelatives.none)
  await choose(page, words, 'gailBiopsy', dictionaries.gailBiopsy.none)
  await expect(picker(page, words, 'gailAtypical')).toContainText(dictionaries.gailAtypical.noBiopsy)
  await compute(page, words).tap()
  await expectResult(page, words, ORDINARY[lang])
  await expect(page.getByRole('img')).toHaveCount(0)
  await expectScreenOk(page)

  await page.goBack()
  await expect(age(page, words)).toHaveValue('45')
  await age(page, words).fill('49')
  await choose(page, words, 'gailMenarche', dictionaries.gailMenarche.before12)
  await choose(page, words, 'gailFirstBirth', dictionaries.gailFirstBirth['20to24'])
  await choose(page, words, 'gailRelatives', dictionaries.gailRelatives.more)
  await choose(page, words, 'gailBiopsy', dictionaries.gailBiopsy.twoOrMore)
  await choose(page, words, 'gailAtypical', dictionaries.gailAtypical.confirmed)
  await compute(page, words).tap()
  await expectResult(page, words, HIGH[lang])
  await expect(page.getByRole('img', { name: /130.*130.*870/ })).toBeVisible()
  await expectScreenOk(page)

  // The second of two quick taps must not leave the self-test as well (RB1).
  await page.getByRole('button', { name: words.gail.change }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(age(page, words)).toHaveValue('49')
  await expect(picker(page, words, 'gailAtypical')).toContainText(dictionaries.gailAtypical.confirmed)
  await age(page, words).fill('24')
  await choose(page, words, 'gailFirstBirth', dictionaries.gailFirstBirth.from30)
  await expect(page.getByText(words.questionnaires.afterOwnAge)).toBeVisible()
  await expectScreenOk(page)
})

test('[GAIL-03] [GAIL-24] the calculator works by keyboard only @zh', async ({ page, words }) => {
  await open(page)
  await expect(heading(page, words)).toBeVisible()
  const { keyboard } = page
  const tabTo = async (target: ReturnType<typeof age>) => {
    for (
      let step = 0;
      step < 30 && !(await target.evaluate((element) => element === document.activeElement));
      step += 1
    )
      await keyboard.press('Tab')
    await expect(target).toBeFocused()
  }
  /** The first option has the focus when the sheet opens; the arrows go down from it. */
  const pick = async (row: Row, down: number) => {
    await tabTo(picker(page, words, row))
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    for (let step = 0; step < down; step += 1) await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(picker(page, words, row)).toBeFocused()
  }
  await tabTo(age(page, words))
  await keyboard.type('40')
  await pick('gailMenarche', 0)
  await pick('gailFirstBirth', 3)
  await pick('gailRelatives', 0)
  await pick('gailBiopsy', 1)
  await pick('gailAtypical', 1)
  await tabTo(compute(page, words))
  await keyboard.press('Enter')
  // 1.7 x 1.55, uncertain hyperplasia counts 1: 2.635; x 0.311 = 0.819485
  await expectResult(page, words, [
    '每 1000 名与您情况相近的女性中，未来 5 年约有 8 人患乳腺癌',
    '约 992 人不会',
    '5 年风险 0.82%，相对风险 2.64 倍（264%）',
  ])
  await tabTo(page.getByRole('button', { name: words.gail.change }))
  await keyboard.press('Enter')
  await expect(heading(page, words)).toBeFocused()
  await expect(age(page, words)).toHaveValue('40')
})

test('[A202] nothing is sent or stored, and a reload clears it all @zh', async ({ page, words }) => {
  const { dictionaries } = words.questions
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await open(page)
  await expect(heading(page, words)).toBeVisible()
  const before = await kept(page)
  await age(page, words).fill('45')
  await choose(page, words, 'gailMenarche', dictionaries.gailMenarche.from14)
  await choose(page, words, 'gailFirstBirth', dictionaries.gailFirstBirth.from30)
  await choose(page, words, 'gailRelatives', dictionaries.gailRelatives.one)
  await choose(page, words, 'gailBiopsy', dictionaries.gailBiopsy.none)
  await compute(page, words).tap()
  await expect(result(page)).toContainText('约有 10 人')
  await expect(page).toHaveURL('/chq/gail')
  expect(await kept(page)).toBe(before)
  await page.reload()
  await expect(age(page, words)).toHaveValue('')
  await expect(picker(page, words, 'gailRelatives')).toContainText(words.questionnaires.choose)
  expect(requested.filter((path) => path.startsWith('/api/'))).toEqual([])
})
