import type { Page } from '@playwright/test'

/**
 * Waits until fonts are there and every ending animation has ended: half-faded text has no contrast, sliding
 * text no place.
 */
export const settled = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document.getAnimations().filter(({ playState, effect }) => {
      const timing = effect?.getComputedTiming()
      // What only waits, as the words for an engine that cannot go on, moves nothing.
      return playState === 'running' && timing?.iterations !== Infinity && timing?.activeDuration !== 0
    })
    await Promise.allSettled(ending.map((animation) => animation.finished))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}
