import type { ReactNode } from 'react'
import { NoBreakDates } from './NoBreakDates'
import styles from './DescriptionList.module.css'

type Props = { facts: readonly (readonly [name: string, value: ReactNode])[] }

/** A description list; a value without room beside its name wraps below it. */
export const DescriptionList = ({ facts }: Props) => (
  <dl className={styles.list}>
    {facts.map(([name, value]) => (
      <div key={name} className={styles.row}>
        <dt>{name}</dt>
        <dd>{typeof value === 'string' ? <NoBreakDates>{value}</NoBreakDates> : value}</dd>
      </div>
    ))}
  </dl>
)
