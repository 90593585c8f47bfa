import type { Page } from '@playwright/test'

/**
 * Waits until fonts are there and every ending animation has ended: half-faded text has no contrast, sliding
 * text no place.
 */
export const settled = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      )
    await Promise.allSettled(ending.map((animation) => animation.finished))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}
