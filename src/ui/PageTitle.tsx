import type { ReactNode, Ref } from 'react'
import styles from './Page.module.css'

type Props = {
  /** Moves the focus here when the screen has become another one. */
  ref?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

/** The one heading of a screen. */
export const PageTitle = ({ ref, children }: Props) => (
  <h1 ref={ref} tabIndex={ref === undefined ? undefined : -1} className={styles.title}>
    {children}
  </h1>
)
