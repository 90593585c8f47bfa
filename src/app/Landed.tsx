import { useLayoutEffect } from 'react'
import { swapInApp } from './swapInApp'

/** Replaces the frame once the app has rendered. */
export const Landed = () => {
  // Before the first paint, or the frame would be pushed down.
  useLayoutEffect(swapInApp, [])
  return null
}
