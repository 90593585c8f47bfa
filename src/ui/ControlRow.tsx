import type { ReactNode } from 'react'
import styles from './Row.module.css'

type Props = {
  label: ReactNode
  /** The label switches the control, which is a single one. */
  whole?: boolean
  children: ReactNode
}

/** A row with what it is about at the left and the control at the right. */
export const ControlRow = ({ label, whole = false, children }: Props) => {
  const Row = whole ? 'label' : 'div'
  return (
    <Row className={`ends ${styles.control}`}>
      {label}
      {children}
    </Row>
  )
}
