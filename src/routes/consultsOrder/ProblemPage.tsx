import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { targetKey, type ProblemTarget } from '../../domain/consults/problem'
import { dataOf, idle, refreshOf } from '../../lib/remote'
import { useConsults } from '../../stores/consults'
import { openProblem, useProblem } from '../../stores/consultsProblem'
import { usePeople } from '../../stores/people'
import { Page } from '../../ui/Page'
import { PageTitle } from '../../ui/PageTitle'
import { SkeletonList } from '../../ui/Skeleton'
import { FailedPage } from '../shared/Failed'
import { NotRefreshed } from '../shared/NotRefreshed'
import { ProblemForm } from './ProblemForm'

/** The problem that one describes to a doctor (CONSULT-08). */
export const DoctorProblem = () => {
  const { doctorId = '' } = useParams()
  const doctor = useConsults(({ doctors }) => doctors.get(doctorId)) ?? idle
  return <ProblemPage target={{ doctorId }} matter={doctor} which="problemDesc" />
}

/** The same for whoever is free (A243). */
export const QuickProblem = () => {
  const price = useConsults(({ quickPrice }) => quickPrice)
  return <ProblemPage target="quick" matter={price} which="quickProblemDesc" />
}

const ProblemGate = lazy(async () => ({ default: (await import('./late/ProblemGate')).ProblemGate }))

type Props = {
  target: ProblemTarget
  /** What has to be known first: the doctor, or the price. */
  matter: Parameters<typeof refreshOf>[number]
  which: 'problemDesc' | 'quickProblemDesc'
}

const ProblemPage = ({ target, matter, which }: Props) => {
  const { t: shell } = useTranslation()
  const owner = useProblem((state) => state.owner)
  const examinees = usePeople((people) => people.examinees)
  const userId = dataOf(owner)
  const retry = () => void openProblem(target)
  const failed = [owner, matter, examinees].find((remote) => remote.state === 'failed')
  if (failed !== undefined) return <FailedPage error={failed.error} onRetry={retry} />
  const title = shell(`titles.${which}`)
  const skeleton = (
    <Page>
      <PageTitle>{title}</PageTitle>
      <SkeletonList count={3} busyText={shell('loading')} />
    </Page>
  )
  if (userId === undefined || matter.state !== 'ready' || examinees.state !== 'ready') return skeleton
  return (
    <Suspense fallback={skeleton}>
      <ProblemGate userId={userId} title={title}>
        <ProblemForm key={targetKey(target)} target={target} which={which} examinees={examinees.data}>
          <NotRefreshed {...refreshOf(matter, examinees)} onRetry={retry} />
        </ProblemForm>
      </ProblemGate>
    </Suspense>
  )
}
