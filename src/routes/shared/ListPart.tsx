import type { ReactNode } from 'react'
import { isListFailed } from '@/lib/listView'
import { PageError } from './errors'
import { ListRows, type ListProps } from './List'
import { StaleNotice } from './StaleNotice'

type Props<T extends object> = ListProps<T> & {
  /** Asks anew for what is there already. */
  onRefresh: () => void
  /** Stands above the rows, or where there is none. */
  before?: ReactNode
}

/** A list that is a part of its page: whether it is that of before, its rows; or that nothing could be had. */
export const ListPart = <T extends object>({ onRefresh, before, ...list }: Props<T>) => {
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
