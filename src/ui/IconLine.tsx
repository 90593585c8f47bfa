import type { ComponentType } from 'react'
import styles from './IconLine.module.css'

type Props = { Icon: ComponentType; name: string; text: string }

/** A quiet line whose kind the icon shows and the name says. */
export const IconLine = ({ Icon, name, text }: Props) => (
  <span className={styles.line}>
    <Icon />
    <span className="visuallyHidden">{name}</span>
    <span>{text}</span>
  </span>
)
