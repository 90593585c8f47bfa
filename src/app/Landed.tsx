import { useLayoutEffect } from 'react'
import { swapInApp } from './swapInApp'

/** Takes the place of what index.html shows once there is something of ours to see. */
export const Landed = () => {
  // Before the first paint, or the frame would be pushed down and make the page jump.
  useLayoutEffect(swapInApp, [])
  return null
}
