import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

/** So long a finger rests for what a tap does not do (CHAT-20). */
const LONG_PRESS_MS = 800
/** A finger that moves further scrolls, or selects. */
const SLACK_PX = 10

/** What a press that lasts does; the browser's own menu of a right click gives way to it. */
export const useLongPress = (onLongPress: () => void) => {
  const pressed = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const end = () => {
    if (pressed.current !== undefined) clearTimeout(pressed.current.timer)
    pressed.current = undefined
  }
  useEffect(() => end, [])
  return {
    onPointerDown: ({ clientX, clientY, button }: PointerEvent) => {
      end()
      if (button === 0) pressed.current = { timer: setTimeout(onLongPress, LONG_PRESS_MS), x: clientX, y: clientY }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = pressed.current
      if (from !== undefined && Math.hypot(clientX - from.x, clientY - from.y) > SLACK_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      end()
      onLongPress()
    },
  }
}
