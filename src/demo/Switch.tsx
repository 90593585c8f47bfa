import type { ComponentProps } from 'react'
import styles from './Switch.module.css'

type SwitchProps = Pick<ComponentProps<'input'>, 'aria-labelledby' | 'aria-describedby'> & {
  on: boolean
  onTurn: (on: boolean) => void
}

/** Turns a fault on and off. It is red while on, because it makes something fail. */
export const Switch = ({ on, onTurn, ...rest }: SwitchProps) => (
  <input
    {...rest}
    type="checkbox"
    role="switch"
    className={styles.switch}
    checked={on}
    aria-checked={on}
    onChange={({ target }) => onTurn(target.checked)}
  />
)
