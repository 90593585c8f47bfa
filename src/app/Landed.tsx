import { useLayoutEffect } from 'react'
import { swapInApp } from './swapInApp'

/** Replaces the prerendered page once the app has rendered. */
export const Landed = () => {
  // Before the first paint, or the prerendered page would be pushed down.
  useLayoutEffect(swapInApp, [])
  return null
}
