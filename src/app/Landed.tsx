import { useLayoutEffect } from 'react'

/** Takes the boot drawing of index.html away once there is something of ours to see. */
export const Landed = () => {
  // Before the first paint, or the drawing would be pushed down and make the page jump.
  useLayoutEffect(() => document.getElementById('boot')?.remove(), [])
  return null
}
