import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { END, movedPlace, placeIn, rowsIn, wayTo } from './readingPlace'
import { partAround, partAtEnd, rowAt, type Part } from './windowing'

/** So long after a new message the list follows it (CHAT-49). */
const FOLLOW_MS = 200
/** As soon as less than this is drawn beyond the view, more is drawn. */
const RESERVE_PX = 450

type Keyed = { key: string }
/** What stands last: of what has arrived, and of all. */
type Ends = readonly { key: string; isOwn: boolean }[]

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
export const useMessageWindow = (rows: readonly Keyed[], ends: Ends): MessageWindow => {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [heights] = useState(() => new Map<string, number>())
  const [seen, setSeen] = useState<string>()
  const [hasNewer, setHasNewer] = useState(false)
  const place = useRef(END)
  const knownEnds = useRef<Ends>([])
  const following = useRef<ReturnType<typeof setTimeout>>(undefined)
  const view = window.innerHeight
  const index = seen === undefined ? -1 : rows.findIndex(({ key }) => key === seen)
  const part = index === -1 ? partAtEnd(rows, heights, view) : partAround(rows, heights, index, view)

  const heed = () => {
    const box = scroller.current
    if (box !== null && box.clientHeight > 0) place.current = movedPlace(place.current, box)
  }

  const settle = () => {
    const [box, items] = [scroller.current, list.current]
    if (box === null || items === null) return
    // While another screen is on its way this one is hidden, and has no height.
    if (box.clientHeight === 0) {
      place.current = { ...place.current, seen: undefined }
      return
    }
    heed()
    for (const item of rowsIn(items)) heights.set(item.dataset['key'] ?? '', item.offsetHeight)
    const { anchor, atEnd } = place.current
    if (atEnd) box.scrollTop = box.scrollHeight
    else if (anchor !== undefined) box.scrollTop += wayTo(anchor, box, items)
    place.current = { ...placeIn(box, items), atEnd }
  }

  const toEnd = () => {
    heed()
    place.current = { ...place.current, atEnd: true }
    setSeen(undefined)
    setHasNewer(false)
    settle()
  }

  const follow = useEffectEvent(toEnd)
  const settleAgain = useEffectEvent(settle)
  const isFollowed = useEffectEvent((): boolean => {
    const before = knownEnds.current
    knownEnds.current = ends
    const news = ends.filter(({ key }) => !before.some((known) => known.key === key))
    if (before.length === 0 || news.length === 0) return false
    heed()
    if (place.current.atEnd || news.some(({ isOwn }) => isOwn)) return true
    setHasNewer(true)
    return false
  })
  const endKeys = ends.map(({ key }) => key).join(' ')
  useLayoutEffect(() => {
    if (!isFollowed()) return
    place.current = { ...place.current, atEnd: false }
    clearTimeout(following.current)
    following.current = setTimeout(() => follow(), FOLLOW_MS)
  }, [endKeys])
  useEffect(() => () => clearTimeout(following.current), [])

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
    const { scrollTop, clientHeight } = box
    place.current = placeIn(box, items)
    if (place.current.atEnd) setHasNewer(false)
    const from = items.offsetTop + part.above
    const until = items.offsetTop + items.offsetHeight - part.below
    const isShort =
      (part.first > 0 && scrollTop - from < RESERVE_PX) ||
      (part.last < rows.length && until - scrollTop - clientHeight < RESERVE_PX)
    if (!isShort) return
    const { anchor, atEnd } = place.current
    setSeen(atEnd ? undefined : (anchor?.key ?? rows[rowAt(rows, heights, scrollTop - items.offsetTop)]?.key))
  }

  return { scroller, list, part, onScroll, hasNewer, toEnd }
}
