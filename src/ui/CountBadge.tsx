import 'antd-mobile/es/components/badge/badge.css'
import './antdTheme.css'
import { Badge, dot } from 'antd-mobile/es/components/badge/badge'
import styles from './CountBadge.module.css'

type Props = {
  /** The accessible name, in place of the number. */
  label: string
  /** A dot while undefined. */
  number: string | undefined
}

/** A number at the corner of an icon; antd-mobile’s would become part of the name around it, so a wrapper names it. */
export const CountBadge = ({ label, number }: Props) => (
  <span role="img" aria-label={label} className={styles.place} data-number={number}>
    <Badge content={number ?? dot} className={`${styles.badge}`} />
  </span>
)
