import 'antd-mobile/es/components/auto-center/auto-center.css'
import 'antd-mobile/es/components/safe-area/safe-area.css'
import { AutoCenter } from 'antd-mobile/es/components/auto-center/auto-center'
import { SafeArea } from 'antd-mobile/es/components/safe-area/safe-area'
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

/** A separate line between bubbles. */
export const ChatTime = ({ children }: { children: string }) => (
  <AutoCenter className={`${styles.time}`}>{children}</AutoCenter>
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
    <div className={styles.foot}>
      {foot}
      <SafeArea position="bottom" />
    </div>
  </div>
)
