import { yieldToMain } from '@/lib/nextTask'
import { takeOAuthCallback } from './arrival'
import { reportUncaughtErrors } from './beacon'
import { preloadScreen } from './begin'
import { fillPrerendered } from './fillFrame'
import { wire } from './wire'

/** What needs nothing of the app but the client and its stores, done while the app still travels. */
export const bootstrap = async (): Promise<void> => {
  // Apart from the task that has just read this script.
  await yieldToMain()
  wire()
  takeOAuthCallback()
  reportUncaughtErrors()
  preloadScreen()
  fillPrerendered()
}
