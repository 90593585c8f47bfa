import type { ReactNode } from 'react'
import { NoBreakDates } from './NoBreakDates'
import styles from './DescriptionList.module.css'

type Props = { facts: readonly (readonly [name: string, value: ReactNode])[] }

/** Names at the left, their values at the right; one that takes more room stands below its name, as any text does. */
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
