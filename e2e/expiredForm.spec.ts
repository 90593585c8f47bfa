import type { Page } from '@playwright/test'
import { heading } from './support/heading'
import { turn } from './support/panel'
import { describeMother, input, openNewRelative, saveButton } from './support/account'
import { arrived, openQuestions, OWN_CHECK, restored, review, send, toSection, typed } from './support/questionnaire'
import { openSignedIn } from './support/signedIn'
import { signIn, signInByPhone } from './support/signIn'
import { expect, test } from './support/test'
import type { SpokenWords } from './support/words'

const at = (page: Page, title: string) => expect(heading(page, title)).toBeVisible()

const WAYS = {
  'by the provider': signIn,
  'by phone': async (page: Page, words: SpokenWords) => {
    await at(page, words.demo.provider.title)
    await page.goBack()
    await expect(page.getByLabel(words.auth.phone, { exact: true })).toBeEnabled()
    await signInByPhone(page, words)
  },
}

for (const [way, signInAgain] of Object.entries(WAYS)) {
  test(`[A485] [RA4] a relative that is saved after signing in again ${way} leads back to the list @zh`, async ({
    page,
    words,
  }) => {
    const { titles } = words.shell
    await openSignedIn(page, '/my')
    await page.getByRole('link', { name: titles.patientList }).click()
    await openNewRelative(page, words)
    await describeMother(page, words)
    await input(page, words.questions.labels.menopauseAge).fill('51')
    await turn(page, words, 'expire')
    await saveButton(page, words).click()
    await signInAgain(page, words)
    await expect(input(page, words.questions.labels.name)).toHaveValue('田秀兰')
    await saveButton(page, words).click()
    await at(page, titles.patientList)
    await expect(page.getByRole('link', { name: /田秀兰/ })).toHaveCount(1)
    if (way === 'by the provider') return
    // The provider's pages stay in the history.
    await page.goBack()
    await at(page, titles.my)
  })

  test(`[A485] [RA4] a questionnaire of several sections that is sent after signing in again ${way} leads on @zh`, async ({
    page,
    words,
  }) => {
    const { titles } = words.shell
    await openQuestions(page, words, OWN_CHECK)
    await typed(page, words, 'age').fill('47')
    await toSection(page, words, 'menstruation')
    await toSection(page, words, 'habits')
    await review(page, words)
    await turn(page, words, 'expire')
    await send(page, words).click()
    await signInAgain(page, words)
    await expect(restored(page, words)).toBeVisible()
    await review(page, words)
    await send(page, words).click()
    await expect(arrived(page, words)).toBeVisible()
    await arrived(page, words).getByRole('button').first().click()
    await at(page, titles.myQuestionnaires)
  })
}
