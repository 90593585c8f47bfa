import { I18nextProvider, useTranslation } from 'react-i18next'
import type { PalpationReport } from '@/domain/reports/report'
import type { WordArea } from '@/i18n/words'
import { dayText } from '@/i18n/dates'
import { LANGUAGES, type Language } from '@/lib/language'
import { joinWithDot } from '@/lib/joinWithDot'
import { Card } from '@/ui/Card'
import { PartLanguage } from '@/ui/ServerText'
import { SkeletonBlock } from '@/ui/Skeleton'
import { PageError, SectionError } from '@/routes/shared/errors'
import { useToday } from '@/routes/shared/useToday'
import { useWordsIn } from '../useWordsIn'
import { SaveSummary } from './SaveSummary'
import { SummaryPage } from './SummaryPage'
import styles from './SummaryPage.module.css'
import { useSummaryParts } from './useSummaryParts'

const WORDS: WordArea[] = [
  'shell',
  'reports',
  'palpation',
  'reportsList',
  'visitSummary',
  'questions',
  'questionnaires',
  'ethnicities',
]

type Props = {
  reportId: string
  report: PalpationReport
  language: Language
  questions: string
  onRetry: () => void
}

/** The sheet in the chosen language, and the buttons that save it. */
export const SummarySheet = ({ reportId, report, language, questions, onRetry }: Props) => {
  const { t } = useTranslation('visitSummary')
  const { words, retry } = useWordsIn(language, WORDS)
  const parts = useSummaryParts(reportId, report)
  const today = useToday()
  const retryParts = () => {
    if (parts.lazyAnswers.parts.state === 'failed') parts.lazyAnswers.retry()
    onRetry()
  }
  switch (words.state) {
    case 'idle':
    case 'loading':
      return <SkeletonBlock height="24rem" />
    case 'failed':
      return <PageError part error={words.error} onRetry={retry} />
    case 'ready': {
      const shellText = words.data.getFixedT(null, 'shell')
      const { htmlTag, direction, fonts } = LANGUAGES[language]
      return (
        <>
          {parts.error !== undefined && (
            <SectionError title={t('incomplete')} error={parts.error} onRetry={retryParts} />
          )}
          <div className={styles.frame}>
            <Card lang={htmlTag} dir={direction ?? 'ltr'} data-keep="">
              <article
                className={styles.page}
                style={fonts === undefined ? undefined : { fontFamily: `${fonts}, var(--font)` }}
              >
                <I18nextProvider i18n={words.data}>
                  <PartLanguage value={language}>
                    <SummaryPage report={report} parts={parts} questions={questions} />
                  </PartLanguage>
                </I18nextProvider>
              </article>
            </Card>
            <SaveSummary
              title={joinWithDot(shellText('titles.visitSummary'), report.header.patientName ?? '')}
              day={dayText(shellText, today)}
              busy={parts.isReading}
            />
          </div>
        </>
      )
    }
  }
}
