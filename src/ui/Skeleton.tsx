import type { ReactNode } from 'react'
import { RowList } from './Row'
import { Page } from './Page'
import pageStyles from './Page.module.css'
import styles from './Skeleton.module.css'

type PageSkeletonProps = {
  busyText: string
  title?: string
  children: ReactNode
}

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
  lines: number
  busyText: string
}

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

/** Sizes in rem or per cent. */
export const SkeletonBlock = ({ width = '100%', height = '1rem' }: SkeletonBlockProps) => (
  <span className={styles.block} style={{ width, height }} aria-hidden="true" />
)

type CardProps = {
  lines?: number
  pictured?: boolean
}

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
