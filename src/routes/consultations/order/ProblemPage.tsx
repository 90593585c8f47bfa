import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { targetKey, type ProblemTarget } from '@/domain/consultations/problem'
import { dataOf, idle, refreshOf } from '@/lib/remote'
import { useConsults } from '@/stores/consultations/consultations'
import { openProblem, useProblem } from '@/stores/consultations/order/problem'
import { usePeople } from '@/stores/account/account'
import { Card } from '@/ui/Card'
import { Page } from '@/ui/Page'
import { PageTitle } from '@/ui/PageTitle'
import { SkeletonBlock, SkeletonList } from '@/ui/Skeleton'
import { DoctorNotFound } from '@/routes/shared/DoctorNotFound'
import { PageError } from '@/routes/shared/errors'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { ProblemForm } from './ProblemForm'
import { UnsentQuestion } from './UnsentQuestion'
import { inTime } from '@/lib/inTime'

/** The problem that one describes to a doctor (CONSULT-08). */
export const DoctorProblem = () => {
  const { doctorId = '' } = useParams()
  const doctor = useConsults(({ doctors }) => doctors.get(doctorId)) ?? idle
  return <ProblemPage target={{ doctorId }} matter={doctor} />
}

/** The same for whoever is free (A243). */
export const QuickProblem = () => {
  const price = useConsults(({ quickPrice }) => quickPrice)
  return <ProblemPage target="quick" matter={price} />
}

const ProblemGate = lazy(async () => ({ default: (await inTime(import('./lazy/ProblemGate'))).ProblemGate }))

type Props = {
  target: ProblemTarget
  /** What has to be known first: the doctor, or the price. */
  matter: Parameters<typeof refreshOf>[number]
}

const ProblemPage = ({ target, matter }: Props) => {
  const { t: shell } = useTranslation()
  const owner = useProblem((state) => state.owner)
  const examinees = usePeople((people) => people.examinees)
  const retry = () => void openProblem(target)
  const failed = [matter, owner, examinees].find((remote) => remote.state === 'failed')
  if (failed !== undefined)
    return (
      <PageError
        error={failed.error}
        onRetry={retry}
        gone={
          target !== 'quick' &&
          failed === matter && (
            <DoctorNotFound>
              <UnsentQuestion target={target} />
            </DoctorNotFound>
          )
        }
      />
    )
  const heading = <PageTitle>{shell(`titles.${target === 'quick' ? 'quickProblemDesc' : 'problemDesc'}`)}</PageTitle>
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
  // The gate is fetched beside what the form needs.
  return (
    <Suspense fallback={skeleton}>
      <ProblemGate userId={dataOf(owner)} heading={heading} skeleton={skeleton}>
        {matter.state === 'ready' && examinees.state === 'ready' && (
          <ProblemForm key={targetKey(target)} target={target} examinees={examinees.data}>
            {heading}
            <StaleNotice {...refreshOf(matter, examinees)} onRetry={retry} />
          </ProblemForm>
        )}
      </ProblemGate>
    </Suspense>
  )
}
