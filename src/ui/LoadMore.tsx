import { useEffect, useEffectEvent, useRef } from 'react'
import type { Paged } from '@/lib/pagedList'
import { Button } from './Button'
import { focusAround } from './focusMain'
import styles from './LoadMore.module.css'

/** Distance in px from the end of a list at which the next page loads. */
export const LOAD_DISTANCE = 50

type LoadMoreProps = {
  more: Paged<unknown>['more']
  reloading: boolean
  onMore: () => void
  texts: { more: string; loading: string; failed: string; retry: string; end: string }
}

export const LoadMore = ({ more, reloading, onMore, texts }: LoadMoreProps) => {
  const foot = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onMore)
  useEffect(() => {
    if (more !== 'idle' || reloading || !foot.current || !canObserve()) return undefined
    // A new observer per page reports again when a short page leaves the end in view.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) ask()
      },
      { rootMargin: `${LOAD_DISTANCE}px` },
    )
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [more, reloading])

  return (
    <div ref={foot} tabIndex={-1} className={styles.foot} role="status">
      <Content more={more} reloading={reloading} onMore={onMore} texts={texts} />
    </div>
  )
}

const Content = ({ more, reloading, onMore, texts }: LoadMoreProps) => {
  const button = (text: string) => (
    <Button ref={focusAround} variant="quiet" busy={reloading} onClick={onMore}>
      {text}
    </Button>
  )
  switch (more) {
    case 'idle':
      return canObserve() ? null : button(texts.more)
    case 'loading':
      return texts.loading
    case 'failed':
      return (
        <>
          <span>{texts.failed}</span>
          {button(texts.retry)}
        </>
      )
    case 'end':
      return texts.end
  }
}

const canObserve = (): boolean => 'IntersectionObserver' in window
