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
    // What a finger has just left is pale for a moment.
    const until = performance.now() + 1000
    while (document.querySelector('button:active, a:active') !== null && performance.now() < until)
      await new Promise((drawn) => requestAnimationFrame(drawn))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}
