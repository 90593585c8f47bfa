import { heading } from './support/heading'
import { agree } from './support/account'
import { arrived, radio, review, send } from './support/questionnaire'
import { openSignedIn } from './support/signedIn'
import { expectScreenOk } from './support/expectScreenOk'
import { expect, test } from './support/test'

const RISK = '/report/riskReport?reportId=8745039284758340014'

test('[RISKREP-10] [API-22] [RISK-06] the risk report leads by touch to the assessment, and that to the health report @zh', async ({
  page,
  words,
}) => {
  const { shell, riskReport, reportAdvice, healthReport, questions, questionnaires, questionnaireForms } = words
  await openSignedIn(page, RISK)
  await expect(heading(page, shell.titles.riskReport)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: riskReport.levels.medium, exact: true })).toBeVisible()
  await expect(
    page.getByText(new RegExp(`^${reportAdvice.sources.level}.${reportAdvice.steps.specialist}$`)),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: questionnaires.sections.menstruation })).toBeVisible()
  await expectScreenOk(page)
  await page.getByRole('link', { name: riskReport.toAssessment, exact: true }).tap()
  await agree(page, words)
  await expect(heading(page, shell.titles.shortQuestionnaire)).toBeVisible()
  await radio(page, words, 'useProduct', questions.dictionaries.yesNo.yes).tap()
  await review(page, words)
  await send(page, words).tap()
  await expect(arrived(page, words)).toBeVisible()
  await page.getByRole('button', { name: questionnaireForms.sent.seeReport, exact: true }).tap()
  await expect(page).toHaveURL(/\/report\/healthServicesReport\?reportId=\d{19}$/)
  await expect(heading(page, shell.titles.healthServicesReport)).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 2, name: reportAdvice.steps.twoExamsWithinAYear, exact: true }),
  ).toBeVisible()
  await expect(page.getByText(healthReport.living.factors.useProduct)).toBeVisible()
  await expectScreenOk(page)
})
