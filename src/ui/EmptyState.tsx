import type { ReactNode, Ref } from 'react'
import { Button } from './Button'
import { focusAround } from './focusMain'
import { FailedDrawing, OfflineDrawing } from './illustrations/drawings'
import { ServerText } from './ServerText'
import { StateDrawing, type StateName } from './illustrations/lazy'
import styles from './EmptyState.module.css'

type StateViewProps = {
  ref?: Ref<HTMLDivElement> | undefined
  kind: 'empty' | 'failed' | 'offline'
  name?: StateName
  title: string
  text?: string | undefined
  action?: { label: string; onAct: () => void; busy?: boolean } | undefined
  way?: ReactNode
}

// The drawings for failures are bundled: without a network they could not load.
const DRAWINGS = { empty: undefined, failed: <FailedDrawing />, offline: <OfflineDrawing /> }

export const EmptyState = ({ ref, kind, name = 'nothingFound', title, text, action, way }: StateViewProps) => (
  <div ref={ref} className={styles.view}>
    {DRAWINGS[kind] ?? <StateDrawing name={name} />}
    <div role={kind === 'empty' ? 'status' : 'alert'}>
      <p className={styles.title}>{title}</p>
      {text !== undefined && (
        <p>
          <ServerText>{text}</ServerText>
        </p>
      )}
    </div>
    {action && (
      <Button ref={focusAround} variant="secondary" busy={action.busy ?? false} onClick={action.onAct}>
        {action.label}
      </Button>
    )}
    {way}
  </div>
)
