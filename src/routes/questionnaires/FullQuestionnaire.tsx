import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { dataOf } from '@/lib/remote'
import { loadExaminees } from '@/stores/account/account'
import { useQuestionnaires } from '@/stores/questionnaires/questionnaires'
import { Page, PageTitle } from '@/ui/Page'
import { Questionnaire } from '@/routes/questionForm/Questionnaire'
import { useIsFirstSection } from '@/routes/questionForm/useIsFirstSection'
import { paths } from '@/routes/paths'
import { healthServiceIn } from './formLoaders'
import { PatientChoice } from './PatientChoice'

export const FullQuestionnaire = () => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaireForms')
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const isFirst = useIsFirstSection()
  const target = healthServiceIn(query)
  const formFailed = useQuestionnaires(({ opened }) => opened.state === 'failed')
  const patient = useQuestionnaires((state) => dataOf(state.opened)?.customerId ?? state.target?.customerId)
  return (
    <Page formBar>
      <PageTitle>{shell('titles.healthQuestionnaire')}</PageTitle>
      {isFirst && (
        <>
          <p className="quiet">{t('lead.healthService')}</p>
          <PatientChoice
            value={patient ?? ''}
            formFailed={formFailed}
            onChoose={(customerId) =>
              setQuery({ serviceId: target.serviceId, customerId }, { replace: true, preventScrollReset: true })
            }
          />
        </>
      )}
      <Questionnaire
        target={target}
        review
        onRetry={() => void loadExaminees()}
        onSent={(reportId) => void navigate(paths.healthReport(reportId ?? ''), { replace: true })}
      />
    </Page>
  )
}
