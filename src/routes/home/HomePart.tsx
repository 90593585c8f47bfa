import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ArrowLabel } from '@/ui/ArrowLabel'
import { SectionTitle } from '@/ui/SectionTitle'
import styles from './Home.module.css'

type Props = {
  title: string
  /** The way to all of what is shown here. */
  all?: { to: string; words: string }
  children: ReactNode
}

/** A part of Home below its heading. */
export const HomePart = ({ title, all, children }: Props) => (
  <section className={styles.part}>
    <div className={styles.head}>
      <SectionTitle>{title}</SectionTitle>
      {all !== undefined && (
        <Link className={styles.all ?? ''} to={all.to}>
          <ArrowLabel>{all.words}</ArrowLabel>
        </Link>
      )}
    </div>
    {children}
  </section>
)
