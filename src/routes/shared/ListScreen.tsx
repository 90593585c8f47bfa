import type { ReactNode } from 'react'
import { isListFailed } from '../../lib/listed'
import { Page } from '../../ui/Page'
import { PageTitle } from '../../ui/PageTitle'
import { FailedPage } from './FailedPage'
import { ListRows, type ListProps } from './ListRows'
import { NotRefreshed } from './NotRefreshed'

type Props<T extends object> = ListProps<T> & {
  title: string
  /** Asks anew for what is there already, where that is ever done. */
  onRefresh?: () => void
  /** Stand above and below the rows, where there are any. */
  before?: ReactNode
  after?: ReactNode
}

/** A screen that is one list: its title, whether it is that of before, its rows; or that nothing could be had. */
export const ListScreen = <T extends object>({ title, onRefresh, before, after, ...list }: Props<T>) => {
  const { list: known, onMore } = list
  if (isListFailed(known)) return <FailedPage error={known.error} onRetry={onMore} />
  const isThere = known.rows.length > 0
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      {known.began && onRefresh !== undefined && <NotRefreshed {...known.refresh} onRetry={onRefresh} />}
      {isThere && before}
      <ListRows {...list} />
      {isThere && after}
    </Page>
  )
}
