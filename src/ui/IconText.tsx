import type { ComponentType } from 'react'
import arrowLabelStyles from './ArrowLabel.module.css'
import styles from './IconText.module.css'
import { NoBreakDates } from './NoBreakDates'
import { ChevronRightIcon } from './icons'

type ArrowLabelProps = {
  spread?: boolean
  children: string
}

export const ArrowLabel = ({ spread = false, children }: ArrowLabelProps) => (
  <span className={arrowLabelStyles.words} data-spread={spread || undefined}>
    {children}
    <ChevronRightIcon />
  </span>
)

type Props = {
  id?: string
  Icon: ComponentType
  name: string
  text: string
  strong?: boolean
  /** A487: starts with a name, and is clamped to two or three lines. */
  named?: boolean
  /** Breaks like a sentence, but not within a number. */
  address?: boolean
}

export const IconText = ({ id, Icon, name, text, strong = false, named = false, address = false }: Props) => (
  <span id={id} className={styles.line} data-strong={strong || undefined} data-address={address || undefined}>
    <Icon />
    <span className="visuallyHidden">{name}</span>
    <span className={named ? 'shortened' : undefined}>
      <NoBreakDates>{text}</NoBreakDates>
    </span>
  </span>
)
