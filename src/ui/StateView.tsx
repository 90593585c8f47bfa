import { Button } from './Button'
import { EmptyDrawing, FailedDrawing } from './drawings'
import styles from './StateView.module.css'

type StateViewProps = {
  kind: 'empty' | 'failed'
  /** It stands for the whole page, so its title is the page's heading. */
  page?: boolean
  title: string
  /** What to do about it, or what became of what was typed. */
  text?: string | undefined
  action?: { label: string; onAct: () => void; busy?: boolean } | undefined
}

/** In the place of content: a drawing, a sentence and at most one way on. */
export const StateView = ({ kind, page = false, title, text, action }: StateViewProps) => (
  <div className={styles.view}>
    {kind === 'failed' ? <FailedDrawing /> : <EmptyDrawing />}
    <div role={kind === 'failed' ? 'alert' : 'status'}>
      {page ? <h1 className={styles.title}>{title}</h1> : <p className={styles.title}>{title}</p>}
      {text !== undefined && <p>{text}</p>}
    </div>
    {action && (
      <Button variant="secondary" busy={action.busy ?? false} onClick={action.onAct}>
        {action.label}
      </Button>
    )}
  </div>
)
