import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { dataOf } from '@/lib/remote'
import { loadExaminees } from '@/stores/account/account'
import { useQuestionnaires } from '@/stores/questionnaires/questionnaires'
import { Page, PageTitle } from '@/ui/Page'
import { Questionnaire } from '@/routes/questionForm/Questionnaire'
import { useIsFirstSection } from '@/routes/questionForm/useIsFirstSection'
import { paths } from '@/routes/paths'
import { useReturnToAppointment } from '@/routes/shared/returnToAppointment'
import { useGoBack } from '@/routes/shared/useGoBack'
import { asksForWhom, CHECK_PARAMETERS, inspectionIn } from './formLoaders'
import { PatientChoice } from './PatientChoice'

export const ExaminationQuestionnaire = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaireForms')
  const navigate = useNavigate()
  const goBack = useGoBack()
  const returnTo = useReturnToAppointment()
  const [query] = useSearchParams()
  const isFirst = useIsFirstSection()
  const target = inspectionIn(query)
  const asks = asksForWhom(query)
  const formFailed = useQuestionnaires(({ opened }) => opened.state === 'failed')
  const patient = useQuestionnaires((state) => dataOf(state.opened)?.customerId ?? state.target?.customerId)
  const appointment = query.get('detailId') ?? ''
  const choose = (customerId: string) => {
    const chosen = { ...target, customerId, questionnaireId: '', detailId: appointment }
    void navigate(paths.inspectQuestionnaire(chosen), { replace: true, preventScrollReset: true })
  }
  const leave = () => {
    // A177: the sent form leaves the history, so that Back cannot open it again.
    if (appointment !== '') returnTo(appointment)
    else void goBack(paths.myQuestionnaires())
  }
  return (
    <Page formBar>
      <PageTitle>{shell('titles.inspectQuestionnaire')}</PageTitle>
      {isFirst && <p className="quiet">{t('lead.inspection')}</p>}
      {isFirst && asks && (
        <PatientChoice value={patient ?? ''} formFailed={formFailed} onChoose={choose} unless={CHECK_PARAMETERS} />
      )}
      <Questionnaire target={target} review onRetry={asks ? () => void loadExaminees() : undefined} onSent={leave} />
    </Page>
  )
}
