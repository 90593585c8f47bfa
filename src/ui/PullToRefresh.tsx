import { type ComponentType, createElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { PullToRefreshProps } from 'antd-mobile'
import { afterTap } from './afterTap'
import { inTime } from '@/lib/inTime'

type PullTexts = { pull: string; release: string; refreshing: string; done: string; failed: string }

type Props = {
  onRefresh: () => Promise<boolean>
  texts: PullTexts
  children: ReactNode
}

/** No touch on a row lasts longer. */
const LONGEST_TOUCH_MS = 3000
const HEAD_REM = 3
const THRESHOLD_REM = 4
const TEXTS = { pulling: 'pull', canRelease: 'release', refreshing: 'refreshing', complete: 'done' } as const

export const PullToRefresh = ({ onRefresh, texts, children }: Props) => {
  // Keeps the list in an element of its own, so that adding the gesture does not remount it.
  const [content] = useState(() => document.createElement('div'))
  const [renewed, setRenewed] = useState(true)
  const gesture = useGesture(content)
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  const slot = <Slot content={content} />
  const gestureProps: PullToRefreshProps = {
    headHeight: HEAD_REM * rem,
    threshold: THRESHOLD_REM * rem,
    onRefresh: async () => setRenewed(await onRefresh()),
    // Hidden from screen readers, which would read it before the list even without a pull.
    renderText: (status) => (
      <span aria-hidden="true">{texts[status === 'complete' && !renewed ? 'failed' : TEXTS[status]]}</span>
    ),
  }
  return (
    <>
      {createPortal(children, content)}
      {gesture === undefined ? slot : createElement(gesture, gestureProps, slot)}
    </>
  )
}

type Gesture = ComponentType<PullToRefreshProps>
let fetched: Gesture | undefined

/**
 * The gesture once loaded. Adding it moves the list in the document, which loses a tap and the focus. So it waits
 * until no finger touches the list, and skips a list with the focus in it.
 */
const useGesture = (content: HTMLElement): Gesture | undefined => {
  const [gesture, setGesture] = useState(() => fetched)
  useEffect(() => {
    const arrive = async () => {
      // Awaited even when cached: an effect must not set state synchronously.
      fetched = (await inTime(import('./antdPullToRefresh'))).PullToRefresh
      if (content.querySelector(':active') !== null) await afterTap(['pointerup', 'pointercancel'], LONGEST_TOUCH_MS)
      const at = document.activeElement
      const isWithin = at instanceof HTMLElement && content.contains(at)
      if (isWithin && at.matches('input, textarea, select')) return
      flushSync(() => setGesture(() => fetched))
      if (isWithin) at.focus({ preventScroll: true })
    }
    // Without the gesture the list and its other ways to refetch remain.
    if (gesture === undefined) arrive().catch(() => undefined)
  }, [content, gesture])
  return gesture
}

const Slot = ({ content }: { content: HTMLElement }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(content), [content])
  return <div ref={place} />
}
