import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isLedBySuggestion, type Lesion, type PalpationReport } from '@/domain/reports/report'
import { pointsOf, type Visit } from '@/domain/reports/timeline'
import { firstOf, MOST_ON_SUMMARY, questionLines, shortened } from '@/domain/reports/visitSummary'
import { dayText } from '@/i18n/dates'
import { joinWithDot } from '@/lib/joinWithDot'
import { dataOf } from '@/lib/remote'
import { dayIn } from '@/lib/time/day'
import { NoBreakDates } from '@/ui/NoBreakDates'
import { ServerText } from '@/ui/ServerText'
import { useLesionTexts, usePlaceText } from '../useLesionTexts'
import styles from './SummaryPage.module.css'
import type { SummaryParts } from './useSummaryParts'

type Props = { report: PalpationReport; parts: SummaryParts; questions: string }

/** The sheet itself: copies what the report, the other visits and the questionnaire say, and fits one A4 page. */
export const SummaryPage = ({ report, parts, questions }: Props) => {
  const { t: palpation } = useTranslation('palpation')
  const { t } = useTranslation('visitSummary')
  const lines = questionLines(questions)
  return (
    <>
      <Head report={report} />
      <Part title={palpation('summary')}>
        <p>
          <ServerText>{shortened(report.summary ?? palpation('notRecorded'), MOST_ON_SUMMARY.text)}</ServerText>
        </p>
      </Part>
      <Advice {...report} />
      <Findings lesions={report.lesions} unreadable={report.unreadable} />
      <Part title={t('visits.title')}>
        <Visits {...parts} />
      </Part>
      <Answers {...parts} />
      {lines.length > 0 && (
        <Part title={t('questions')}>
          <ol role="list">
            {lines.map((line, index) => (
              <li key={index}>
                <ServerText>{`${index + 1}. ${line}`}</ServerText>
              </li>
            ))}
          </ol>
        </Part>
      )}
      <p className={styles.quiet}>{t('foot')}</p>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3 className={styles.heading}>
      <NoBreakDates>{title}</NoBreakDates>
    </h3>
    {children}
  </section>
)

/** Parts with dots between them: a name stays beside its figure where a line has room for both. */
const Parts = ({ texts }: { texts: readonly (string | undefined)[] }) =>
  texts
    .filter((text): text is string => text !== undefined && text !== '')
    .map((text, index, all) => (
      <Fragment key={index}>
        {index > 0 && ' '}
        <span className="day">
          <ServerText>{index < all.length - 1 ? joinWithDot(text, ' ').trimEnd() : text}</ServerText>
        </span>
      </Fragment>
    ))

const Head = ({ report: { header } }: Pick<Props, 'report'>) => {
  const { t: shell } = useTranslation()
  const { t: common } = useTranslation('reports')
  const { t } = useTranslation('visitSummary')
  const { patientName, sex, age, inspectionNumber, examinedAt, organisation } = header
  const day = examinedAt && dayIn(examinedAt)
  const short = (text: string) => shortened(text, MOST_ON_SUMMARY.shortText)
  const who = [
    short(patientName ?? shell('unknown')),
    sex && shell(`sex.${sex}`),
    age === undefined ? undefined : common('head.age', { age }),
  ]
  const check = [
    t('checked', { day: day ? dayText(shell, day) : shell('unknown') }),
    organisation.name && short(organisation.name),
    inspectionNumber && short(inspectionNumber),
  ]
  return (
    <header className={styles.part}>
      <h2 className={styles.title}>{shell('titles.visitSummary')}</h2>
      <p>
        <strong>
          <ServerText>{joinWithDot(...who.filter((one) => one !== undefined))}</ServerText>
        </strong>
      </p>
      <p>
        <Parts texts={check} />
      </p>
    </header>
  )
}

const Advice = (report: PalpationReport) => {
  const { suggestion, guidance, guidanceUnreadable } = report
  const { t: shell } = useTranslation()
  const { t } = useTranslation('palpation')
  const lead = suggestion && t(`suggestions.${suggestion}`)
  const others = [
    ...guidance.flatMap((one) =>
      'text' in one ? [one.text] : one.suggestion === suggestion ? [] : [t(`suggestions.${one.suggestion}`)],
    ),
    ...(guidanceUnreadable ? [shell('unreadableRow')] : []),
  ]
  return (
    <Part title={t('guidance')}>
      {/* A480: the leading suggestion is never shortened, unlike the other advice. */}
      {lead !== undefined && <p>{isLedBySuggestion(report) ? t('guidanceLead', { lead }) : lead}</p>}
      {others.length > 0 && (
        <p>
          <ServerText>{shortened(joinWithDot(...others), MOST_ON_SUMMARY.text)}</ServerText>
        </p>
      )}
      {lead === undefined && others.length === 0 && <p>{t('notRecorded')}</p>}
    </Part>
  )
}

const Findings = ({ lesions, unreadable }: Pick<PalpationReport, 'lesions' | 'unreadable'>) => {
  const { t: palpation } = useTranslation('palpation')
  const { t } = useTranslation('visitSummary')
  const { shown, more } = firstOf(lesions ?? [], MOST_ON_SUMMARY.findings)
  return (
    <Part title={palpation('found.title')}>
      {lesions === undefined && <p>{palpation('found.notTold')}</p>}
      {lesions?.length === 0 && unreadable === 0 && <p>{palpation('found.none')}</p>}
      {shown.length > 0 && (
        <ol role="list" className={styles.findings}>
          {shown.map((lesion, index) => (
            <Finding key={index} number={index + 1} lesion={lesion} />
          ))}
        </ol>
      )}
      {more > 0 && <p>{t('findingsMore', { count: more })}</p>}
      {unreadable > 0 && (
        <p>{palpation(shown.length > 0 ? 'found.unreadable' : 'found.noneReadable', { count: unreadable })}</p>
      )}
    </Part>
  )
}

const Finding = ({ number, lesion }: { number: number; lesion: Lesion }) => {
  const { t } = useTranslation('palpation')
  const placeText = usePlaceText()
  const { size, hardness, shape, diagnosis } = useLesionTexts()(lesion)
  const fact = (name: string, value: string) =>
    t('lesion.descriptor', { name, value: shortened(value, MOST_ON_SUMMARY.shortText) })
  const facts = [fact(t('lesion.size'), size), fact(t('lesion.hardness'), hardness), fact(t('lesion.shape'), shape)]
  return (
    <li>
      <strong>{joinWithDot(String(number), placeText(lesion.place))}</strong>
      <br />
      <Parts texts={facts} />
      <br />
      <ServerText>
        {t('lesion.descriptor', {
          name: t('lesion.diagnosis'),
          value: shortened(diagnosis, MOST_ON_SUMMARY.text / 2),
        })}
      </ServerText>
    </li>
  )
}

const Visits = ({ visits, visitCount, unreadable }: Pick<SummaryParts, 'visits' | 'visitCount' | 'unreadable'>) => {
  const { t: shell } = useTranslation()
  const { t: list } = useTranslation('reportsList')
  const { t } = useTranslation('visitSummary')
  if (visits === 'loading') return <p>{shell('loading')}</p>
  if (visits === undefined) return <p>{t('visits.notRead')}</p>
  const unread = unreadable > 0 && <p>{t('visits.unread', { count: unreadable })}</p>
  if (visits.length === 0) return unread || <p>{t('visits.none')}</p>
  const { shown } = firstOf(visits, MOST_ON_SUMMARY.visits)
  const visitTexts = (visit: Visit): string[] => {
    const [largest] = pointsOf('largest', [visit])
    const size = largest?.value === undefined ? undefined : list('timeline.values.largest', { value: largest.value })
    return [
      dayText(shell, visit.day ?? ''),
      visit.lesions === undefined ? shell('unknown') : t('visits.count', { count: visit.lesions.length }),
      ...(size === undefined ? [] : [t('visits.largest', { size })]),
    ]
  }
  return (
    <>
      <ul role="list">
        {shown.map((visit) => (
          <li key={visit.reportId}>
            <Parts texts={visitTexts(visit)} />
          </li>
        ))}
      </ul>
      {unread}
      {visitCount > shown.length && <p>{t('visits.more', { count: visitCount - shown.length })}</p>}
    </>
  )
}

const Answers = ({
  answers,
  answeredOn,
  lazyAnswers,
}: Pick<SummaryParts, 'answers' | 'answeredOn' | 'lazyAnswers'>) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('visitSummary')
  const known = dataOf(lazyAnswers.parts)
  const state = typeof answers === 'object' ? lazyAnswers.parts.state : answers
  const day = answeredOn === undefined ? undefined : dayText(shell, answeredOn)
  return (
    <Part title={day === undefined ? t('answers.title') : t('answers.titleOf', { day })}>
      {state === undefined && <p>{t('answers.none')}</p>}
      {state === 'loading' && <p>{shell('loading')}</p>}
      {(state === 'unread' || state === 'failed') && <p>{t('answers.notRead')}</p>}
      {typeof answers === 'object' && known !== undefined && (
        <known.SummaryAnswers
          risk={answers}
          most={MOST_ON_SUMMARY.answers}
          shorten={(text) => shortened(text, MOST_ON_SUMMARY.shortText)}
        />
      )}
    </Part>
  )
}
