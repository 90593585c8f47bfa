import type { ComponentType } from 'react'
import arrowLabelStyles from './ArrowLabel.module.css'
import styles from './IconText.module.css'
import { NoBreakDates } from './NoBreakDates'
import { ChevronRightIcon } from './icons'

type ArrowLabelProps = {
  /** The arrow stands at the far end of the line. */
  apart?: boolean
  children: string
}

/** The words of a link that is no row, with the arrow that says so behind them. */
export const ArrowLabel = ({ apart = false, children }: ArrowLabelProps) => (
  <span className={arrowLabelStyles.words} data-apart={apart || undefined}>
    {children}
    <ChevronRightIcon />
  </span>
)

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
