import type { ReactNode } from 'react'
import styles from './Row.module.css'

type ControlRowProps = {
  label: ReactNode
  children: ReactNode
}

export const ControlRow = ({ label, children }: ControlRowProps) => (
  <div className={`ends ${styles.control}`}>
    {label}
    {children}
  </div>
)
