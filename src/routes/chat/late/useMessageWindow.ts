import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { partAround, partAtEnd, rowAt, type Part } from './windowing'

/** So long after a new message the list follows it (CHAT-49). */
const FOLLOW_MS = 200
/** Nearer to the end the reader is at the end. */
const END_PX = 60
/** As soon as less than this is drawn beyond the view, more is drawn. */
const RESERVE_PX = 450

type Keyed = { key: string }
/** A row, and how far below the top of the view it begins. */
type Anchor = { key: string; top: number }

type MessageWindow = {
  scroller: RefObject<HTMLDivElement | null>
  list: RefObject<HTMLOListElement | null>
  part: Part
  onScroll: () => void
  /** Something has come at the end, and the reader is elsewhere. */
  hasNewer: boolean
  toEnd: () => void
}

/**
 * Draws of a long list only what is seen, and a little more. What is read stays where it is, whatever comes above or
 * below it; who is at the end follows what comes there (RE5, RE9).
 */
export const useMessageWindow = (rows: readonly Keyed[], endsOwn: boolean): MessageWindow => {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [heights] = useState(() => new Map<string, number>())
  const [seen, setSeen] = useState<string>()
  const [hasNewer, setHasNewer] = useState(false)
  const place = useRef<{ anchor: Anchor | undefined; atEnd: boolean; lastKey: string | undefined }>({
    anchor: undefined,
    atEnd: true,
    lastKey: undefined,
  })
  const view = window.innerHeight
  const index = seen === undefined ? -1 : rows.findIndex(({ key }) => key === seen)
  const part = index === -1 ? partAtEnd(rows, heights, view) : partAround(rows, heights, index, view)

  const settle = () => {
    const [box, items] = [scroller.current, list.current]
    // While another screen is on its way this one is hidden, and has no height.
    if (box === null || items === null || box.clientHeight === 0) return
    for (const item of drawn(items)) heights.set(item.dataset['key'] ?? '', item.offsetHeight)
    const { anchor, atEnd } = place.current
    if (atEnd) box.scrollTop = box.scrollHeight
    else if (anchor !== undefined) box.scrollTop += topOf(box, items, anchor.key) - anchor.top || 0
    place.current.anchor = anchorIn(box, items)
  }

  const toEnd = () => {
    place.current.atEnd = true
    setSeen(undefined)
    setHasNewer(false)
    settle()
  }

  const follow = useEffectEvent(toEnd)
  const settleAgain = useEffectEvent(settle)
  const lastKey = rows[rows.length - 1]?.key
  useLayoutEffect(() => {
    const { lastKey: before, atEnd } = place.current
    place.current.lastKey = lastKey
    if (before === undefined || lastKey === undefined || before === lastKey) return undefined
    if (!atEnd && !endsOwn) return setHasNewer(true)
    place.current.atEnd = false
    const timer = setTimeout(() => follow(), FOLLOW_MS)
    return () => clearTimeout(timer)
  }, [lastKey, endsOwn])

  useLayoutEffect(settle)

  useEffect(() => {
    const [box, items] = [scroller.current, list.current]
    if (box === null || items === null || !('ResizeObserver' in window)) return undefined
    // A picture that comes, a keyboard that opens.
    const observer = new ResizeObserver(() => settleAgain())
    observer.observe(box)
    observer.observe(items)
    return () => observer.disconnect()
  }, [])

  const onScroll = () => {
    const [box, items] = [scroller.current, list.current]
    if (box === null || items === null) return
    const { scrollTop, clientHeight, scrollHeight } = box
    const anchor = anchorIn(box, items)
    place.current.anchor = anchor
    place.current.atEnd = scrollHeight - scrollTop - clientHeight < END_PX
    if (place.current.atEnd) setHasNewer(false)
    const from = items.offsetTop + part.above
    const until = items.offsetTop + items.offsetHeight - part.below
    const isShort =
      (part.first > 0 && scrollTop - from < RESERVE_PX) ||
      (part.last < rows.length && until - scrollTop - clientHeight < RESERVE_PX)
    if (isShort) setSeen(anchor?.key ?? rows[rowAt(rows, heights, scrollTop - items.offsetTop)]?.key)
  }

  return { scroller, list, part, onScroll, hasNewer, toEnd }
}

const drawn = (items: HTMLOListElement): HTMLElement[] =>
  [...items.children].filter((item): item is HTMLElement => item instanceof HTMLElement)

/** The first row that is seen. */
const anchorIn = (box: HTMLElement, items: HTMLOListElement): Anchor | undefined => {
  const edge = box.getBoundingClientRect().top
  const first = drawn(items).find((item) => item.getBoundingClientRect().bottom > edge)
  const key = first?.dataset['key']
  const isSeen = first !== undefined && first.getBoundingClientRect().top < edge + box.clientHeight
  return first === undefined || key === undefined || !isSeen
    ? undefined
    : { key, top: first.getBoundingClientRect().top - edge }
}

const topOf = (box: HTMLElement, items: HTMLOListElement, key: string): number => {
  const item = drawn(items).find((one) => one.dataset['key'] === key)
  return item === undefined ? NaN : item.getBoundingClientRect().top - box.getBoundingClientRect().top
}
