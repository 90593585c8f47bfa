import { useId, type ReactNode } from 'react'
import { SkeletonBlock } from './Skeleton'
import styles from './StepCard.module.css'

type Props = {
  tone: 'act' | 'health' | 'soon'
  label: string
  title: string
  /** The only link; undefined where the page’s bar holds it. */
  action?: ReactNode
  price?: ReactNode
  children: ReactNode
}

/** The next step, on the tinted surface reserved for the first element of a screen. */
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
