import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dataOf, idle } from '@/lib/remote'
import { useOnsite, type DoneStep } from '@/stores/checkIn/checkIn'
import { WaitingIcon } from '@/ui/icons'
import { Callout } from '@/ui/Callout'
import { Page } from '@/ui/Page'
import { PageTitle } from '@/ui/PageTitle'
import { ResultBlock } from '@/ui/ResultBlock'
import styles from './CheckIn.module.css'
import { CheckInPass } from './CheckInPass'
import { CheckInQuestionnaire } from './CheckInQuestionnaire'

/** Checked in today, a moment ago or before; with the questionnaire while that is to be filled in (A388). */
export const CheckedIn = ({ done }: { done: DoneStep }) => {
  const { t } = useTranslation('checkIn')
  const { record, asksQuestionnaire, justSent, recordKept } = done
  const desk = useOnsite(({ desks }) => desks.get(record.organisationId)) ?? idle
  const organisation = dataOf(desk)?.organisation
  const pass = (
    <>
      <CheckInPass done={done} organisation={organisation} />
      {!recordKept && <Callout tone="caution">{t('done.notKept')}</Callout>}
    </>
  )
  if (asksQuestionnaire) return <QuestionnaireFirst justSent={justSent}>{pass}</QuestionnaireFirst>
  return (
    <Page>
      <ResultBlock title={t(justSent ? 'done.sent' : 'done.already')} justDone={justSent} text={t('done.next')}>
        {pass}
        <p className="quiet">{t('done.other')}</p>
      </ResultBlock>
    </Page>
  )
}

/** The check-in is taken, and complete only after its questionnaire. */
const QuestionnaireFirst = ({ justSent, children }: { justSent: boolean; children: ReactNode }) => {
  const { t } = useTranslation('checkIn')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The form is gone, and with it the place where the focus was.
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
