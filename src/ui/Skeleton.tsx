import styles from './Skeleton.module.css'

type SkeletonBlockProps = { width?: string; height?: string }

/** A grey bar in the place of a text or a picture; sizes in rem or per cent. */
export const SkeletonBlock = ({ width = '100%', height = '1rem' }: SkeletonBlockProps) => (
  <span className={styles.block} style={{ width, height }} aria-hidden="true" />
)

type CardProps = {
  /** So many stand below the title. */
  lines?: number
  /** A picture stands beside them: as high as three lines, or a face where there is one line. */
  pictured?: boolean
}

/** The shape of a list card. */
export const SkeletonCard = ({ lines = 2, pictured = false }: CardProps) => {
  const side = lines === 1 ? '2.75rem' : '4.5rem'
  return (
    <div className={styles.card} aria-hidden="true">
      {pictured && <SkeletonBlock width={side} height={side} />}
      <div className={styles.lines}>
        <SkeletonBlock width="60%" height="1.125rem" />
        {Array.from({ length: lines }, (_, line) => (
          <SkeletonBlock key={line} width={line === lines - 1 ? '40%' : '90%'} height="0.875rem" />
        ))}
      </div>
    </div>
  )
}

type SkeletonListProps = CardProps & { count: number; busyText: string }

export const SkeletonList = ({ count, busyText, ...card }: SkeletonListProps) => (
  <div className={styles.list} role="status">
    <span className="visuallyHidden">{busyText}</span>
    {Array.from({ length: count }, (_, index) => (
      <SkeletonCard key={index} {...card} />
    ))}
  </div>
)
