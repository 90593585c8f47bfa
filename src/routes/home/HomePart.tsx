import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { ArrowLabel } from '@/ui/IconText'
import { SectionTitle } from '@/ui/Section'
import { RowSkeletons } from '@/ui/Skeleton'
import styles from './Home.module.css'

export const NearbySkeleton = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('home')
  return (
    <HomePart title={t('nearby.title')}>
      <RowSkeletons lines={1} busyText={shell('loading')} />
    </HomePart>
  )
}

type Props = {
  title: string
  all?: { to: string; words: string }
  children: ReactNode
}

export const HomePart = ({ title, all, children }: Props) => (
  <section className={styles.part}>
    <div className={`ends ${styles.head}`}>
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
