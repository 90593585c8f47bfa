import 'antd-mobile/es/components/steps/steps.css'
import './antdTheme.css'
import { Step, type StepProps } from 'antd-mobile/es/components/steps/step'
import { Steps as Line } from 'antd-mobile/es/components/steps/steps'
import { NoBreakDates } from './NoBreakDates'
import { CheckIcon } from './icons'
import styles from './Steps.module.css'

type StepState = 'done' | 'now' | 'ahead'

type Props = {
  label: string
  /** A step without a note shows its state. */
  steps: readonly { title: string; state: StepState; note: string | undefined }[]
  states: Readonly<Record<StepState, string>>
}

const STATUS = { done: 'finish', now: 'process', ahead: 'wait' } as const

/** Steps from top to bottom; antd-mobile’s are no list and only draw their states, so a wrapper adds both. */
export const Steps = ({ label, steps, states }: Props) => (
  <div role="list" aria-label={label}>
    <Line direction="vertical" className={`${styles.steps}`}>
      {steps.map(({ title, state, note }) => (
        <Item
          key={title}
          status={STATUS[state]}
          icon={
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' && <CheckIcon />}
            </span>
          }
          title={
            <>
              <strong>{title}</strong> {note !== undefined && <span className="visuallyHidden">{states[state]} </span>}
            </>
          }
          description={<NoBreakDates>{note ?? states[state]}</NoBreakDates>}
        />
      ))}
    </Line>
  </div>
)

/** The line adds props to each step, which pass through. */
const Item = (props: StepProps) => (
  <div role="listitem" aria-current={props.status === 'process' ? 'step' : undefined} className={styles.item}>
    <Step {...props} />
  </div>
)
