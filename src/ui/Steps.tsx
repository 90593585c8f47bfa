import { NoBreakDates } from './NoBreakDates'
import { CheckIcon } from './icons'
import styles from './Steps.module.css'

export type StepState = 'done' | 'now' | 'ahead'

type Props = {
  label: string
  steps: readonly { title: string; state: StepState; note: string }[]
  states: Readonly<Record<StepState, string>>
}

export const Steps = ({ label, steps, states }: Props) => (
  <ol aria-label={label} className={styles.steps}>
    {steps.map(({ title, state, note }) => (
      <li key={title} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
        <span className={styles.mark} aria-hidden="true">
          {state === 'done' && <CheckIcon />}
        </span>
        <span className={styles.words}>
          <strong>{title}</strong> <span className="visuallyHidden">{states[state]}</span>{' '}
          <span className={styles.note}>
            <NoBreakDates>{note}</NoBreakDates>
          </span>
        </span>
      </li>
    ))}
  </ol>
)
