import { test as base } from '@playwright/test'
import { bringDown, floorOf, USED_LATE } from './floor'
import { watch, type Problems } from './problems'
import { wordsOf, type SpokenWords } from './words'

export { expect } from '@playwright/test'

export type Lang = 'zh' | 'en'

const ASKED_BY_TESTS = ['Element.checkVisibility', 'CSSStyleSheet.replaceSync', 'Document.adoptedStyleSheets']

/** Every test fails on hidden problems: errors, warnings, policy violations, failed and foreign requests. */
export const test = base.extend<{ lang: Lang; words: SpokenWords; problems: Problems }>({
  lang: ['zh', { option: true }],
  words: ({ lang }, give) => give(wordsOf(lang)),
  problems: [
    async ({ context, baseURL }, use) => {
      const floor = floorOf(process.env['FLOOR'])
      if (floor !== undefined) await bringDown(context, floor, ASKED_BY_TESTS)
      const { problems, finish } = await watch(context, baseURL ?? '')
      if (floor === 'iOS 15.0') problems.possible(USED_LATE)
      await use(problems)
      finish()
    },
    { auto: true },
  ],
})
