import { useEffect, useRef, useState, type PointerEvent } from 'react'
import type { Point, Size } from '@/lib/pictureView'
import { Picture } from '@/ui/Picture'
import styles from './PictureStage.module.css'
import type { ViewedState } from './usePictureView'

type Props = {
  url: string
  name: string
  viewed: ViewedState
  /** The addresses of the pictures on either side, which come into view during a swipe. */
  before: string | undefined
  after: string | undefined
  onTurn: (by: -1 | 1) => void
}

/** A second tap within this time and distance is a double tap; a drag that is longer than the distance is none. */
const DOUBLE_TAP_MS = 300
const TAP_PX = 24
const DOUBLE_TAP_FACTOR = 2.5
/** The share of the stage that a picture is dragged before the next one comes. */
const TURN_SHARE = 0.2

type Touch = Point & { from: Point }
type Tap = Point & { at: number }

/** The picture, enlarged by two fingers or a double tap, moved by one finger, and swiped to the next one. */
export const PictureStage = ({ url, name, viewed, before, after, onTurn }: Props) => {
  const stage = useRef<HTMLDivElement>(null)
  const touches = useRef(new Map<number, Touch>())
  const lastTap = useRef<Tap>(undefined)
  const isPinched = useRef(false)
  const [swiped, setSwiped] = useState(0)
  const { shown, isWide, isLeast, place, enlarge, move } = viewed
  const measure = () => {
    const box = stage.current
    const picture = box?.querySelector('img')
    if (!box || !picture || picture.naturalWidth === 0) return
    place({ picture: { width: picture.naturalWidth, height: picture.naturalHeight }, stage: boxOf(box) })
  }
  useEffect(() => {
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  })
  const fromCentre = ({ x, y }: Point): Point => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }
  const onDown = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const here = { x: clientX, y: clientY }
    touches.current.set(pointerId, { ...here, from: here })
    isPinched.current = touches.current.size > 1
    if (isPinched.current) setSwiped(0)
  }
  const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const last = touches.current.get(pointerId)
    if (last === undefined) return
    const other = [...touches.current].find(([id]) => id !== pointerId)?.[1]
    const here = { x: clientX, y: clientY }
    touches.current.set(pointerId, { ...here, from: last.from })
    const by = { x: here.x - last.x, y: here.y - last.y }
    if (other !== undefined) {
      enlarge(distance(here, other) / Math.max(1, distance(last, other)), fromCentre(middleOf(here, other)))
      move({ x: by.x / 2, y: by.y / 2 })
    } else {
      if (!isWide && !isPinched.current) setSwiped(here.x - last.from.x)
      move(by)
    }
  }
  const onUp = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent) => {
    const touch = touches.current.get(pointerId)
    touches.current.delete(pointerId)
    if (touch === undefined || touches.current.size > 0 || isPinched.current) return
    setSwiped(0)
    const here = { x: clientX, y: clientY }
    const dragged = here.x - touch.from.x
    if (distance(here, touch.from) < TAP_PX) tap({ ...here, at: timeStamp })
    else if (!isWide && Math.abs(dragged) > TURN_SHARE * window.innerWidth) onTurn(dragged > 0 ? -1 : 1)
  }
  const tap = (here: Tap) => {
    const last = lastTap.current
    const isDouble = last !== undefined && here.at - last.at < DOUBLE_TAP_MS && distance(here, last) < TAP_PX
    lastTap.current = isDouble ? undefined : here
    if (isDouble) enlarge(isLeast ? DOUBLE_TAP_FACTOR : 0, fromCentre(here))
  }
  const give = (pointerId: number) => {
    touches.current.delete(pointerId)
    setSwiped(0)
  }
  const beside = swiped > 0 ? before : after
  return (
    <div
      ref={stage}
      className={styles.stage}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={({ pointerId }) => give(pointerId)}
      onPointerLeave={({ pointerId }) => give(pointerId)}
      // A mouse would drag the picture out of the page.
      onDragStart={(event) => event.preventDefault()}
      onWheel={({ deltaX, deltaY }) => move({ x: -deltaX, y: -deltaY })}
    >
      <div
        className={styles.image}
        style={
          shown && {
            width: shown.size.width,
            transform: `translate(calc(-50% + ${shown.x + swiped}px), calc(-50% + ${shown.y}px))`,
          }
        }
        onLoadCapture={measure}
      >
        <Picture
          src={url}
          alt={name}
          ratio={shown ? `${shown.size.width} / ${shown.size.height}` : '1 / 1'}
          contain
          eager
        />
      </div>
      {swiped !== 0 && beside !== undefined && (
        <div
          className={styles.image}
          style={{ transform: `translate(calc(${swiped > 0 ? -150 : 50}% + ${swiped}px), -50%)` }}
        >
          <Picture src={beside} alt="" ratio="1 / 1" contain eager />
        </div>
      )}
    </div>
  )
}

const boxOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({ width: clientWidth, height: clientHeight })

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

const middleOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
