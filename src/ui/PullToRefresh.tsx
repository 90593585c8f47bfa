import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PullToRefreshProps } from 'antd-mobile'

export type PullTexts = { pull: string; release: string; refreshing: string; done: string; failed: string }

type Props = {
  /** Brings the content anew; false when it stays as it was. */
  onRefresh: () => Promise<boolean>
  texts: PullTexts
  children: ReactNode
}

const HEAD_REM = 3
const THRESHOLD_REM = 4

/**
 * A list that is asked for anew by pulling it down. The gesture comes later than the list, and may not come at
 * all.
 */
export const PullToRefresh = ({ onRefresh, texts, children }: Props) => {
  // The list keeps its own place in the document, so that the late gesture does not build it again under a finger.
  const [content] = useState(() => document.createElement('div'))
  const [renewed, setRenewed] = useState(true)
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  const slot = <Slot content={content} />
  return (
    <>
      {createPortal(children, content)}
      <Suspense fallback={slot}>
        <Gesture
          headHeight={HEAD_REM * rem}
          threshold={THRESHOLD_REM * rem}
          onRefresh={async () => setRenewed(await onRefresh())}
          renderText={(status) => {
            switch (status) {
              case 'pulling':
                return texts.pull
              case 'canRelease':
                return texts.release
              case 'refreshing':
                return texts.refreshing
              case 'complete':
                return renewed ? texts.done : texts.failed
            }
          }}
        >
          {slot}
        </Gesture>
      </Suspense>
    </>
  )
}

const Gesture = lazy(async (): Promise<{ default: ComponentType<PullToRefreshProps> }> => {
  try {
    return { default: (await import('./antdPullToRefresh')).PullToRefresh }
  } catch {
    return { default: NoGesture }
  }
})

const NoGesture = ({ children }: PullToRefreshProps) => children

const Slot = ({ content }: { content: HTMLElement }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(content), [content])
  return <div ref={place} />
}
