import { type ComponentType, createElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { PullToRefreshProps } from 'antd-mobile'
import { afterTap } from './afterTap'
import { inTime } from '@/lib/inTime'

export type PullTexts = { pull: string; release: string; refreshing: string; done: string; failed: string }

type Props = {
  /** Brings the content anew; false when it stays as it was. */
  onRefresh: () => Promise<boolean>
  texts: PullTexts
  children: ReactNode
}

/** Nobody holds a finger on a row for longer. */
const LONGEST_TOUCH_MS = 3000
const HEAD_REM = 3
const THRESHOLD_REM = 4
const TEXTS = { pulling: 'pull', canRelease: 'release', refreshing: 'refreshing', complete: 'done' } as const

/**
 * A list that is asked for anew by pulling it down. The gesture comes later than the list, and may not come at
 * all.
 */
export const PullToRefresh = ({ onRefresh, texts, children }: Props) => {
  // The list keeps its own place in the document, so that the late gesture does not build it again under a finger.
  const [content] = useState(() => document.createElement('div'))
  const [renewed, setRenewed] = useState(true)
  const gesture = useGesture(content)
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  const slot = <Slot content={content} />
  const gestureProps: PullToRefreshProps = {
    headHeight: HEAD_REM * rem,
    threshold: THRESHOLD_REM * rem,
    onRefresh: async () => setRenewed(await onRefresh()),
    renderText: (status) => texts[status === 'complete' && !renewed ? 'failed' : TEXTS[status]],
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
 * The gesture, once it is there. Coming late, it moves the list, which loses a tap and the focus by that: it waits for
 * the finger that lies on the list, and whoever types there has the list without the gesture, until it is opened the
 * next time.
 */
const useGesture = (content: HTMLElement): Gesture | undefined => {
  const [gesture, setGesture] = useState(() => fetched)
  useEffect(() => {
    const arrive = async () => {
      // Waited for even where it is there by now: an effect may draw nothing at once.
      fetched = (await inTime(import('./antdPullToRefresh'))).PullToRefresh
      if (content.querySelector(':active') !== null) await afterTap(['pointerup', 'pointercancel'], LONGEST_TOUCH_MS)
      const at = document.activeElement
      const isWithin = at instanceof HTMLElement && content.contains(at)
      if (isWithin && at.matches('input, textarea, select')) return
      flushSync(() => setGesture(() => fetched))
      if (isWithin) at.focus({ preventScroll: true })
    }
    // Whoever cannot have it has the list, and its other ways to be asked for anew.
    if (gesture === undefined) arrive().catch(() => undefined)
  }, [content, gesture])
  return gesture
}

const Slot = ({ content }: { content: HTMLElement }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(content), [content])
  return <div ref={place} />
}
