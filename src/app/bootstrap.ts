import { yieldToMain } from '@/lib/yieldToMain'
import { takeOAuthCallback } from './oauthCallback'
import { reportUncaughtErrors } from './errorReporting'
import { preloadScreen } from './preload'
import { fillPrerendered } from './fillPrerendered'
import { wire } from './wire'

/** Starts what needs only client and stores, while the app is loading. */
export const bootstrap = async (): Promise<void> => {
  await yieldToMain()
  wire()
  takeOAuthCallback()
  reportUncaughtErrors()
  preloadScreen()
  fillPrerendered()
}
