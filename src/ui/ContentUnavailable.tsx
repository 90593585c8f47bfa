import type { ReactNode, Ref } from 'react'
import { Button } from './Button'
import { focusAround } from './focusMain'
import { FailedDrawing, OfflineDrawing } from './illustrations/drawings'
import { ServerText } from './ServerText'
import { StateDrawing, type StateName } from './illustrations/lazy'
import styles from './ContentUnavailable.module.css'

type Props = {
  ref?: Ref<HTMLDivElement> | undefined
  kind: 'empty' | 'failed' | 'offline'
  drawing?: StateName
  title: string
  text?: string | undefined
  action?: { label: string; onAct: () => void; busy?: boolean } | undefined
  way?: ReactNode
}

// The drawings for failures are bundled: without a network they could not load.
const DRAWINGS = { empty: undefined, failed: <FailedDrawing />, offline: <OfflineDrawing /> }

// Focused after a form that it replaces; a failure is read out by itself.
const INSTEAD = { tabIndex: -1, 'data-instead': true, className: styles.words }

/** Says in place of the content that there is none, that it failed to load, or that the network is lost. */
export const ContentUnavailable = ({ ref, kind, drawing = 'nothingFound', title, text, action, way }: Props) => (
  <div ref={ref} className={styles.view}>
    {DRAWINGS[kind] ?? <StateDrawing name={drawing} />}
    <div role={kind === 'empty' ? 'status' : 'alert'} {...(kind === 'empty' && INSTEAD)}>
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
