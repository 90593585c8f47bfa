import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isListFailed, type ListView } from '@/lib/listView'
import type { Paged } from '@/lib/remote'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { CardItem, CardList } from '@/ui/Card'
import { ListFoot } from '@/ui/ListFoot'
import { Page, PageTitle } from '@/ui/Page'

import styles from './BrokenRow.module.css'
import { StaleNotice } from './StaleNotice'
import { PageError } from './errors'
import { useInlineError } from './useInlineError'

/** The foot of a list that arrives in pages, in words. */
const MoreRows = ({ more, onMore }: { more: Paged<unknown>['more']; onMore: () => void }) => {
  const { t } = useTranslation()
  const texts = { ...t('list', { returnObjects: true }), loading: t('loading'), retry: t('actions.retry') }
  return <ListFoot more={more} onMore={onMore} texts={texts} />
}

/** In the place of a row that breaks the contract: it says so, and takes no other row with it. */
const BrokenRow = () => {
  const { t } = useTranslation()
  return <p className={styles.row}>{t('brokenRow')}</p>
}

export type ListProps<T extends object> = {
  list: ListView<T | UnreadableRow>
  /** Asks for the first page, or for the next one. */
  onMore: () => void
  /** What stands there before any row. */
  skeleton: ReactNode
  /** What stands there where there is no row. */
  empty: ReactNode
  row: (row: T) => ReactNode
  /** Tells a row from the others where they may be put in another order; without it they only grow at the end. */
  keyOf?: (row: T) => string
}

/** The rows of a list that has not failed, each a card, the broken ones too, and how it goes on below the last. */
export const ListRows = <T extends object>({ list, onMore, skeleton, empty, row, keyOf }: ListProps<T>) => {
  const { rows, began, more, paged, error } = list
  useInlineError(more === 'failed' ? error : undefined)
  if (rows.length === 0 && more === 'end') return empty
  return (
    <>
      {rows.length === 0 && more !== 'failed' && skeleton}
      {rows.length > 0 && (
        <CardList>
          {rows.map((one, index) => (
            // A broken row has no id, and its place may be the id of another.
            <CardItem key={isUnreadable(one) ? `broken ${index}` : (keyOf?.(one) ?? index)}>
              {isUnreadable(one) ? <BrokenRow /> : row(one)}
            </CardItem>
          ))}
        </CardList>
      )}
      {paged && began && <MoreRows more={more} onMore={onMore} />}
    </>
  )
}

type ScreenProps<T extends object> = ListProps<T> & {
  title: string
  /** Asks anew for what is there already, where that is ever done. */
  onRefresh?: () => void
  /** Stand above and below the rows, where there are any. */
  before?: ReactNode
  after?: ReactNode
}

/** A screen that is one list: its title, whether it is that of before, its rows; or that nothing could be had. */
export const ListScreen = <T extends object>({ title, onRefresh, before, after, ...list }: ScreenProps<T>) => {
  const { list: known, onMore } = list
  if (isListFailed(known)) return <PageError error={known.error} onRetry={onMore} />
  const isThere = known.rows.length > 0
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      {known.began && onRefresh !== undefined && <StaleNotice {...known.refresh} onRetry={onRefresh} />}
      {isThere && before}
      <ListRows {...list} />
      {isThere && after}
    </Page>
  )
}
