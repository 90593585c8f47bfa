import type { Locator, Page } from '@playwright/test'

/** Returns the heading of the screen. */
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })
