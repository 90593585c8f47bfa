import { useId, type ReactNode } from 'react'
import { SkeletonBlock } from './Skeleton'
import styles from './StepCard.module.css'

type Props = {
  /** What it asks for: something to do, a day to be somewhere, or something that does not wait. */
  tone: 'act' | 'health' | 'soon'
  /** What kind of thing stands here, above its title. */
  label: string
  title: string
  /** The one link; none where the bar of the page holds it. */
  action?: ReactNode
  /** What it costs, where it costs something. */
  price?: string | undefined
  children: ReactNode
}

/** The one thing to do now, on the tinted surface that only the first thing of a screen stands on. */
export const StepCard = ({ tone, label, title, action, price, children }: Props) => {
  const id = useId()
  return (
    <section className={styles.card} data-tone={tone} aria-labelledby={id}>
      <p className={styles.label}>{label}</p>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.words}>{children}</div>
      {action !== undefined && (
        <div className={styles.action}>
          {action}
          {price !== undefined && <span className={styles.price}>{price}</span>}
        </div>
      )}
    </section>
  )
}

/** Its box, before it is known what stands in it. */
export const StepCardSkeleton = ({ busyText }: { busyText: string }) => (
  <div className={styles.card} role="status">
    <span className="visuallyHidden">{busyText}</span>
    <SkeletonBlock width="30%" />
    <SkeletonBlock width="70%" height="1.75rem" />
    <div className={styles.words} aria-hidden="true">
      <SkeletonBlock />
      <SkeletonBlock width="60%" />
    </div>
    <SkeletonBlock width="9rem" height="2.75rem" />
  </div>
)
