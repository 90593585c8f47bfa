import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { settled } from './waitForIdle'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** The screen as it stands has no finding of WCAG 2.2 AA. */
export const expectNoAxeViolations = (page: Page): Promise<void> => findNothing(page, { runOnly: levels })

/** In the dark only colours differ: what stands there has contrast enough, and all of it is drawn by us. */
export const darkClean = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await findNothing(page, { runOnly: ['color-contrast'] })
  expect(await page.evaluate(foreignMarks), `drawn by the engine at ${page.url()}`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

const findNothing = async (page: Page, rules: { runOnly: string[] }): Promise<void> => {
  await settled(page)
  // The app has no frames. axe comes once into each page: to read its half megabyte anew costs twice its look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const findings = await page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
      )
    },
    { ...rules, resultTypes: ['violations'] } satisfies RunOptions,
  )
  expect(findings, `WCAG 2.2 AA findings at ${page.url()}`).toEqual([])
}

/** What is ticked is drawn by the engine there as if it could not be. */
const foreignMarks = (): string[] =>
  [...document.querySelectorAll('input:is([type="radio"], [type="checkbox"])')]
    .filter((mark) => getComputedStyle(mark).appearance !== 'none' && getComputedStyle(mark).opacity !== '0')
    .map((mark) => mark.outerHTML)
