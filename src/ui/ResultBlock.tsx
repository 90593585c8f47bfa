import { useEffect, useRef, type ReactNode } from 'react'
import { AnimatedCheck } from './AnimatedCheck'
import styles from './ResultBlock.module.css'

type Props = {
  /** The fact, in the fewest words: the heading of the screen. */
  title: string
  /** It has been done a moment ago, and what was tapped for it is gone: the focus comes here. */
  justDone?: boolean
  /** What it means. */
  text?: string | undefined
  /** The next step first, then where else to go. */
  children?: ReactNode
}

/** After something was done: the tick is drawn, the fact in large, what it means, and the next step. */
export const ResultBlock = ({ title, justDone = false, text, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (justDone) heading.current?.focus({ preventScroll: true })
  }, [justDone])
  return (
    <div className={styles.result}>
      <AnimatedCheck />
      <div role="status" className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children !== undefined && <div className={styles.next}>{children}</div>}
    </div>
  )
}
