import type { ReactNode, Ref, ComponentProps } from 'react'
import bubbleStyles from './Bubble.module.css'
import styles from './ChatLayout.module.css'

type BubbleProps = Omit<ComponentProps<'div'>, 'className' | 'style'> & {
  side: 'left' | 'right'
  unpadded?: boolean
}

export const Bubble = ({ side, unpadded = false, ...rest }: BubbleProps) => (
  <div {...rest} className={bubbleStyles.bubble} data-side={side} data-unpadded={unpadded || undefined} />
)

type Props = {
  ref: Ref<HTMLDivElement>
  head: ReactNode
  foot: ReactNode
  children: ReactNode
}

export const ChatLayout = ({ ref, head, foot, children }: Props) => (
  <div ref={ref} className={styles.messenger}>
    <header className={styles.head}>{head}</header>
    {children}
    <div className={styles.foot}>{foot}</div>
  </div>
)
