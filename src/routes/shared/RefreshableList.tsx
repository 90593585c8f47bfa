import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isListFailed, type ListView } from '@/lib/listView'
import { PullToRefresh } from '@/ui/PullToRefresh'
import { ListRows, type ListProps } from './List'
import { StaleNotice } from './StaleNotice'
import { PageError } from './errors'

type ListPartProps<T extends object> = ListProps<T> & {
  /** Asks anew for what is there already. */
  onRefresh: () => void
  /** Stands above the rows, or where there is none. */
  before?: ReactNode
}

/** A list that is a part of its page: whether it is that of before, its rows; or that nothing could be had. */
export const ListPart = <T extends object>({ onRefresh, before, ...list }: ListPartProps<T>) => {
  const { list: known, onMore } = list
  if (isListFailed(known)) return <PageError part error={known.error} onRetry={onMore} />
  return (
    <>
      {known.began && <StaleNotice {...known.refresh} onRetry={onRefresh} />}
      {before}
      <ListRows {...list} />
    </>
  )
}

type Props = {
  list: ListView<unknown>
  /** Brings the list anew; false when it stays as it was. */
  onPull: () => Promise<boolean>
  children: ReactNode
}

/** A ListScreen that is asked for anew by pulling it down. */
export const RefreshableList = ({ list, onPull, children }: Props) => {
  const { t } = useTranslation()
  if (isListFailed(list)) return children
  return (
    <PullToRefresh onRefresh={onPull} texts={t('refresh', { returnObjects: true })}>
      {children}
    </PullToRefresh>
  )
}
