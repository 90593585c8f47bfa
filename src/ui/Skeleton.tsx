import { Fragment, type ReactNode } from 'react'
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
    {title && (
      <p className={pageStyles.nextTitle} aria-hidden="true">
        {title}
      </p>
    )}
    {children}
  </Page>
)

type Props = {
  lines: number
  busyText: string
}

export const RowSkeletons = ({ lines, busyText }: Props) => (
  <div role="status">
    <span className="visuallyHidden">{busyText}</span>
    <div aria-hidden="true">
      <RowList>
        {[0, 1, 2].map((row) => (
          <li key={row} className={styles.row}>
            <SkeletonLines lines={lines} />
          </li>
        ))}
      </RowList>
    </div>
  </div>
)

type SkeletonBlockProps = { width?: string; height?: string }

/** Sizes in rem or per cent. */
export const SkeletonBlock = (size: SkeletonBlockProps) => (
  <span className={styles.block} style={size} aria-hidden="true" />
)

/** A title and the lines of text below it. */
export const SkeletonLines = ({ lines = 2 }: { lines?: number | undefined }) => (
  <div className={styles.lines}>
    {Array.from({ length: lines + 1 }, (_, line) => (
      <span key={line} className={styles.block} />
    ))}
  </div>
)

export const SkeletonCard = ({ children = <SkeletonLines /> }: { children?: ReactNode }) => (
  <div className={styles.card}>{children}</div>
)

type ListProps = {
  count: number
  busyText: string
  children?: ReactNode
}

export const SkeletonList = ({ count, busyText, children = <SkeletonCard /> }: ListProps) => (
  <div className={styles.list} role="status">
    <span className="visuallyHidden">{busyText}</span>
    {Array.from({ length: count }, (_, index) => (
      <Fragment key={index}>{children}</Fragment>
    ))}
  </div>
)
