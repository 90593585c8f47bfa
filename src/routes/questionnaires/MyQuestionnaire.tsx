import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { QuestionnaireRecord } from '../../domain/questionnaires/record'
import { dayText } from '../../i18n/dates'
import type { Day } from '../../lib/days'
import { ForwardIcon } from '../../ui/icons'
import { paths } from '../paths'
import styles from './MyChq.module.css'

type Props = { record: QuestionnaireRecord; today: Day }

/** One filled questionnaire: whose, when and for what; a tap opens it with its answers. */
export const MyQuestionnaire = ({ record, today }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('chq')
  const { id, customerId, inspectionId = '', organisationId = '', serviceId = '', madeOn } = record
  const check = { organisationId, serviceId, customerId, inspectionId, questionnaireId: id, detailId: '' }
  return (
    <Link className={styles.link ?? ''} to={paths.inspectQuestionnaire(check)}>
      <span className={styles.texts}>
        <strong className={styles.name}>{record.name ?? shell('unknown')}</strong>
        <span className={styles.quiet}>{t(inspectionId === '' ? 'mine.general' : 'mine.ofInspection')}</span>
        <span className={styles.quiet}>
          {t('mine.madeOn')} {madeOn === undefined ? shell('unknown') : dayText(shell, madeOn, today)}
        </span>
      </span>
      <ForwardIcon />
    </Link>
  )
}
