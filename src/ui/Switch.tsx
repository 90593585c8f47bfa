import type { ComponentProps } from 'react'
import styles from './Switch.module.css'

type SwitchProps = Pick<ComponentProps<'input'>, 'aria-labelledby' | 'aria-describedby'> & {
  on: boolean
  onTurn: (on: boolean) => void
  /** Drawn as a warning: what it turns on makes something fail. */
  danger?: boolean
}

/** Something that is on or off and follows at once; the label around it, or one it names, says what. */
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
