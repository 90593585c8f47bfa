import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inTime } from '@/lib/inTime'
import { reportFault } from '@/lib/reportFault'
import { ensureCustomer } from '@/stores/account/account'
import { StatusMark } from '@/ui/StatusMark'

/** Says whether the user opened this report on this phone; nothing while the user is unknown. */
export const OpenedMark = ({ reportId }: { reportId: string }) => {
  const { t } = useTranslation('reportsList')
  const [isOpened, setIsOpened] = useState<boolean>()
  useEffect(() => {
    wasOpened(reportId).then(setIsOpened, reportFault)
  }, [reportId])
  if (isOpened === undefined) return null
  return <StatusMark kind={isOpened ? 'done' : 'toDo'}>{t(isOpened ? 'card.opened' : 'card.new')}</StatusMark>
}

const wasOpened = async (reportId: string): Promise<boolean> => {
  const [{ id }, { readReportIds }] = await Promise.all([
    ensureCustomer({ quiet: true }),
    inTime(import('@/stores/reports/readState')),
  ])
  return readReportIds(id).has(reportId)
}
