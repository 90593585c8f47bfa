import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import styles from './Carousel.module.css'
import { PauseIcon, PlayIcon } from './icons'
import { watchMedia } from './watchMedia'

const REDUCED = watchMedia('(prefers-reduced-motion: reduce)')

const useReducedMotion = (): boolean => useSyncExternalStore(...REDUCED)

const usePageHidden = (): boolean => useSyncExternalStore(onVisibilityChange, () => document.hidden)

const onVisibilityChange = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

type CarouselProps<T> = {
  label: string
  items: readonly T[]
  keyOf: (item: T) => string
  renderItem: (item: T) => ReactNode
  intervalMs: number
  pauseText: string
  playText: string
}

const SETTLED_MS = 120

/** A carousel that advances by itself, except during interaction, in the background, or with reduced motion. */
export const Carousel = <T,>({
  label,
  items,
  keyOf,
  renderItem,
  intervalMs,
  pauseText,
  playText,
}: CarouselProps<T>) => {
  const strip = useRef<HTMLUListElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const [focused, setFocused] = useState(false)
  const byPointer = useRef(false)
  const hidden = usePageHidden()
  const still = useReducedMotion() || items.length < 2
  const running = !still && !paused && !held && !focused && !hidden

  useEffect(() => {
    if (!running) return undefined
    const timer = setTimeout(() => {
      const next = (index + 1) % items.length
      setIndex(next)
      strip.current?.scrollTo({ left: next * strip.current.clientWidth, behavior: 'smooth' })
    }, intervalMs)
    return () => clearTimeout(timer)
  }, [running, index, items.length, intervalMs])

  useEffect(() => () => clearTimeout(settling.current), [])

  const followSwipe = () => {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {}
      if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth))
    }, SETTLED_MS)
  }
  const hold = () => setHeld(true)
  const release = () => setHeld(false)

  return (
    <div className={styles.carousel}>
      <div
        onTouchStart={hold}
        onTouchEnd={release}
        onTouchCancel={release}
        onPointerEnter={(event) => event.pointerType === 'mouse' && hold()}
        onPointerLeave={release}
        onPointerDown={() => (byPointer.current = true)}
        // A tap also focuses, and would stop the carousel permanently.
        onFocus={() => setFocused(!byPointer.current)}
        onBlur={() => {
          byPointer.current = false
          setFocused(false)
        }}
      >
        <ul role="list" ref={strip} className={styles.strip} aria-label={label} onScroll={followSwipe}>
          {items.map((item) => (
            <li key={keyOf(item)} className={styles.slide}>
              {renderItem(item)}
            </li>
          ))}
        </ul>
      </div>
      {items.length > 1 && (
        <div className={styles.dots} aria-hidden="true">
          {items.map((item, place) => (
            <span key={keyOf(item)} className={styles.dot} data-current={place === index || undefined} />
          ))}
        </div>
      )}
      {!still && (
        <button
          type="button"
          className={styles.pause}
          aria-label={paused ? playText : pauseText}
          onClick={() => setPaused(!paused)}
        >
          <span className={styles.disc}>{paused ? <PlayIcon /> : <PauseIcon />}</span>
        </button>
      )}
    </div>
  )
}
