import styles from './Skeleton.module.css'

type SkeletonBlockProps = { width?: string; height?: string }

/** A grey bar in the place of a text or a picture; sizes in rem or per cent. */
export const SkeletonBlock = ({ width = '100%', height = '1rem' }: SkeletonBlockProps) => (
  <span className={styles.block} style={{ width, height }} aria-hidden="true" />
)

/** The shape of a list card: three lines, beside a picture where the card will have one. */
export const SkeletonCard = ({ pictured = false }: { pictured?: boolean }) => (
  <div className={styles.card} aria-hidden="true">
    {pictured && <SkeletonBlock width="4.5rem" height="4.5rem" />}
    <div className={styles.lines}>
      <SkeletonBlock width="60%" height="1.125rem" />
      <SkeletonBlock width="90%" height="0.875rem" />
      <SkeletonBlock width="40%" height="0.875rem" />
    </div>
  </div>
)

type SkeletonListProps = { count: number; busyText: string; pictured?: boolean }

export const SkeletonList = ({ count, busyText, pictured = false }: SkeletonListProps) => (
  <div className={styles.list} role="status">
    <span className="visuallyHidden">{busyText}</span>
    {Array.from({ length: count }, (_, index) => (
      <SkeletonCard key={index} pictured={pictured} />
    ))}
  </div>
)
