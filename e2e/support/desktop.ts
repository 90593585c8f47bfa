import journeys from '../../playwright.config'

/** A desk: its window is wide, it has a mouse instead of a finger, and its scroll bars take room. */
export const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  launchOptions: { ...journeys.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
}
