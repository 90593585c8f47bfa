import type { ReactNode } from 'react'
import { RowList } from './LinkRow'
import { Page } from './Page'
import pageStyles from './Page.module.css'
import styles from './Skeleton.module.css'

type PageSkeletonProps = {
  busyText: string
  /** What its title will be, where that is known; the heading comes with the screen. */
  title?: string
  /** The shape of what comes, which nobody reads out. */
  children: ReactNode
}

/** A screen before it is there. */
export const PageSkeleton = ({ busyText, title, children }: PageSkeletonProps) => (
  <Page>
    <span role="status" className="visuallyHidden">
      {busyText}
    </span>
    {title !== undefined && (
      <p className={pageStyles.nextTitle} aria-hidden="true">
        {title}
      </p>
    )}
    {children}
  </Page>
)

type Props = {
  count: number
  /** So many lines stand below the title of each. */
  lines: number
  busyText: string
}

/** The shape of rows on one surface. */
export const RowSkeletons = ({ count, lines, busyText }: Props) => (
  <div role="status">
    <span className="visuallyHidden">{busyText}</span>
    <div aria-hidden="true">
      <RowList>
        {Array.from({ length: count }, (_, row) => (
          <li key={row} className={styles.row}>
            <SkeletonBlock width="50%" height="1.125rem" />
            {Array.from({ length: lines }, (_line, line) => (
              <SkeletonBlock key={line} width={line === lines - 1 ? '70%' : '100%'} height="0.875rem" />
            ))}
          </li>
        ))}
      </RowList>
    </div>
  </div>
)

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
