import type { ReactNode, Ref, ComponentProps } from 'react'
import bubbleStyles from './Bubble.module.css'
import styles from './ChatLayout.module.css'

type BubbleProps = Omit<ComponentProps<'div'>, 'className' | 'style'> & {
  side: 'left' | 'right'
  /** What it holds is a shape by itself, such as a picture. */
  bare?: boolean
}

/** What somebody says, at that person's side. */
export const Bubble = ({ side, bare = false, ...rest }: BubbleProps) => (
  <div {...rest} className={bubbleStyles.bubble} data-side={side} data-bare={bare || undefined} />
)

type Props = {
  /** Sets its height where a keyboard takes a part of the window. */
  ref: Ref<HTMLDivElement>
  /** Stand at the top and at the bottom; what is between them scrolls by itself. */
  head: ReactNode
  foot: ReactNode
  children: ReactNode
}

/** A screen that fills the window and never scrolls as a whole. */
export const ChatLayout = ({ ref, head, foot, children }: Props) => (
  <div ref={ref} className={styles.messenger}>
    <header className={styles.head}>{head}</header>
    {children}
    <div className={styles.foot}>{foot}</div>
  </div>
)
