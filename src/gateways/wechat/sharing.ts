import { reportFault } from '@/lib/reportFault'
import { bridgeReady, isHere } from './bridge'

let offered = true

/** Shows or hides the messaging app's menu for sharing the page. The bridge may come later; the last call counts. */
export const offerSharing = async (isOffered: boolean): Promise<void> => {
  offered = isOffered
  if (!isHere()) return
  const bridge = await bridgeReady()
  try {
    bridge?.call?.(offered ? 'showOptionMenu' : 'hideOptionMenu')
  } catch (failure) {
    reportFault(failure)
  }
}
