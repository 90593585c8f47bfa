import type { ReactNode, Ref } from 'react'
import styles from './LiveRegion.module.css'

type Props = {
  /** Moves the focus here, to what has just come. */
  ref?: Ref<HTMLDivElement>
  /** `alert` interrupts what is being read out. */
  role: 'status' | 'alert'
  children: ReactNode
}

/** A place that reads out whatever comes to stand in it; without anything it takes no room. */
export const LiveRegion = ({ ref, role, children }: Props) => (
  <div ref={ref} tabIndex={ref === undefined ? undefined : -1} role={role} className={styles.place}>
    {children}
  </div>
)
