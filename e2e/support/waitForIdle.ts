import type { Page } from '@playwright/test'

/**
 * Runs in the page: waits for fonts and the end of all animations. Half-faded text has no contrast, and sliding text
 * no place.
 */
export const idle = async (): Promise<void> => {
  await document.fonts.ready
  const ending = document.getAnimations().filter(({ playState, effect }) => {
    const timing = effect?.getComputedTiming()
    // An endless animation, such as a spinner, moves nothing.
    return playState === 'running' && timing?.iterations !== Infinity && timing?.activeDuration !== 0
  })
  await Promise.allSettled(ending.map((animation) => animation.finished))
  // A released button stays pale for a moment.
  const until = performance.now() + 1000
  while (document.querySelector('button:active, a:active') !== null && performance.now() < until)
    await new Promise((drawn) => requestAnimationFrame(drawn))
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}

export const waitForIdle = (page: Page): Promise<void> => page.evaluate(idle)
