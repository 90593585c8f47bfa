import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Appointment } from '@/domain/appointments/appointment'
import { cancellationsLeft, type CancelInfo } from '@/domain/appointments/cancellation'
import type { Reschedule } from '@/domain/appointments/reschedule'
import { specificationNamed } from '@/domain/booking/earlier'
import { formatFen } from '@/domain/money'
import { cancelMeaning } from '@/i18n/appointments/cancelMeaning'
import { whose } from '@/i18n/appointments/whose'
import { dataOf, idle, isPending } from '@/lib/remote'
import { reportFault } from '@/lib/reportFault'
import { loadCancelInfo } from '@/stores/appointments/cancellation'
import { bookAgain } from '@/stores/booking/bookAgain'
import { loadService, useHome } from '@/stores/home/home'
import {
  endReschedule,
  mustEndFirst,
  openReschedule,
  startReschedule,
  useReschedule,
} from '@/stores/payment/storedReschedule'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Card } from '@/ui/Card'
import { Sentences } from '@/ui/NoBreakDates'
import { ActionRow } from '@/ui/Row'
import { Sheet, SheetBody } from '@/ui/Sheet'
import { SkeletonBlock } from '@/ui/Skeleton'
import { WithPaymentWords } from '@/routes/shared/WithPaymentWords'
import { useIsMounted } from '@/routes/shared/useIsMounted'
import { paths } from '@/routes/paths'
import { useCancelInfo } from '../useCancelInfo'
import styles from './AnotherDay.module.css'

type Props = { appointment: Appointment }

export const AnotherDay = (props: Props) => (
  <WithPaymentWords meanwhile={<SkeletonBlock height="3rem" />}>
    <Row {...props} />
  </WithPaymentWords>
)

const Row = ({ appointment }: Props) => {
  const { t } = useTranslation('payment')
  const [open, setOpen] = useState(false)
  return (
    <Card edgeToEdge>
      <ActionRow title={t('otherDay.title')} onAct={() => setOpen(true)} />
      {open && <Terms appointment={appointment} onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** The price of the same package now; undefined while it is unknown. */
const useNewPrice = ({ serviceId, specificationName }: Appointment): number | undefined => {
  const detail = dataOf(useHome(({ details }) => details.get(serviceId)) ?? idle)
  useEffect(() => void loadService(serviceId), [serviceId])
  if (detail === undefined) return undefined
  const { service, specifications } = detail
  if (specifications.length === 0) return service.priceFen
  return specifications.find(({ id }) => id === specificationNamed(specificationName, specifications))?.priceFen
}

const usePriceLine = (fen: number | undefined): string => {
  const { t } = useTranslation('payment')
  if (fen === undefined) return t('otherDay.priceLater')
  return fen === 0 ? t('otherDay.priceFree') : t('otherDay.price', { price: formatFen(fen) })
}

/** Returns a reschedule that must end first: one of another appointment, or one that has an order already. */
const usePending = (id: string): Reschedule | undefined => {
  const reschedule = useReschedule((state) => state.reschedule)
  useEffect(() => {
    openReschedule().catch(reportFault)
  }, [])
  return reschedule !== undefined && mustEndFirst(reschedule, id) ? reschedule : undefined
}

const paidTwice = (known: CancelInfo | undefined) => {
  if (known === undefined) return 'twiceIfRefunded'
  return known.refundFen === 0 ? 'paidTwice' : 'twiceForNow'
}

/** Returns whether the reschedule starts now, and `start`, which resolves with whether a day can be chosen. */
const useStart = (appointment: Appointment, told: CancelInfo | undefined) => {
  const { id, serviceId, customer, day } = appointment
  const [starting, setStarting] = useState(false)
  const isMounted = useIsMounted()
  const start = async (): Promise<boolean> => {
    const promised = { toldFen: told?.refundFen, toldUntil: told?.refundDeadline }
    const begun = { appointmentId: id, serviceId, customerId: customer.id, day, ...promised }
    setStarting(true)
    try {
      const started = await startReschedule(begun)
      if (started === undefined) {
        setStarting(false)
        return false
      }
      if (isMounted()) await bookAgain(appointment, { isReplaced: true })
      // The user has closed the sheet meanwhile, so end the reschedule that was just started.
      if (!isMounted() && started.isNew) endReschedule({ ...begun, ...started })
    } catch (failure) {
      // A notice shows that the customer could not be loaded.
      reportFault(failure)
      setStarting(false)
      return false
    }
    return isMounted()
  }
  return { starting, start }
}

/** Shows the consequences before anything is ordered. */
const Terms = ({ appointment, onClose }: Props & { onClose: () => void }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('payment')
  const { t: cancelling } = useTranslation('appointments')
  const navigate = useNavigate()
  const { id, serviceId, organisation, practicalPriceFen } = appointment
  const info = useCancelInfo(id)
  useEffect(() => void loadCancelInfo(id), [id])
  const newFen = useNewPrice(appointment)
  const isFree = newFen === 0
  const priceLine = usePriceLine(newFen)
  const known = dataOf(info)
  const pending = usePending(id)
  const asking = isPending(info)
  const { starting, start } = useStart(appointment, known)
  const goTo = (leave: (then: () => void) => void, address: string) =>
    leave(() => {
      onClose()
      void navigate(address)
    })
  const order = isFree ? 'orderFree' : 'order'
  const twice = practicalPriceFen === 0 || asking || isFree ? [] : [t(`otherDay.${paidTwice(known)}`)]
  // A555: a new appointment that costs nothing cannot fail to be paid.
  const stays = isFree ? [] : [t('otherDay.stays')]
  return (
    <Sheet title={t('otherDay.title')} closeText={shell('actions.close')} onClose={onClose}>
      {(leave) =>
        pending !== undefined ? (
          <SheetBody>
            <div className={styles.terms}>
              <p>{t('otherDay.pending')}</p>
              <Button block onClick={() => goTo(leave, paths.appointment(pending.newId ?? pending.appointmentId))}>
                {t('otherDay.toPending')}
              </Button>
            </div>
          </SheetBody>
        ) : (
          <SheetBody>
            <div className={styles.terms}>
              <p className="shortened">{whose({ t: cancelling, shell }, appointment)}</p>
              <p>{t(asking || known !== undefined ? `otherDay.${order}` : `otherDay.${order}Ask`)}</p>
              <div role="status">
                {asking ? (
                  <SkeletonBlock height="9rem" />
                ) : (
                  <Callout tone="caution" title={t('otherDay.earlier')}>
                    <Sentences of={cancelMeaning({ t: cancelling, shell }, appointment, known)} />
                    {known === undefined && <p>{t('otherDay.askedAgain')}</p>}
                  </Callout>
                )}
              </div>
              <Sentences of={[...twice, priceLine, ...stays]} />
              <Button
                block
                busy={asking || starting}
                disabled={known !== undefined && cancellationsLeft(known.cancelledToday) === 0}
                onClick={() =>
                  void start().then((begun) => begun && goTo(leave, paths.selectTime(serviceId, organisation.id)))
                }
              >
                {t('otherDay.start')}
              </Button>
              <Button variant="quiet" block onClick={() => leave(onClose)}>
                {t('otherDay.keep')}
              </Button>
            </div>
          </SheetBody>
        )
      }
    </Sheet>
  )
}
