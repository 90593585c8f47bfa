import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BottomBar } from '@/ui/BottomBar'
import { buttonProps } from '@/ui/buttonProps'
import { paths } from '@/routes/paths'

type Props = {
  inspectionId: string
  reportId: string
  /** Something else is to be done first. */
  quiet: boolean
}

/** To the questionnaire whose answers make a health report of this one (RISKREP-10, A176). */
export const AssessmentLink = ({ inspectionId, reportId, quiet }: Props) => {
  const { t } = useTranslation('riskReport')
  return (
    <BottomBar>
      <Link
        {...buttonProps(quiet ? 'secondary' : 'primary', true)}
        to={paths.shortQuestionnaire(inspectionId, reportId)}
      >
        {t('toAssessment')}
      </Link>
    </BottomBar>
  )
}
