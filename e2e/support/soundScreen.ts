import type { Page } from '@playwright/test'
import { axeClean } from './axeClean'
import { largeText } from './largeText'
import { noOddText } from './noOddText'

/** What holds in every state that a journey reaches and everyScreen.spec.ts does not look at. */
export const soundScreen = async (page: Page): Promise<void> => {
  await noOddText(page)
  await axeClean(page)
  await largeText(page)
}
