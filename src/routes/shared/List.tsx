import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isListFailed, type ListView } from '@/lib/listView'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { CardItem, CardList } from '@/ui/Card'
import { LiveRegion } from '@/ui/LiveRegion'
import { LoadMore } from '@/ui/LoadMore'
import { Page, PageTitle } from '@/ui/Page'
import styles from './UnreadableRowNote.module.css'
import { HomeLink } from './HomeLink'
import { StaleNotice } from './StaleNotice'
import { PageError } from './errors'
import { useInlineError } from './useInlineError'

type MoreRowsProps = Pick<ListView<unknown>, 'more' | 'reloading'> & { onMore: () => void }

const MoreRows = (props: MoreRowsProps) => {
  const { t } = useTranslation()
  const texts = { ...t('list', { returnObjects: true }), loading: t('loading'), retry: t('actions.retry') }
  return <LoadMore {...props} texts={texts} />
}

/** Placeholder for a row that failed validation; the other rows are shown. */
const UnreadableRowNote = () => {
  const { t } = useTranslation()
  return <p className={styles.row}>{t('unreadableRow')}</p>
}

export type ListProps<T extends object> = {
  list: ListView<T | UnreadableRow>
  onMore: () => void
  skeleton: ReactNode
  empty: ReactNode
  row: (row: T) => ReactNode
  /** Key of a row in a list that can change its order; without it rows are only appended. */
  keyOf?: (row: T) => string
}

/** The rows of a loaded list as cards, with placeholders for unreadable ones and the loading state below. */
export const ListRows = <T extends object>({ list, onMore, skeleton, empty, row, keyOf }: ListProps<T>) => {
  const { rows, began, more, reloading, paged, error } = list
  useInlineError(more === 'failed' ? error : undefined)
  const isEmpty = rows.length === 0 && more === 'end'
  return (
    <>
      {/* A choice above can empty the list, and only a region that was there is read out. */}
      <LiveRegion role="status">{isEmpty && empty}</LiveRegion>
      {rows.length === 0 && !isEmpty && more !== 'failed' && skeleton}
      {rows.length > 0 && (
        <CardList>
          {rows.map((one, index) => (
            // An unreadable row has no id, and its index could equal another row’s id.
            <CardItem key={isUnreadable(one) ? `unreadable ${index}` : (keyOf?.(one) ?? index)}>
              {isUnreadable(one) ? <UnreadableRowNote /> : row(one)}
            </CardItem>
          ))}
        </CardList>
      )}
      {/* Without a readable row the screen may have no other link. */}
      {rows.length > 0 && rows.every(isUnreadable) && <HomeLink />}
      {paged && began && !isEmpty && <MoreRows more={more} reloading={reloading} onMore={onMore} />}
    </>
  )
}

type ScreenProps<T extends object> = ListProps<T> & {
  title: string
  onRefresh: () => void
  before?: ReactNode
  after?: ReactNode
}

export const ListScreen = <T extends object>({ title, onRefresh, before, after, ...list }: ScreenProps<T>) => {
  const { list: known, onMore } = list
  if (isListFailed(known)) return <PageError error={known.error} onRetry={onMore} />
  const hasRows = known.rows.length > 0
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      {known.began && <StaleNotice {...known.refresh} onRetry={onRefresh} />}
      {hasRows && before}
      <ListRows {...list} />
      {hasRows && after}
    </Page>
  )
}
