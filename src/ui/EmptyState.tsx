import type { ReactNode, Ref } from 'react'
import { Button } from './Button'
import { FailedDrawing, OfflineDrawing } from './illustrations/drawings'
import { StateDrawing, type StateName } from './illustrations/lazy'
import styles from './EmptyState.module.css'

type StateViewProps = {
  ref?: Ref<HTMLDivElement> | undefined
  kind: 'empty' | 'failed' | 'offline'
  /** Of an empty one: which it is. */
  name?: StateName
  title: string
  /** What to do about it, or what became of what was typed. */
  text?: string | undefined
  action?: { label: string; onAct: () => void; busy?: boolean } | undefined
  /** Where else to go. */
  way?: ReactNode
}

// What a lost network shows cannot wait for it.
const DRAWINGS = { empty: undefined, failed: <FailedDrawing />, offline: <OfflineDrawing /> }

/** In the place of content: a drawing, a sentence, at most one thing to do, and where that may not help, a way on. */
export const EmptyState = ({ ref, kind, name = 'nothingFound', title, text, action, way }: StateViewProps) => (
  <div ref={ref} className={styles.view}>
    {DRAWINGS[kind] ?? <StateDrawing name={name} />}
    <div role={kind === 'empty' ? 'status' : 'alert'}>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p>{text}</p>}
    </div>
    {action && (
      <Button variant="secondary" busy={action.busy ?? false} onClick={action.onAct}>
        {action.label}
      </Button>
    )}
    {way}
  </div>
)
