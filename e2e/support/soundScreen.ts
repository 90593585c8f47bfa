import type { Page } from '@playwright/test'
import { axeClean } from './axeClean'
import { largeText } from './largeText'
import { noOddText } from './noOddText'

/** What holds on every screen that a journey reaches. */
export const soundScreen = async (page: Page): Promise<void> => {
  await noOddText(page)
  await axeClean(page)
  await largeText(page)
}
