import { useEffect, useRef, useState, useLayoutEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { pagesToDraw, ratioOf, zoomWithin } from '@/domain/pdf/pages'
import type { OpenDocument } from '@/gateways/pdf/port'
import { PdfPage } from './PdfPage'
import { useKeepPage, useKeptPage } from './viewedEntry'
import styles from './viewer.module.css'

type Point = { x: number; y: number }

/**
 * Zooms by pinching. However the zoom changes, the point between the fingers, or the window’s centre, stays in place.
 */
const usePinch = (part: RefObject<HTMLElement | null>, zoom: number, onZoom: (zoom: number) => void): void => {
  const latest = useRef(zoom)
  const fixedPoint = useRef<Point>(undefined)
  useLayoutEffect(() => {
    const factor = zoom / latest.current
    latest.current = zoom
    if (part.current !== null && factor !== 1) keepInPlace(part.current, factor, fixedPoint.current ?? middle())
  }, [part, zoom])
  useEffect(() => {
    const target = part.current
    if (target === null) return undefined
    let pinch: { apart: number; zoom: number } | undefined
    const begin = ({ touches }: TouchEvent) => {
      const [one, other] = touches
      pinch = one && other && touches.length === 2 ? { apart: distance(one, other), zoom: latest.current } : undefined
      if (pinch === undefined) fixedPoint.current = undefined
    }
    const move = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (pinch === undefined || one === undefined || other === undefined) return
      // Prevents the browser’s own zoom, which enlarges the whole screen without sharper text.
      event.preventDefault()
      fixedPoint.current = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 }
      onZoom(zoomWithin((pinch.zoom * distance(one, other)) / pinch.apart))
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

const distance = (one: Touch, other: Touch): number =>
  Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY))

const middle = (): Point => ({ x: window.innerWidth / 2, y: window.innerHeight / 2 })

/** Scrolls a zoomed element so that this point stays in place. */
const keepInPlace = (part: HTMLElement, grown: number, { x, y }: Point): void => {
  const { left, top } = part.getBoundingClientRect()
  part.scrollLeft = (part.scrollLeft + x - left) * grown - (x - left)
  if (y > top) window.scrollBy(0, (y - top) * (grown - 1))
}

const A4 = 210 / 297

/**
 * Sizes of all pages. A page has the first one’s size until its own is known, so that nothing above the viewport
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

/**
 * Returns the numbers, from 1, of the children in this part of the window; keeps the last ones when there are none.
 */
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

/** Returns the value once it has been stable for `ms`. */
const useSettled = <T,>(value: T, ms: number): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

type Props = {
  pdf: OpenDocument
  zoom: number
  onZoom: (zoom: number) => void
  onCurrent: (page: number) => void
  onRetry: () => void
}

const SETTLED_MS = 150

/** All pages in a column; only those near the viewport are rendered. */
export const PdfPages = ({ pdf, zoom, onZoom, onCurrent, onRetry }: Props) => {
  const { t } = useTranslation('pdf')
  const list = useRef<HTMLOListElement>(null)
  const part = useRef<HTMLDivElement>(null)
  usePinch(part, zoom, onZoom)
  // While pinching, the rendered pages are scaled.
  const drawnZoom = useSettled(zoom, SETTLED_MS)
  const width = useWidth(list)
  const sizes = usePageSizes(pdf)
  const inSight = useSeen(list, '0px')
  const [first] = useState(useKeptPage())
  useLayoutEffect(() => {
    // At the middle, where the current page is.
    if (first > 1) list.current?.children[first - 1]?.scrollIntoView({ block: 'center' })
  }, [first])
  const [current = first] = useSeen(list, '-49% 0px')
  useKeepPage(current)
  useEffect(() => onCurrent(current), [current, onCurrent])
  const rendered = pagesToDraw(inSight, pdf.pageCount)
  return (
    <div ref={part} className={styles.pages} role="region" aria-label={t('pages')} {...(zoom > 1 && { tabIndex: 0 })}>
      <ol role="list" ref={list} style={{ width: `${zoom * 100}%` }}>
        {sizes.map((ratio, index) => (
          <PdfPage
            key={index}
            pdf={pdf}
            number={index + 1}
            ratio={ratio}
            width={rendered.includes(index + 1) ? width * drawnZoom : 0}
            onRetry={onRetry}
          />
        ))}
      </ol>
    </div>
  )
}

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
