import type { ComponentType, ReactNode } from 'react'
import { Card } from './Card'
import styles from './DrawnSteps.module.css'

export type DrawnStep = { title: string; text: string; Drawing: ComponentType; below?: ReactNode }

type Props = { steps: readonly DrawnStep[]; level?: 2 | 3 }

export const DrawnSteps = ({ steps, level = 2 }: Props) => (
  <ol role="list" className={styles.steps}>
    {steps.map((step, index) => (
      <Step key={step.title} step={step} number={index + 1} level={level} />
    ))}
  </ol>
)

type StepProps = { step: DrawnStep; number: number; level: 2 | 3 }

const Step = ({ step: { title, text, Drawing, below }, number, level }: StepProps) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li>
      <Card>
        <div className={styles.step}>
          <Drawing />
          <div className={styles.words}>
            <Heading className={styles.title}>
              <span className={styles.number}>{number}</span> <span>{title}</span>
            </Heading>
            <p>{text}</p>
            {below}
          </div>
        </div>
      </Card>
    </li>
  )
}
