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
  const retry = () => void openProblem(target)
  const failed = [owner, matter, examinees].find((remote) => remote.state === 'failed')
  if (failed !== undefined) return <FailedPage error={failed.error} onRetry={retry} />
  const userId = dataOf(owner)
  if (userId === undefined || matter.state !== 'ready' || examinees.state !== 'ready')
    return (
      <Page>
        <PageTitle>{shell(`titles.${which}`)}</PageTitle>
        <SkeletonList count={3} busyText={shell('loading')} />
      </Page>
    )
  return (
    <ProblemForm key={targetKey(target)} target={target} which={which} examinees={examinees.data}>
      <NotRefreshed {...refreshOf(matter, examinees)} onRetry={retry} />
    </ProblemForm>
  )
}
