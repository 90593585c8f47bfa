import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { dataOf } from '@/lib/remote'
import { loadExaminees } from '@/stores/account/account'
import { openQuestionnaire, useQuestionnaires } from '@/stores/questionnaires/questionnaires'
import { Page, PageTitle } from '@/ui/Page'
import { Questionnaire } from '@/routes/questionForm/Questionnaire'
import { useIsFirstStep } from '@/routes/questionForm/useIsFirstStep'
import { paths } from '@/routes/paths'
import { useGoBack } from '@/routes/shared/useGoBack'
import { inspectionIn } from './formLoaders'
import { PatientChoice } from './PatientChoice'

export const ExaminationQuestionnaire = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaireForms')
  const navigate = useNavigate()
  const goBack = useGoBack()
  const [query] = useSearchParams()
  const isFirst = useIsFirstStep()
  const target = inspectionIn(query)
  const formFailed = useQuestionnaires(({ opened }) => opened.state === 'failed')
  const patient = useQuestionnaires((state) => dataOf(state.opened)?.customerId ?? state.target?.customerId)
  const leave = () => {
    const appointment = query.get('detailId') ?? ''
    // A177: the sent form leaves the history, so that Back cannot open it again.
    if (appointment !== '') void navigate(paths.appointment(appointment), { replace: true })
    else void goBack(paths.myQuestionnaires())
  }
  return (
    <Page formBar>
      <PageTitle>{shell('titles.inspectQuestionnaire')}</PageTitle>
      {isFirst && <p className="quiet">{t('lead.inspection')}</p>}
      {isFirst && target.customerId === '' && (
        <PatientChoice
          value={patient ?? ''}
          formFailed={formFailed}
          onChoose={(customerId) => void openQuestionnaire({ ...target, customerId, recordId: '' })}
        />
      )}
      <Questionnaire
        target={target}
        review
        onRetry={target.customerId === '' ? () => void loadExaminees() : undefined}
        onSent={leave}
      />
    </Page>
  )
}
