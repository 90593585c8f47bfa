import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settled } from './settled'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** The screen as it stands has no finding of WCAG 2.2 AA. */
export const axeClean = (page: Page): Promise<void> => findNothing(page, { runOnly: levels })

/** In the dark only colours differ: what stands there has contrast enough. */
export const darkClean = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await findNothing(page, { runOnly: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
}

const findNothing = async (page: Page, rules: { runOnly: string[] }): Promise<void> => {
  await settled(page)
  // The app has no frames: one run in the page itself does without a second, empty page, and only findings are told.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ ...rules, resultTypes: ['violations'] })
    .analyze()
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
  )
  expect(findings, `WCAG 2.2 AA findings at ${page.url()}`).toEqual([])
}
