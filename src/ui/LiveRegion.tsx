import type { ReactNode, Ref } from 'react'
import styles from './LiveRegion.module.css'

type Props = {
  ref?: Ref<HTMLDivElement>
  role: 'status' | 'alert'
  hidden?: boolean
  /** Only what is new is read out, where the state of a button inside changes too. */
  'aria-atomic'?: false
  /** Nothing is read out, while another region says the same. */
  'aria-live'?: 'off' | undefined
  children: ReactNode
}

export const LiveRegion = ({ ref, hidden = false, ...rest }: Props) => (
  <div {...rest} ref={ref} tabIndex={ref === undefined ? undefined : -1} className={styles.place} hidden={hidden} />
)
