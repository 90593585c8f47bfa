import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { zoomWithin } from '@/domain/pdf/pages'

type Point = { x: number; y: number }

/**
 * Two fingers on this part make it larger or smaller. However it is done, what is between the fingers, or in the
 * middle of the window, stays where it is.
 */
export const usePinch = (part: RefObject<HTMLElement | null>, zoom: number, onZoom: (zoom: number) => void): void => {
  const latest = useRef(zoom)
  const held = useRef<Point>(undefined)
  useLayoutEffect(() => {
    const grown = zoom / latest.current
    latest.current = zoom
    if (part.current !== null && grown !== 1) hold(part.current, grown, held.current ?? middle())
  }, [part, zoom])
  useEffect(() => {
    const target = part.current
    if (target === null) return undefined
    let began: { apart: number; zoom: number } | undefined
    const begin = ({ touches }: TouchEvent) => {
      const [one, other] = touches
      began = one && other && touches.length === 2 ? { apart: apart(one, other), zoom: latest.current } : undefined
      if (began === undefined) held.current = undefined
    }
    const move = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (began === undefined || one === undefined || other === undefined) return
      // The browser would make the whole screen larger, and the letters not sharper.
      event.preventDefault()
      held.current = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 }
      onZoom(zoomWithin((began.zoom * apart(one, other)) / began.apart))
    }
    target.addEventListener('touchstart', begin, { passive: true })
    target.addEventListener('touchmove', move, { passive: false })
    target.addEventListener('touchend', begin, { passive: true })
    target.addEventListener('touchcancel', begin, { passive: true })
    return () => {
      target.removeEventListener('touchstart', begin)
      target.removeEventListener('touchmove', move)
      target.removeEventListener('touchend', begin)
      target.removeEventListener('touchcancel', begin)
    }
  }, [part, onZoom])
}

const apart = (one: Touch, other: Touch): number =>
  Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY))

const middle = (): Point => ({ x: window.innerWidth / 2, y: window.innerHeight / 2 })

/** Scrolls a part that has grown so that this point of it is where it was. */
const hold = (part: HTMLElement, grown: number, { x, y }: Point): void => {
  const { left, top } = part.getBoundingClientRect()
  part.scrollLeft = (part.scrollLeft + x - left) * grown - (x - left)
  if (y > top) window.scrollBy(0, (y - top) * (grown - 1))
}
