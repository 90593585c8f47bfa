import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isListFailed, type ListView } from '@/lib/listView'
import { PullToRefresh } from '@/ui/PullToRefresh'
import { ListRows, type ListProps } from './List'
import { StaleNotice } from './StaleNotice'
import { PageError } from './errors'

type ListPartProps<T extends object> = ListProps<T> & {
  onRefresh: () => void
  before?: ReactNode
}

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
  /** Refetches the list; resolves to false when that failed. */
  onPull: () => Promise<boolean>
  children: ReactNode
}

export const RefreshableList = ({ list, onPull, children }: Props) => {
  const { t } = useTranslation()
  if (isListFailed(list)) return children
  return (
    <PullToRefresh onRefresh={onPull} texts={t('refresh', { returnObjects: true })}>
      {children}
    </PullToRefresh>
  )
}
