import { useEffect, useRef, useState, useLayoutEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { pagesToDraw, ratioOf, zoomWithin } from '@/domain/pdf/pages'
import type { OpenDocument } from '@/gateways/pdf/port'
import { PdfPage } from './PdfPage'
import styles from './viewer.module.css'

type Point = { x: number; y: number }

/**
 * Two fingers on this part make it larger or smaller. However it is done, what is between the fingers, or in the
 * middle of the window, stays where it is.
 */
const usePinch = (part: RefObject<HTMLElement | null>, zoom: number, onZoom: (zoom: number) => void): void => {
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

const A4 = 210 / 297

/**
 * The shape of every page. Each stands like the first one until its own is known, so that nothing above what is read
 * moves.
 */
const usePageSizes = (pdf: OpenDocument): readonly number[] => {
  const [ratios, setRatios] = useState<readonly number[]>(() => Array.from({ length: pdf.pageCount }, () => A4))
  useEffect(() => {
    let left = false
    const ask = async () => {
      const first = ratioOf(await pdf.sizeOf(1))
      const all = Array.from({ length: pdf.pageCount }, () => first)
      if (!left) setRatios([...all])
      for (let page = 2; page <= pdf.pageCount && !left; page++) {
        const ratio = await pdf.sizeOf(page).then(ratioOf, () => first)
        if (ratio === all[page - 1]) continue
        all[page - 1] = ratio
        if (!left) setRatios([...all])
      }
    }
    void ask()
    return () => {
      left = true
    }
  }, [pdf])
  return ratios
}

/** Which children of a list, counted from 1, are in this part of the window; when there are none, the last ones. */
const useSeen = (list: RefObject<HTMLElement | null>, margin: string): readonly number[] => {
  const [seen, setSeen] = useState<readonly number[]>([])
  useEffect(() => {
    const children = [...(list.current?.children ?? [])]
    const inside = new Set<number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const number = children.indexOf(target) + 1
          if (isIntersecting) inside.add(number)
          else inside.delete(number)
        }
        if (inside.size > 0) setSeen([...inside].sort((one, other) => one - other))
      },
      { rootMargin: margin },
    )
    for (const child of children) observer.observe(child)
    return () => observer.disconnect()
  }, [list, margin])
  return seen
}

/** The value once it has been the same for so long. */
const useSettled = <T,>(value: T, ms: number): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

type Props = { pdf: OpenDocument; zoom: number; onZoom: (zoom: number) => void; onCurrent: (page: number) => void }

const SETTLED_MS = 150

/** All pages one below the other, each in its box; only those near the screen are drawn. */
export const PdfPages = ({ pdf, zoom, onZoom, onCurrent }: Props) => {
  const { t } = useTranslation('pdf')
  const list = useRef<HTMLOListElement>(null)
  const part = useRef<HTMLDivElement>(null)
  usePinch(part, zoom, onZoom)
  // While fingers move, what is drawn is stretched.
  const drawnZoom = useSettled(zoom, SETTLED_MS)
  const width = useWidth(list)
  const sizes = usePageSizes(pdf)
  const inSight = useSeen(list, '0px')
  const [current = 1] = useSeen(list, '-49% 0px')
  useEffect(() => onCurrent(current), [current, onCurrent])
  const drawn = pagesToDraw(inSight, pdf.pageCount)
  return (
    <div ref={part} className={styles.pages} role="region" aria-label={t('pages')} {...(zoom > 1 && { tabIndex: 0 })}>
      <ol ref={list} style={{ width: `${zoom * 100}%` }}>
        {sizes.map((ratio, index) => (
          <PdfPage
            key={index}
            pdf={pdf}
            number={index + 1}
            ratio={ratio}
            width={drawn.includes(index + 1) ? width * drawnZoom : 0}
          />
        ))}
      </ol>
    </div>
  )
}

/** How wide the pages are before they are made larger. */
const useWidth = (list: React.RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const measure = () => setWidth(list.current?.parentElement?.clientWidth ?? 0)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [list])
  return width
}
