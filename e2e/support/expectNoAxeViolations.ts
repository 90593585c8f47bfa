import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { waitForIdle } from './waitForIdle'

// The package's own `source` has its comments and takes half as long again to send and to parse.
const minifiedAxe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Contrast takes more than half of a check. Colours do not depend on the language, so it is checked in Chinese. */
export const expectNoAxeViolations = async (page: Page): Promise<void> => {
  const isChinese = await page.evaluate(() => document.documentElement.lang.startsWith('zh'))
  await findNothing(page, { runOnly: levels, rules: { 'color-contrast': { enabled: isChinese } } })
}

/** Only colours differ in the dark: contrast is checked, and that no control is drawn by the browser. */
export const darkClean = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await findNothing(page, { runOnly: ['color-contrast'] })
  expect(await page.evaluate(foreignMarks), `native controls at ${page.url()}`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

const findNothing = async (page: Page, rules: Pick<RunOptions, 'runOnly' | 'rules'>): Promise<void> => {
  await waitForIdle(page)
  // The app has no frames. axe is injected once per page, because parsing its half megabyte takes longer than the
  // check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(minifiedAxe)
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

/** Browsers draw a native checked box in the dark as if it were disabled. */
const foreignMarks = (): string[] =>
  [...document.querySelectorAll('input:is([type="radio"], [type="checkbox"])')]
    .filter((mark) => getComputedStyle(mark).appearance !== 'none' && getComputedStyle(mark).opacity !== '0')
    .map((mark) => mark.outerHTML)
