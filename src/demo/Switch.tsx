import type { ComponentProps } from 'react'
import styles from './Switch.module.css'

type SwitchProps = Pick<ComponentProps<'input'>, 'aria-labelledby' | 'aria-describedby'> & {
  on: boolean
  onTurn: (on: boolean) => void
  /** A warning style: turning it on makes something fail. */
  danger?: boolean
}

export const Switch = ({ on, onTurn, danger = false, ...rest }: SwitchProps) => (
  <input
    {...rest}
    type="checkbox"
    role="switch"
    className={styles.switch}
    data-danger={danger || undefined}
    checked={on}
    aria-checked={on}
    onChange={({ target }) => onTurn(target.checked)}
  />
)
