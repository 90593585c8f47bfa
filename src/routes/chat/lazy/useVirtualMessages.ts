import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import {
  END,
  END_PX,
  firstSeen,
  isAtEnd,
  isResized,
  movedBy,
  movedAnchor,
  anchorIn,
  rowsIn,
  type ScrollAnchor,
  type SeenRow,
} from './scrollAnchor'
import { BEYOND, BEYOND_PASSING, partAround, partAtEnd, rowAt, sizesOf, type Part } from './virtualRange'

/** CHAT-49: milliseconds until the list follows a new message. */
const FOLLOW_MS = 200
/** More is rendered when less than this is left beyond the view. */
const RESERVE_PX = 450

/** Where a sought row appears, as a share of the view. */
const SOUGHT_AT = 0.25

type Keyed = { key: string }
type Ends = readonly { key: string; isOwn: boolean }[]

type MessageWindow = {
  scroller: RefObject<HTMLDivElement | null>
  list: RefObject<HTMLOListElement | null>
  part: Part
  onScroll: () => void
  hasNewer: boolean
  toEnd: () => void
  /** Scrolls to a row. */
  toRow: (key: string) => void
}

/**
 * Virtual list: renders the visible rows and some around them. RE5, RE9: a scroll anchor keeps what is read in place;
 * at the end it follows new messages.
 */
export const useVirtualMessages = (rows: readonly Keyed[], ends: Ends): MessageWindow => {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [heights] = useState(() => new Map<string, number>())
  const sizes = useMemo(() => sizesOf(rows, heights), [rows, heights])
  const [seen, setSeen] = useState<string>()
  // More is rendered after the first rows are painted.
  const [beyond, setBeyond] = useState(0)
  const [hasNewer, setHasNewer] = useState(false)
  const anchor = useRef(END)
  const knownEnds = useRef<Ends>([])
  const following = useRef<{ timer: ReturnType<typeof setTimeout>; from: SeenRow | undefined }>(undefined)
  const view = window.innerHeight
  const index = seen === undefined ? -1 : rows.findIndex(({ key }) => key === seen)
  const part = index === -1 ? partAtEnd(sizes, view, beyond) : partAround(sizes, index, view, beyond)

  const noteScrolling = () => {
    const box = scroller.current
    if (box !== null && box.clientHeight > 0) anchor.current = movedAnchor(anchor.current, box)
  }

  const withDrawn = (box: HTMLElement, anchor: ScrollAnchor, reserve: number): ScrollAnchor => {
    const { rows: drawn, atEnd } = anchor
    const [above, below] = [drawn[0]?.top ?? Infinity, drawn[drawn.length - 1]?.bottom ?? -Infinity]
    const isShort =
      (part.first > 0 && above > -reserve) || (part.last < rows.length && below < box.clientHeight + reserve)
    if (!isShort) return anchor
    const first = firstSeen(drawn, box)
    const offset = box.scrollTop - (list.current?.offsetTop ?? 0)
    setBeyond(first === undefined ? BEYOND_PASSING : BEYOND)
    if (atEnd || first !== undefined) {
      setSeen(atEnd ? undefined : first?.key)
      return anchor
    }
    const { index: rowIndex, top, bottom } = rowAt(sizes, offset)
    const key = rows[rowIndex]?.key ?? ''
    setSeen(key)
    return { ...anchor, rows: movedBy([{ key, top, bottom }], -offset) }
  }

  const settle = () => {
    const [box, items] = [scroller.current, list.current]
    if (box === null || items === null) return
    // During a pending navigation this screen is hidden, without a height.
    if (box.clientHeight === 0) {
      anchor.current = { ...anchor.current, seen: undefined }
      return
    }
    noteScrolling()
    const drawn = rowsIn(box, items)
    drawn.forEach(({ key, top, bottom }, index) => {
      heights.set(key, bottom - top)
      sizes[part.first + index] = bottom - top
    })
    const { rows: known, atEnd } = anchor.current
    const scrollBefore = box.scrollTop
    if (atEnd) box.scrollTop = box.scrollHeight
    else {
      const isIn = (all: readonly Keyed[], row: Keyed | undefined) => all.some(({ key }) => key === row?.key)
      const anchor = [firstSeen(known, box), ...known].find((row) => isIn(drawn, row) || isIn(rows, row))
      const now = drawn.find(({ key }) => key === anchor?.key)
      // Rendered first, then scrolled to.
      if (anchor !== undefined && now === undefined) return setSeen(anchor.key)
      if (anchor !== undefined && now !== undefined) box.scrollTop += now.top - anchor.top
    }
    const settled = movedBy(drawn, scrollBefore - box.scrollTop)
    anchor.current = withDrawn(box, { ...anchorIn(box, settled), atEnd }, 0)
    if (isAtEnd(box)) setHasNewer(false)
  }

  const toEnd = () => {
    noteScrolling()
    anchor.current = { ...anchor.current, atEnd: true }
    setSeen(undefined)
    setHasNewer(false)
    settle()
  }

  const toRow = (key: string) => {
    const box = scroller.current
    if (box === null) return
    clearTimeout(following.current?.timer)
    following.current = undefined
    const top = box.clientHeight * SOUGHT_AT
    anchor.current = { rows: [{ key, top, bottom: top + 1 }], atEnd: false, seen: undefined }
    setSeen(key)
    settle()
  }

  const follow = useEffectEvent(() => {
    const from = following.current?.from
    following.current = undefined
    noteScrolling()
    // A user who has scrolled back meanwhile is left there.
    const now = anchor.current.rows.find(({ key }) => key === from?.key)
    const isHere = now !== undefined && from !== undefined && now.top - from.top < END_PX
    if (from === undefined || isHere || isAtEnd(scroller.current)) toEnd()
    else setHasNewer(true)
  })
  const settleAgain = useEffectEvent(settle)
  const followedFrom = useEffectEvent((): { from: SeenRow | undefined } | undefined => {
    const before = knownEnds.current
    knownEnds.current = ends
    const news = ends.filter(({ key }) => !before.some((known) => known.key === key))
    if (before.length === 0 || news.length === 0) return undefined
    noteScrolling()
    const isOwn = news.some((end) => end.isOwn)
    const box = scroller.current
    if (!anchor.current.atEnd && !isOwn) {
      // Where all messages fit, nothing is below.
      if (following.current === undefined && !isAtEnd(box)) setHasNewer(true)
      return undefined
    }
    return { from: isOwn || box === null ? undefined : firstSeen(anchor.current.rows, box) }
  })
  const endKeys = ends.map(({ key }) => key).join(' ')
  useLayoutEffect(() => {
    const followed = followedFrom()
    if (followed === undefined) return
    anchor.current = { ...anchor.current, atEnd: false }
    clearTimeout(following.current?.timer)
    following.current = { timer: setTimeout(follow, FOLLOW_MS), ...followed }
  }, [endKeys])
  useEffect(() => () => clearTimeout(following.current?.timer), [])

  useLayoutEffect(settle)

  useEffect(() => {
    const [box, items] = [scroller.current, list.current]
    if (box === null || items === null || !('ResizeObserver' in window)) return undefined
    // A picture loads, or a keyboard opens.
    const observer = new ResizeObserver(() => settleAgain())
    observer.observe(box)
    observer.observe(items)
    return () => observer.disconnect()
  }, [])

  const onScroll = () => {
    const [box, items] = [scroller.current, list.current]
    if (box === null || items === null) return
    // A keyboard shrinks the view in steps, with a scroll event before each.
    if (isResized(anchor.current, box)) settle()
    else anchor.current = withDrawn(box, anchorIn(box, rowsIn(box, items)), RESERVE_PX)
    if (anchor.current.atEnd) setHasNewer(false)
  }

  return { scroller, list, part, onScroll, hasNewer, toEnd, toRow }
}
