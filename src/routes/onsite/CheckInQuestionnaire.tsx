import { useTranslation } from 'react-i18next'
import type { CheckInRecord } from '../../domain/onsite/record'

type Props = {
  record: CheckInRecord
  /** As it was typed, where this phone still knows it. */
  age: number | undefined
  onDone: () => void
}

/** The short questionnaire of a check-in. */
export const CheckInQuestionnaire = (_props: Props) => {
  const { t } = useTranslation()
  return <p role="status">{t('comingSoon.text')}</p>
}
