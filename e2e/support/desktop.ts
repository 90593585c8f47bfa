import journeys from '../../playwright.config'

/** A desktop: a wide window, a mouse, and scroll bars that take space. */
export const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  launchOptions: { ...journeys.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
}
