import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organisation } from '@/domain/booking/organisation'
import type { CheckInCopy } from '@/domain/checkIn/checkIn'
import { dayText, momentText } from '@/i18n/dates'
import type { WordArea } from '@/i18n/words'
import { chinaTime, type Day } from '@/lib/time/day'
import { dataOf, idle } from '@/lib/remote'
import { useCheckIn, type DoneStep } from '@/stores/checkIn/checkIn'
import { finishQuestionnaire, sendCheckInQuestionnaire } from '@/stores/checkIn/completed'
import { useQuestionnaires } from '@/stores/questionnaires/questionnaires'
import { Callout } from '@/ui/Callout'
import { Card } from '@/ui/Card'
import { DescriptionList } from '@/ui/DescriptionList'
import { Fold } from '@/ui/Fold'
import { Page, PageTitle } from '@/ui/Page'
import { ResultBlock } from '@/ui/ResultBlock'
import { Section } from '@/ui/Section'
import { ServerText } from '@/ui/ServerText'
import { WaitingIcon } from '@/ui/statusIcons'
import { FormSkeleton } from '@/routes/questionForm/FormSkeleton'
import { Questionnaire } from '@/routes/questionForm/Questionnaire'
import { PageError } from '@/routes/shared/errors'
import { HomeLink } from '@/routes/shared/HomeLink'
import { useLazyTranslations } from '@/routes/shared/useLazyTranslations'
import { useToday } from '@/routes/shared/useToday'
import styles from './CheckIn.module.css'

type Props = { done: DoneStep; organisation: Organisation | undefined }

const CheckInPass = ({ done, organisation }: Props) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('checkIn')
  const { record, chosen } = done
  const today = useToday()
  const when = useWhen(done, today)
  const sentOn =
    chosen === undefined ? dayText(shell, record.date, today) : momentText(shell, chinaTime(chosen.sentAt))
  const facts: (readonly [name: string, value: ReactNode])[] = [
    [t('done.who'), <Large key="who">{record.name}</Large>],
    [
      t('done.number'),
      <span key="number" className={styles.number}>
        {record.id}
      </span>,
    ],
    [t('done.sentOn'), sentOn],
  ]
  if (when !== undefined) facts.splice(1, 0, [t('done.when'), <Large key="when">{when}</Large>])
  if (organisation !== undefined) facts.push([t('organisation'), organisation.name ?? shell('unknown')])
  return (
    <Section>
      <DescriptionList facts={facts} />
    </Section>
  )
}

const useWhen = ({ chosen }: DoneStep, today: Day): string | undefined => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('checkIn')
  if (chosen === undefined) return undefined
  const day = dayText(shell, chosen.day, today)
  return chosen.half === undefined ? day : t(`done.whenHalf.${chosen.half}`, { day })
}

const Large = ({ children }: { children: string }) => (
  <strong className={styles.large}>
    <ServerText>{children}</ServerText>
  </strong>
)

const FORM_WORDS: WordArea[] = ['questionnaireForms', 'questionnaires', 'questions', 'ethnicities']

/** Opened by the store together with the check-in; its translations load lazily. */
const CheckInQuestionnaire = () => {
  const target = useQuestionnaires((state) => state.target)
  const { words, retry } = useLazyTranslations(FORM_WORDS)
  if (words.state === 'failed') return <PageError part error={words.error} onRetry={retry} />
  if (target === undefined || words.state !== 'ready') return <FormSkeleton />
  return <Questionnaire target={target} review={false} send={sendCheckInQuestionnaire} onSent={finishQuestionnaire} />
}

export const CheckedIn = ({ done }: { done: DoneStep }) => {
  const { t } = useTranslation('checkIn')
  const { record, asksQuestionnaire, justSent, recordKept, sent } = done
  const desk = useCheckIn(({ desks }) => desks.get(record.organisationId)) ?? idle
  const organisation = dataOf(desk)?.organisation
  const pass = (
    <>
      <CheckInPass done={done} organisation={organisation} />
      {sent !== undefined && <SentCheckIn sent={sent} />}
      {!recordKept && <Callout tone="caution">{t('done.notKept')}</Callout>}
    </>
  )
  if (asksQuestionnaire) return <QuestionnaireFirst justSent={justSent}>{pass}</QuestionnaireFirst>
  return (
    <Page>
      <ResultBlock title={t(justSent ? 'done.sent' : 'done.already')} justDone={justSent} text={t('done.next')}>
        {pass}
        <p className="quiet">{t('done.other')}</p>
        <HomeLink />
      </ResultBlock>
    </Page>
  )
}

const QuestionnaireFirst = ({ justSent, children }: { justSent: boolean; children: ReactNode }) => {
  const { t } = useTranslation('checkIn')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The form unmounted, and the focus with it.
    if (justSent) heading.current?.focus()
  }, [justSent])
  return (
    <Page formBar>
      <div className={styles.open}>
        <WaitingIcon />
        <PageTitle ref={heading}>{t('done.nearly')}</PageTitle>
      </div>
      {children}
      <p>{t('done.nextQuestionnaire')}</p>
      <CheckInQuestionnaire />
    </Page>
  )
}

/** A copy of what was sent, closed at first: this page is shown at the counter. */
const SentCheckIn = ({ sent }: { sent: CheckInCopy }) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('checkIn')
  const { phoneEnd, sex, birthday, age, implants, identityCardEnd } = sent
  const ending = (digits: string) => t('done.ending', { digits })
  return (
    <Card>
      <Fold title={t('done.copy')}>
        <DescriptionList
          facts={[
            [t('phone'), ending(phoneEnd)],
            [t('sex'), shell(`sex.${sex}`)],
            [t('birthday'), dayText(shell, birthday)],
            [t('age'), String(age)],
            [t('implants'), t(implants ? 'yes' : 'no')],
            [t('done.identityCard'), identityCardEnd === undefined ? shell('unknown') : ending(identityCardEnd)],
          ]}
        />
        <p className="quiet">{t('done.copyNote')}</p>
      </Fold>
    </Card>
  )
}
