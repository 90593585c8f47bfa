import { useEffect, useRef, type ReactNode } from 'react'
import { LiveRegion } from './LiveRegion'
import styles from './ResultBlock.module.css'

/** A tick that is drawn once, or shown at once with reduced motion. Decorative. */
const AnimatedCheck = () => (
  <svg
    viewBox="0 0 80 80"
    width="80"
    height="80"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M12 41c-2-17 10-30 28-31s31 11 30 29-13 31-31 31-25-13-27-29z" fill="var(--drawing-mist)" />
    <circle cx="40" cy="40" r="24" fill="var(--drawing-teal)" />
    <path
      className={styles.tick}
      d="m29.5 41 7.5 7.5L51 33"
      pathLength={1}
      stroke="var(--drawing-paper)"
      strokeWidth="4.5"
    />
  </svg>
)

type Props = {
  title: string
  /** Moves the focus here: the button that was tapped is gone. */
  justDone?: boolean
  text?: string | undefined
  /** Takes the room of a text that is still to come, unseen. */
  reserved?: string | undefined
  children?: ReactNode
}

export const ResultBlock = ({ title, justDone = false, text, reserved, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (justDone) heading.current?.focus({ preventScroll: true })
  }, [justDone])
  return (
    <div className={styles.result}>
      <AnimatedCheck />
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <LiveRegion role="status">
          {text !== undefined && <p>{text}</p>}
          {text === undefined && reserved !== undefined && (
            <p aria-hidden="true" style={{ visibility: 'hidden' }}>
              {reserved}
            </p>
          )}
        </LiveRegion>
      </div>
      {children !== undefined && <div className={styles.next}>{children}</div>}
    </div>
  )
}
