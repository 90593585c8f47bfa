import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '@/domain/appointments/appointment'
import { isAutomatic, type Reschedule } from '@/domain/appointments/reschedule'
import type { Examinee } from '@/domain/account/account'
import { specificationNamed } from '@/domain/booking/earlier'
import type { EarlierAppointment } from '@/domain/booking/order'
import type { Specification } from '@/domain/booking/service'
import { dayInSentence } from '@/i18n/dates'
import { loadWords } from '@/i18n/setup'
import type { WordArea } from '@/i18n/words'
import { joinWithDot } from '@/lib/joinWithDot'
import { dataOf, idle, isPending } from '@/lib/remote'
import { now } from '@/lib/time/clock'
import { chinaTime } from '@/lib/time/day'
import { isUnreadable, type UnreadableRow } from '@/lib/unreadableRow'
import { reportFault } from '@/lib/reportFault'
import { lookUpAppointment, useAppointments } from '@/stores/appointments/appointments'
import { noteReplaced } from '@/stores/booking/bookAgain'
import { chooseSpecification, useOrder } from '@/stores/booking/order'
import { endReschedule, openReschedule, useReschedule } from '@/stores/payment/storedReschedule'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { focusMain } from '@/ui/focusMain'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { ServerText } from '@/ui/ServerText'
import { SkeletonBlock } from '@/ui/Skeleton'
import { WithPaymentWords } from '@/routes/shared/WithPaymentWords'
import { useByClock, useToday } from '@/routes/shared/useToday'

const WORDS: WordArea[] = ['payment']

const NotesSkeleton = () => <SkeletonBlock height="3.5rem" />

export type EarlierNotesProps = {
  earlier: EarlierAppointment
  /** The order and what is offered; undefined before the day is chosen. */
  order?: Order
}

type Order = {
  customerId: string
  specificationId: string
  specifications: Specification[]
  examinees: (Examinee | UnreadableRow)[]
}

const lookUp = ({ id, isReplaced }: EarlierAppointment): Promise<unknown> =>
  Promise.all([
    useAppointments.getState().appointments.get(id) === undefined && lookUpAppointment(id),
    isReplaced && openReschedule().catch(reportFault),
  ])

/** Loads the words and the earlier appointment that the notes show. */
export const loadNotes = async (): Promise<void> => {
  const earlier = useOrder.getState().choice?.earlier
  await Promise.all([loadWords(WORDS), earlier && lookUp(earlier)])
}

export const EarlierNotes = ({ earlier: { id, isReplaced }, order }: EarlierNotesProps) => {
  const reschedule = useReschedule((state) => state.reschedule)
  const earlier = useAppointments(({ appointments }) => appointments.get(id)) ?? idle
  const known = dataOf(earlier)
  useFillInPackage(known?.specificationName, order)
  useEffect(() => void lookUp({ id, isReplaced }), [id, isReplaced])
  return (
    <WithPaymentWords meanwhile={<NotesSkeleton />}>
      {isReplaced && reschedule?.appointmentId === id && (
        <Replacing reschedule={reschedule} customerId={order?.customerId} />
      )}
      {known !== undefined && <FilledIn earlier={known} order={order} />}
      {isPending(earlier) && <NotesSkeleton />}
    </WithPaymentWords>
  )
}

/** Chooses the package of the earlier appointment while none is chosen. */
const useFillInPackage = (name: string | undefined, order: Order | undefined): void => {
  const named = order?.specificationId === '' ? specificationNamed(name, order.specifications) : ''
  useEffect(() => {
    if (named !== '') chooseSpecification(named)
  }, [named])
}

type ReplacingProps = { reschedule: Reschedule; customerId: string | undefined }

/** An order for another patient replaces nothing. */
const Replacing = ({ reschedule, customerId = reschedule.customerId }: ReplacingProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('payment')
  const day = dayInSentence(shell, reschedule.day, useToday())
  const isByItself = useByClock(() => isAutomatic(reschedule, chinaTime(now())))
  const { appointmentId } = reschedule
  useEffect(() => {
    noteReplaced(appointmentId)
    return () => noteReplaced(undefined)
  }, [appointmentId])
  const isOther = customerId !== '' && customerId !== reschedule.customerId
  const separate = () => {
    focusMain()
    endReschedule(reschedule)
  }
  return (
    <Callout tone="caution" title={t('otherDay.title')} role="status">
      <p>
        <NoBreakDates>{t(`otherDay.${isOther ? 'other' : isByItself ? 'line' : 'lineAsk'}`, { day })}</NoBreakDates>
      </p>
      <div className="quietLine">
        <Button variant="quiet" onClick={separate}>
          {t('otherDay.separate')}
        </Button>
      </div>
    </Callout>
  )
}

type FilledInProps = { earlier: Appointment; order: Order | undefined }

/**
 * Returns which earlier choices are no longer offered. It compares the earlier appointment with the offer, because the
 * choices of the order may be reconciled with it already, or not yet.
 */
const missingIn = ({ earlier, order }: FilledInProps) =>
  order && {
    patient: order.examinees.every((row) => !isUnreadable(row) && row.id !== earlier.customer.id),
    specification:
      order.specifications.length > 0 && specificationNamed(earlier.specificationName, order.specifications) === '',
  }

const FilledIn = (props: FilledInProps) => {
  const { customer, specificationName } = props.earlier
  const { t: shell } = useTranslation()
  const { t } = useTranslation('payment')
  // Computed once: a later choice must not move what the user is tapping.
  const [missed] = useState(() => missingIn(props))
  const who = joinWithDot(customer.name ?? shell('unknown'), specificationName)
  const sentences =
    missed === undefined
      ? [t('again.asBefore', { who })]
      : [
          ...(missed.patient ? [t('again.patientGone', { name: customer.name ?? shell('unknown') })] : []),
          ...(missed.specification ? [t('again.packageGone', { name: specificationName ?? shell('unknown') })] : []),
        ]
  return (
    <Callout tone="plain" role="note">
      {(sentences.length === 0 ? [t('again.check')] : sentences).map((sentence) => (
        <p key={sentence}>
          <ServerText>{sentence}</ServerText>
        </p>
      ))}
    </Callout>
  )
}
