import { useTranslation } from 'react-i18next'
import type { NewsColumn } from '@/domain/news'
import { chooseColumn, loadColumns, useNews } from '@/stores/home/news'
import { SkeletonBlock } from '@/ui/Skeleton'
import { EmptyState } from '@/ui/EmptyState'
import { SectionTitle } from '@/ui/SectionTitle'
import { Tabs } from '@/ui/Tabs'
import { SectionError } from '@/routes/shared/errors'
import styles from './News.module.css'
import { NewsList, NewsSkeleton } from './NewsList'

/** The news of Home by columns (HOME-05). */
export const News = () => {
  const { t } = useTranslation('home')
  const columns = useNews((state) => state.columns)
  if (columns.state === 'failed')
    return <SectionError together title={t('news.failed')} error={columns.error} onRetry={() => void loadColumns()} />
  return (
    <section className={styles.news}>
      <SectionTitle>{t('news.title')}</SectionTitle>
      {columns.state === 'ready' ? <ColumnTabs columns={columns.data} /> : <ColumnsSkeleton />}
    </section>
  )
}

const ColumnTabs = ({ columns }: { columns: NewsColumn[] }) => {
  const { t } = useTranslation('home')
  const { t: shell } = useTranslation()
  const chosen = useNews((state) => state.columnId) ?? columns[0]?.id
  if (chosen === undefined) return <EmptyState kind="empty" name="noNews" title={shell('list.empty')} />
  return (
    <Tabs
      label={t('news.columns')}
      tabs={columns.map(({ id, name }) => ({ value: id, label: name ?? shell('unknown') }))}
      value={chosen}
      onChange={(id) => void chooseColumn(id)}
    >
      {/* A list of its own for each column: the next one begins at its own foot. */}
      <NewsList key={chosen} columnId={chosen} />
    </Tabs>
  )
}

const ColumnsSkeleton = () => (
  <>
    <div className={styles.tabs}>
      <SkeletonBlock width="18rem" height="1.25rem" />
    </div>
    <NewsSkeleton />
  </>
)
