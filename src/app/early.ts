import { takeArrival } from './arrival'
import { reportUncaught } from './beacon'
import { beginScreen } from './begin'
import { fillFrame } from './fillFrame'
import { wire } from './wire'

/** What needs nothing of the app but the client and its stores, done while the app still travels. */
export const startEarly = (): void => {
  wire()
  takeArrival()
  reportUncaught()
  beginScreen()
  fillFrame()
}
