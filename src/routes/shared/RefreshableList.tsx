import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isListFailed, type ListView } from '@/lib/listView'
import { PullToRefresh } from '@/ui/PullToRefresh'

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
