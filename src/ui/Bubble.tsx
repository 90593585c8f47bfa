import type { ComponentProps } from 'react'
import styles from './Bubble.module.css'

type Props = Omit<ComponentProps<'div'>, 'className' | 'style'> & {
  side: 'left' | 'right'
  /** What it holds is a shape by itself, such as a picture. */
  bare?: boolean
}

/** What somebody says, at that person's side. */
export const Bubble = ({ side, bare = false, ...rest }: Props) => (
  <div {...rest} className={styles.bubble} data-side={side} data-bare={bare || undefined} />
)
