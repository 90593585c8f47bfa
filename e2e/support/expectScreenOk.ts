import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './expectNoAxeViolations'
import { largeText } from './largeText'
import { expectNoPlaceholderText } from './expectNoPlaceholderText'

export const expectScreenOk = async (page: Page): Promise<void> => {
  await expectNoPlaceholderText(page)
  await expectNoAxeViolations(page)
  await largeText(page)
}
