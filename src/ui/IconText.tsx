import type { ComponentType } from 'react'
import styles from './IconText.module.css'
import { NoBreakDates } from './NoBreakDates'

type Props = {
  Icon: ComponentType
  name: string
  text: string
  /** It is what the reader came for. */
  strong?: boolean
  /** It begins with a name, and takes two lines at most (A487). */
  named?: boolean
}

/** A quiet line whose kind the icon shows and the name says. */
export const IconText = ({ Icon, name, text, strong = false, named = false }: Props) => (
  <span className={styles.line} data-strong={strong || undefined}>
    <Icon />
    <span className="visuallyHidden">{name}</span>
    <span className={named ? 'shortened' : undefined}>
      <NoBreakDates>{text}</NoBreakDates>
    </span>
  </span>
)
