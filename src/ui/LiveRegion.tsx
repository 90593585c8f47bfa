import type { ReactNode, Ref } from 'react'
import styles from './LiveRegion.module.css'

type Props = {
  ref?: Ref<HTMLDivElement>
  role: 'status' | 'alert'
  hidden?: boolean
  children: ReactNode
}

export const LiveRegion = ({ ref, role, hidden = false, children }: Props) => (
  <div ref={ref} tabIndex={ref === undefined ? undefined : -1} role={role} className={styles.place} hidden={hidden}>
    {children}
  </div>
)
