import { useTranslation } from 'react-i18next'
import type { QuestionnaireRecord } from '@/domain/questionnaires/record'
import { dayText } from '@/i18n/dates'
import { LinkRow } from '@/ui/LinkRow'
import { paths } from '@/routes/paths'

type Props = { record: QuestionnaireRecord }

/** One filled questionnaire: whose, when and for what; a tap opens it with its answers. */
export const MyQuestionnaire = ({ record }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('questionnaireForms')
  const { id, customerId, inspectionId = '', organisationId = '', serviceId = '', madeOn } = record
  const check = { organisationId, serviceId, customerId, inspectionId, questionnaireId: id, detailId: '' }
  return (
    <LinkRow
      to={paths.inspectQuestionnaire(check)}
      title={record.name ?? shell('unknown')}
      notes={[
        t(inspectionId === '' ? 'mine.general' : 'mine.ofInspection'),
        `${t('mine.madeOn')} ${madeOn === undefined ? shell('unknown') : dayText(shell, madeOn)}`,
      ]}
    />
  )
}
