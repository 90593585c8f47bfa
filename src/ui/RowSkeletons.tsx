import { RowList } from './RowList'
import { SkeletonBlock } from './Skeleton'
import styles from './Skeleton.module.css'

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
