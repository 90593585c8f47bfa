import { useTranslation } from 'react-i18next'
import { refreshOf } from '@/lib/remote'
import { useLastOrder, withFirst } from '@/stores/account/lastOrder'
import { loadExaminees, useAccount } from '@/stores/account/account'
import { SkeletonBlock } from '@/ui/Skeleton'
import { ExamineeCard } from '@/routes/shared/ExamineeCard'
import { PageError } from '@/routes/shared/errors'
import { StaleNotice } from '@/routes/shared/StaleNotice'

type Props = {
  value: string
  onChoose: (customerId: string) => void
  /** The form below already reports the failure, and its retry covers both. */
  formFailed?: boolean
  /** The parameters of addresses whose page has no choice: there the prerendered frame leaves it out. */
  unless?: string
}

/** A377: the person whom a questionnaire is about. */
export const PatientChoice = ({ value, onChoose, formFailed = false, unless }: Props) => {
  const { t } = useTranslation('questionnaireForms')
  const examinees = useAccount((people) => people.examinees)
  const last = useLastOrder().customerId
  switch (examinees.state) {
    case 'ready':
      return (
        <>
          <StaleNotice {...refreshOf(examinees)} onRetry={() => void loadExaminees()} />
          <ExamineeCard
            examinees={withFirst(examinees.data, last)}
            last={last}
            value={value}
            onChoose={onChoose}
            texts={t('patient', { returnObjects: true })}
          />
        </>
      )
    case 'failed':
      if (formFailed) return null
      return <PageError part error={examinees.error} onRetry={() => void loadExaminees()} />
    case 'idle':
    case 'loading':
      return (
        <div data-unless={unless}>
          <SkeletonBlock height="4.75rem" />
        </div>
      )
  }
}
