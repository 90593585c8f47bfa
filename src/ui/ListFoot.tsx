import { useEffect, useRef } from 'react'
import type { Paged } from '@/lib/remote'
import { Button } from './Button'
import styles from './ListFoot.module.css'

/** How near, in px, the end of a list comes before the next page is asked for. */
export const LOAD_DISTANCE = 50

type ListFootProps = {
  more: Paged<unknown>['more']
  onMore: () => void
  texts: { more: string; loading: string; failed: string; retry: string; end: string }
}

/** Stands below the last row: asks for more when it comes near, and says how the list goes on. */
export const ListFoot = ({ more, onMore, texts }: ListFootProps) => {
  const foot = useRef<HTMLDivElement>(null)
  const ask = useRef(onMore)
  useEffect(() => {
    ask.current = onMore
  })
  useEffect(() => {
    if (more !== 'idle' || !foot.current || !canObserve()) return undefined
    // A new observer for each page tells at once when the foot is still in reach after a short page.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) ask.current()
      },
      { rootMargin: `${LOAD_DISTANCE}px` },
    )
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [more])

  return (
    <div ref={foot} className={styles.foot} role="status">
      <Content more={more} onMore={onMore} texts={texts} />
    </div>
  )
}

const Content = ({ more, onMore, texts }: ListFootProps) => {
  switch (more) {
    case 'idle':
      return canObserve() ? null : (
        <Button variant="quiet" onClick={onMore}>
          {texts.more}
        </Button>
      )
    case 'loading':
      return texts.loading
    case 'failed':
      return (
        <>
          <span>{texts.failed}</span>
          <Button variant="quiet" onClick={onMore}>
            {texts.retry}
          </Button>
        </>
      )
    case 'end':
      return texts.end
  }
}

const canObserve = (): boolean => 'IntersectionObserver' in window
