import { Suspense, useEffect, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { QuestionTarget } from '@/domain/consultations/doctorQuestion'
import { currentLanguage } from '@/i18n/setup'
import { startWordFiles } from '@/i18n/wordFiles'
import { isBlank } from '@/domain/validation/typed'
import { inTime } from '@/lib/inTime'
import { dataOf, idle, refreshOf } from '@/lib/remote'
import { reportFault } from '@/lib/reportFault'
import { useAccount } from '@/stores/account/account'
import { useConsultations } from '@/stores/consultations/consultations'
import { openDoctorQuestion, useDoctorQuestion, doctorQuestionOf } from '@/stores/consultations/order/doctorQuestion'
import { Card } from '@/ui/Card'
import { Page, PageTitle } from '@/ui/Page'
import { Section } from '@/ui/Section'
import { SkeletonBlock, SkeletonList } from '@/ui/Skeleton'
import { lazyWithFallback } from '@/ui/lazyWithFallback'
import { ConsentQuestion, useAgreed } from '@/routes/shared/Consent'
import { ConsultationCaution } from '@/routes/shared/ConsultationCaution'
import { DoctorNotFound } from '@/routes/shared/DoctorNotFound'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { PageError } from '@/routes/shared/errors'
import styles from './consultationOrder.module.css'

const UnsentQuestion = ({ target }: { target: QuestionTarget }) => {
  const { t } = useTranslation('consultationOrder')
  const { question } = useDoctorQuestion(doctorQuestionOf(target))
  if (isBlank(question)) return null
  return (
    <Section title={t('typed')}>
      <p className={styles.asked}>{question}</p>
    </Section>
  )
}

export const DoctorQuestionPage = () => {
  const { doctorId = '' } = useParams()
  const doctor = useConsultations(({ doctors }) => doctors.get(doctorId)) ?? idle
  const known = dataOf(doctor)
  const closed = known?.pricesFen?.length ? undefined : known && (known.pricesFen ? 'unavailable' : 'unread')
  return <QuestionPage target={{ doctorId }} matter={doctor} closed={closed} />
}

export const QuickQuestionPage = () => {
  const price = useConsultations(({ quickPrice }) => quickPrice)
  return <QuestionPage target="quick" matter={price} />
}

// The form with its words would exceed the size budget of the screen.
const loadForm = async () => {
  startWordFiles(currentLanguage(), ['doctorQuestionHelp'])
  return (await inTime(import('./lazy/DoctorQuestionGate'))).DoctorQuestionGate
}
const DoctorQuestionGate = lazyWithFallback(loadForm)

type Props = {
  target: QuestionTarget
  matter: Parameters<typeof refreshOf>[number]
  closed?: ComponentProps<typeof DoctorNotFound>['closed']
}

const QuestionPage = ({ target, matter, closed }: Props) => {
  const { t: shell } = useTranslation()
  const owner = useDoctorQuestion((state) => state.owner)
  const examinees = useAccount((people) => people.examinees)
  const { knownId, agreed } = useAgreed(dataOf(owner))
  // The form loads while the user reads what they consent to.
  useEffect(() => void loadForm().catch(reportFault), [])
  const retry = () => void openDoctorQuestion(target)
  const failed = [matter, owner, examinees].find((remote) => remote.state === 'failed')
  const instead = (
    <DoctorNotFound closed={closed}>
      <UnsentQuestion target={target} />
    </DoctorNotFound>
  )
  if (failed !== undefined)
    return <PageError error={failed.error} onRetry={retry} gone={target !== 'quick' && failed === matter && instead} />
  if (closed) return instead
  const heading = <PageTitle>{shell(`titles.${target === 'quick' ? 'quickQuestion' : 'doctorQuestion'}`)}</PageTitle>
  const caution = <ConsultationCaution />
  // A385: consent comes on a separate page before the first question.
  if (!agreed)
    return (
      <Page>
        {heading}
        {caution}
        <ConsentQuestion userId={knownId} />
      </Page>
    )
  const skeleton = (
    <Page>
      {heading}
      <SkeletonList count={1} busyText={shell('loading')} />
      <Card aria-hidden="true">
        <SkeletonBlock width="40%" />
        <SkeletonBlock height="7.5rem" />
      </Card>
    </Page>
  )
  return (
    <Suspense fallback={skeleton}>
      <DoctorQuestionGate
        target={target}
        examinees={matter.state === 'ready' && dataOf(owner) !== undefined ? dataOf(examinees) : undefined}
        heading={heading}
        caution={caution}
        skeleton={skeleton}
      >
        <StaleNotice {...refreshOf(matter, examinees)} onRetry={retry} />
      </DoctorQuestionGate>
    </Suspense>
  )
}
