import type { ReactNode } from 'react'
import { NoBreakDates } from './NoBreakDates'
import styles from './DescriptionList.module.css'

/** `term` is shown instead of the name where the name alone is not enough. */
type Props = { facts: readonly (readonly [name: string, value: ReactNode, term?: ReactNode])[] }

/** A description list; a value without room beside its name wraps below it. */
export const DescriptionList = ({ facts }: Props) => (
  <dl className={styles.list}>
    {facts.map(([name, value, term = name]) => (
      <div key={name} className={styles.row}>
        <dt>{term}</dt>
        <dd>{typeof value === 'string' ? <NoBreakDates>{value}</NoBreakDates> : value}</dd>
      </div>
    ))}
  </dl>
)
