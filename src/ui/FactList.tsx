import type { ReactNode } from 'react'
import styles from './FactList.module.css'

type Props = { facts: readonly (readonly [name: string, value: ReactNode])[] }

/** Names at the left, their values at the right; one that takes more than a line is read as any text is. */
export const FactList = ({ facts }: Props) => (
  <dl className={styles.list}>
    {facts.map(([name, value]) => (
      <div key={name} className={styles.row}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
