import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Examinee } from '../../domain/people'
import { isBroken, type Broken } from '../../lib/broken'
import { refreshOf } from '../../lib/remote'
import { bringCustomer, useOrder } from '../../stores/bookingOrder'
import { loadExaminees, usePeople } from '../../stores/people'
import { Button } from '../../ui/Button'
import { CardItem, CardList } from '../../ui/CardList'
import { ChoiceRow } from '../../ui/ChoiceRow'
import { Page } from '../../ui/Page'
import { PageTitle } from '../../ui/PageTitle'
import { SkeletonList } from '../../ui/Skeleton'
import { paths } from '../paths'
import { BrokenRow } from '../shared/BrokenRow'
import { FailedPage } from '../shared/FailedPage'
import { NotRefreshed } from '../shared/NotRefreshed'
import { useGoBack } from '../shared/useGoBack'

/** Whom the order is for: a tap takes the person and leads back (A138). */
export const PatientSelect = () => {
  const { t: shell } = useTranslation()
  const examinees = usePeople((people) => people.examinees)
  const isOrderKnown = useOrder(({ owner }) => owner.state === 'ready' || owner.state === 'failed')
  if (examinees.state === 'failed') return <FailedPage error={examinees.error} onRetry={() => void loadExaminees()} />
  return (
    <Page>
      <PageTitle>{shell('titles.patientSelect')}</PageTitle>
      {examinees.state === 'ready' && <NotRefreshed {...refreshOf(examinees)} onRetry={() => void loadExaminees()} />}
      {examinees.state === 'ready' && isOrderKnown ? (
        <Choices rows={examinees.data} />
      ) : (
        <SkeletonList count={3} busyText={shell('loading')} />
      )}
    </Page>
  )
}

const Choices = ({ rows }: { rows: (Examinee | Broken)[] }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const goBack = useGoBack()
  const order = useOrder(({ choice }) => choice)
  const choose = async (customerId: string) => {
    await bringCustomer(customerId)
    await goBack(order === undefined ? paths.my() : paths.confirmOrder(order.serviceId, order.organisationId))
  }
  return (
    <>
      {rows.length === 0 && <p className="quiet">{t('noExaminees')}</p>}
      <CardList>
        {rows.map((row, index) => (
          // A broken row has no id.
          <CardItem key={isBroken(row) ? index : row.id}>
            {isBroken(row) ? (
              <BrokenRow />
            ) : (
              <ExamineeButton
                examinee={row}
                chosen={row.id === order?.customerId}
                onChoose={() => void choose(row.id)}
              />
            )}
          </CardItem>
        ))}
      </CardList>
      <Button
        variant="secondary"
        block
        onClick={() =>
          void navigate(
            paths.patientAdd({
              from: 'patientSelect',
              id: order?.serviceId ?? '',
              organisationId: order?.organisationId ?? '',
            }),
          )
        }
      >
        {shell('titles.patientAdd')}
      </Button>
    </>
  )
}

type ExamineeProps = { examinee: Examinee; chosen: boolean; onChoose: () => void }

const ExamineeButton = ({ examinee: { name, primary }, chosen, onChoose }: ExamineeProps) => {
  const { t } = useTranslation('people')
  return <ChoiceRow title={name} notes={primary ? [t('self')] : []} chosen={chosen} onChoose={onChoose} />
}
