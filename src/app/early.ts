import { nextTask } from '@/lib/nextTask'
import { takeArrival } from './arrival'
import { reportUncaught } from './beacon'
import { beginScreen } from './begin'
import { fillFrame } from './fillFrame'
import { wire } from './wire'

/** What needs nothing of the app but the client and its stores, done while the app still travels. */
export const startEarly = async (): Promise<void> => {
  // Apart from the task that has just read this script.
  await nextTask()
  wire()
  takeArrival()
  reportUncaught()
  beginScreen()
  fillFrame()
}
