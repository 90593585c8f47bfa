import { yieldToMain } from '@/lib/yieldToMain'
import { takeOAuthCallback } from './oauthCallback'
import { reportUncaughtErrors } from './errorReporting'
import { preloadScreen } from './preload'
import { fillPrerendered } from './fillPrerendered'
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
