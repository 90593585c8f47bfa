import type { ComponentProps } from 'react'
import styles from './Card.module.css'

type Props = Omit<ComponentProps<'div'>, 'className' | 'style'> & {
  /** It holds rows or blocks, which reach its edges. */
  flush?: boolean
}

/** A surface of its own on the page, its contents one below the other. */
export const Card = ({ flush = false, ...rest }: Props) => (
  <div {...rest} className={flush ? styles.flush : styles.padded} />
)
