import type { ReactNode, Ref } from 'react'
import styles from './LiveRegion.module.css'

type Props = {
  ref?: Ref<HTMLDivElement>
  role: 'status' | 'alert'
  children: ReactNode
}

export const LiveRegion = ({ ref, role, children }: Props) => (
  <div ref={ref} tabIndex={ref === undefined ? undefined : -1} role={role} className={styles.place}>
    {children}
  </div>
)
