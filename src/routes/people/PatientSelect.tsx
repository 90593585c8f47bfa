import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Examinee } from '../../domain/people'
import { isBroken, type Broken } from '../../lib/broken'
import { refreshOf } from '../../lib/remote'
import { bringCustomer, useOrder } from '../../stores/bookingOrder'
import { loadExaminees, usePeople } from '../../stores/people'
import { Button } from '../../ui/Button'
import { CheckIcon } from '../../ui/icons'
import { SkeletonList } from '../../ui/Skeleton'
import { FailedPage } from '../shared/FailedPage'
import { NotRefreshed } from '../shared/NotRefreshed'
import { paths } from '../paths'
import { useGoBack } from '../shared/useGoBack'
import styles from './people.module.css'

/** Whom the order is for: a tap takes the person and leads back (A138). */
export const PatientSelect = () => {
  const { t: shell } = useTranslation()
  const examinees = usePeople((people) => people.examinees)
  const isOrderKnown = useOrder(({ owner }) => owner.state === 'ready' || owner.state === 'failed')
  if (examinees.state === 'failed') return <FailedPage error={examinees.error} onRetry={() => void loadExaminees()} />
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{shell('titles.patientSelect')}</h1>
      {examinees.state === 'ready' && <NotRefreshed {...refreshOf(examinees)} onRetry={() => void loadExaminees()} />}
      {examinees.state === 'ready' && isOrderKnown ? (
        <Choices rows={examinees.data} />
      ) : (
        <SkeletonList count={3} busyText={shell('loading')} />
      )}
    </section>
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
      {rows.length === 0 && <p className={styles.quiet}>{t('noExaminees')}</p>}
      <ul className={styles.list}>
        {rows.map((row, index) => (
          // A broken row has no id.
          <li key={isBroken(row) ? index : row.id}>
            {isBroken(row) ? (
              <p className={styles.broken}>{shell('brokenRow')}</p>
            ) : (
              <ExamineeButton
                examinee={row}
                chosen={row.id === order?.customerId}
                onChoose={() => void choose(row.id)}
              />
            )}
          </li>
        ))}
      </ul>
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
  return (
    <button type="button" className={styles.card} aria-pressed={chosen} onClick={onChoose}>
      <span className={styles.texts}>
        <strong className={styles.name}>{name}</strong> {primary && <span className={styles.quiet}>{t('self')}</span>}
      </span>
      {chosen && <CheckIcon />}
    </button>
  )
}
