import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '@/ui/Button'
import { buttonProps } from '@/ui/buttonProps'
import { useTellNotMade } from './useReportPdf'

type Props = {
  /** Undefined where the report is not made yet. */
  to: string | undefined
  'aria-describedby': string
}

/** The way to a report; of one that is not made yet it says so (REPORT-14, A220). */
export const ViewLink = ({ to, ...about }: Props) => {
  const { t } = useTranslation('reportsList')
  const tellNotMade = useTellNotMade()
  if (to === undefined)
    return (
      <Button variant="secondary" {...about} onClick={() => void tellNotMade()}>
        {t('actions.view')}
      </Button>
    )
  return (
    <Link {...buttonProps('secondary', false)} {...about} to={to}>
      {t('actions.view')}
    </Link>
  )
}
