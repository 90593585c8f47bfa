import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { truncate } from '@/lib/truncate'
import { now } from '@/lib/time/clock'
import { leadsTo, wayOn, type Consultation, type WayOn } from '@/domain/consultations/consultation'
import { consultationOrderType } from '@/domain/payment/payment'
import { consultationMeaning } from '@/i18n/consultations/meaning'
import { askedDoctor } from '@/i18n/consultations/askedDoctor'
import { momentText } from '@/i18n/dates'
import { unreadText } from '@/i18n/consultations/unreadText'
import { listedConsultation } from '@/stores/consultations/consultationById'
import { reloadConsultations } from '@/stores/consultations/consultations'
import { isUnread, useUnread } from '@/stores/consultations/readState'
import { isConfirming } from '@/stores/payment/mark'
import { ActionBlock } from '@/ui/ActionBlock'
import { Button, buttonProps } from '@/ui/Button'
import { CardFoot } from '@/ui/Card'
import { focusAround } from '@/ui/focusMain'
import { IconText } from '@/ui/IconText'
import { ClockIcon, ConsultationIcon, PersonIcon } from '@/ui/icons'
import { LinkBlock } from '@/ui/LinkBlock'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { StatusMark, type StatusKind } from '@/ui/StatusMark'
import { showToast } from '@/ui/toast'
import { ServerText } from '@/ui/ServerText'
import { paths } from '@/routes/paths'
import { useIsMounted } from '@/routes/shared/useIsMounted'
import { useByClock, useToday } from '@/routes/shared/useToday'
import styles from './consultations.module.css'
import { SentButton } from './SentButton'

type Props = {
  consultation: Consultation
  /** Another consultation of the list has the filled button. */
  quieter: boolean
}

export const ConsultationCard = ({ consultation, quieter }: Props) => {
  const { t } = useTranslation(['consultations', 'payment'])
  const { id, type, status } = consultation
  const way = wayOn(consultation)
  const names = useId()
  const about = { 'aria-describedby': `${names}patient ${names}asked` }
  const text = <CardText consultation={consultation} way={way} names={names} />
  const label = status === undefined ? t('mine.unknownStatus') : t(`statuses.${status}`)
  switch (leadsTo(consultation)) {
    case 'payment': {
      const toPay = paths.tradePay(consultationOrderType(type), id)
      const isPayable = !isConfirming(consultation)
      return (
        <>
          <LinkBlock to={toPay}>{text}</LinkBlock>
          <CardFoot>
            <div className={styles.ways}>
              <SentButton consultation={consultation} {...about} />
              <Link {...buttonProps(isPayable && !quieter ? 'primary' : 'secondary', false)} {...about} to={toPay}>
                {isPayable ? t('ways.pay') : t('payment:notToPay.look')}
              </Link>
            </div>
          </CardFoot>
        </>
      )
    }
    case 'chat':
      return (
        <>
          <LinkBlock to={paths.chat(id, type)}>{text}</LinkBlock>
          {!inChat(way) && (
            <CardFoot>
              <OtherWay id={id} way={way} {...about} />
            </CardFoot>
          )}
        </>
      )
    case 'nowhere':
      return (
        <>
          <ActionBlock onAct={() => showToast(label)}>{text}</ActionBlock>
          <CardFoot>
            <div className={styles.ways}>
              <SentButton consultation={consultation} {...about} />
              <OtherWay id={id} way={way} {...about} />
            </div>
          </CardFoot>
        </>
      )
  }
}

const inChat = (way: WayOn): boolean => way !== 'askAnew' && way !== 'lookAgain' && way !== 'pay'

type About = { 'aria-describedby': string }

/** A668: says that nothing has changed. A failure has its own notice above the list. */
const LookAgain = ({ id, ...about }: { id: string } & About) => {
  const { t } = useTranslation('consultations')
  const isMounted = useIsMounted()
  const [busy, setBusy] = useState(false)
  const look = async () => {
    setBusy(true)
    const isReloaded = await reloadConsultations()
    setBusy(false)
    const found = isReloaded && isMounted() ? listedConsultation(id) : undefined
    if (found !== undefined && wayOn(found) === 'lookAgain')
      showToast(t(found.status === undefined ? 'mine.unknownStatus' : 'stillWaiting'))
  }
  return (
    <Button ref={focusAround} variant="quiet" {...about} busy={busy} onClick={() => void look()}>
      {t('ways.lookAgain')}
    </Button>
  )
}

const OtherWay = ({ id, way, ...about }: { id: string; way: WayOn } & About) => {
  const { t } = useTranslation('consultations')
  return way === 'lookAgain' ? (
    <LookAgain id={id} {...about} />
  ) : (
    <Link {...buttonProps('quiet', false)} {...about} to={paths.consultIndex()}>
      {t(`ways.${way}`)}
    </Link>
  )
}

/** An expired consultation is shown as ended, for any reason. */
const kindOf = ({ status, followUps }: Consultation): StatusKind => {
  switch (status) {
    case 'toPay':
      return 'toDo'
    case 'awaitingReply':
    case 'assigning':
    case undefined:
      return 'waiting'
    case 'inConsultation':
      return 'going'
    case 'endedByDoctor':
    case 'endedByUser':
    case 'endedBySystem':
      return followUps !== undefined && followUps > 0 ? 'done' : 'over'
    case 'doctorTimeout':
    case 'closed':
    case 'payTimeout':
    case 'notAccepted':
    case 'returnedByDoctor':
    case 'returnedBySystem':
      return 'over'
  }
}

type TextProps = {
  consultation: Consultation
  way: WayOn
  /** With `patient` and `asked` it becomes the ids of these lines. */
  names: string
}

const CardText = ({ consultation, way, names }: TextProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation(['consultations', 'payment'])
  const { id, type, status, patientName, question, askedAt, unread } = consultation
  const isNew = useUnread((known) => (unread === undefined ? isUnread(known, id) : unread > 0))
  const today = useToday()
  // Read by the clock, because a time that is named passes while the list is open.
  const meaning = useByClock(() => consultationMeaning(t, shell, consultation, now()))
  const who = askedDoctor(t, shell, consultation)
  return (
    <span className={styles.lines}>
      <span className="ends">
        <StatusMark kind={kindOf(consultation)}>
          {status === undefined ? t('mine.unknownStatus') : t(`statuses.${status}`)}
        </StatusMark>
        <span className="quiet">{t(`types.${type}`)}</span>
      </span>
      <span>
        {way === 'pay' && isConfirming(consultation) ? (
          t('payment:notToPay.confirming')
        ) : (
          <NoBreakDates>{meaning}</NoBreakDates>
        )}
      </span>
      {isNew && <strong className={styles.way}>{unreadText(shell, unread)}</strong>}
      <span className="quiet">
        <ServerText>{question === undefined ? shell('unknown') : truncate(question)}</ServerText>
      </span>
      <IconText
        id={`${names}patient`}
        Icon={PersonIcon}
        name={t('mine.for')}
        text={patientName ?? shell('unknown')}
        named
      />
      <IconText Icon={ConsultationIcon} name={t('mine.doctor')} text={who} named={who.length > 60} />
      <IconText
        id={`${names}asked`}
        Icon={ClockIcon}
        name={t('mine.asked')}
        text={askedAt === undefined ? shell('unknown') : momentText(shell, askedAt, today)}
      />
      {inChat(way) && <span className={styles.onward}>{t(`ways.${way}`)}</span>}
    </span>
  )
}
