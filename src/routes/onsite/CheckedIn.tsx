import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../i18n/dates'
import { chinaTime } from '../../lib/days'
import { dataOf, idle } from '../../lib/remote'
import { useOnsite, type DoneStep } from '../../stores/onsite'
import { SuccessIcon, WaitingIcon } from '../../ui/icons'
import { Note } from '../../ui/Note'
import { Page } from '../../ui/Page'
import { PageTitle } from '../../ui/PageTitle'
import { Facts } from '../shared/Facts'
import styles from './CheckIn.module.css'
import { CheckInQuestionnaire } from './CheckInQuestionnaire'
import { DeskHead } from './DeskHead'

/** Checked in today, a moment ago or before; with the questionnaire while that is to be filled in (A388). */
export const CheckedIn = ({ done }: { done: DoneStep }) => {
  const { t } = useTranslation('onsite')
  const { record, asksQuestionnaire, justSent, recordKept } = done
  const desk = useOnsite(({ desks }) => desks.get(record.organisationId)) ?? idle
  const organisation = dataOf(desk)?.organisation
  const state = asksQuestionnaire ? 'nearly' : justSent ? 'sent' : 'already'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The form is gone, and with it the place where the focus was.
    if (justSent) heading.current?.focus()
  }, [justSent, asksQuestionnaire])
  return (
    <Page>
      <div className={styles.done} data-open={asksQuestionnaire || undefined}>
        {asksQuestionnaire ? <WaitingIcon /> : <SuccessIcon />}
        <PageTitle ref={heading}>{t(`done.${state}`)}</PageTitle>
      </div>
      {organisation !== undefined && <DeskHead organisation={organisation} />}
      <Facts title={t('done.about')} facts={useFacts(done)} />
      {!recordKept && <Note tone="caution">{t('done.notKept')}</Note>}
      {asksQuestionnaire ? (
        <>
          <p>{t('done.nextQuestionnaire')}</p>
          <CheckInQuestionnaire />
        </>
      ) : (
        <>
          <p>{t('done.next')}</p>
          <p className="quiet">{t('done.other')}</p>
        </>
      )}
    </Page>
  )
}

const useFacts = ({ record: { name, date }, today, chosen }: DoneStep): [string, string | undefined][] => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('onsite')
  if (chosen === undefined)
    return [
      [t('done.who'), name],
      [t('done.sentOn'), dayText(shell, date, today)],
    ]
  const day = dayText(shell, chosen.day, today)
  const when = chosen.half === undefined ? day : t(`done.whenHalf.${chosen.half}`, { day })
  return [
    [t('done.who'), name],
    [t('done.when'), when],
    [t('done.sentOn'), chinaTime(chosen.sentAt).slice(0, 16)],
  ]
}
