import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { PalpationReport } from '@/domain/reports/report'
import { QUESTIONS_LIMIT } from '@/domain/reports/visitSummary'
import { currentLanguage } from '@/i18n/setup'
import { allLanguages, LANGUAGES } from '@/lib/language'
import { idle, refreshOf, type Refresh } from '@/lib/remote'
import { usePalpation } from '@/stores/reports/palpation'
import { changeQuestions, openVisitSummary, useQuestions } from '@/stores/reports/visitSummary'
import { Card } from '@/ui/Card'
import { Page, PageTitle } from '@/ui/Page'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { TextArea } from '@/ui/TextArea'
import { PageError } from '@/routes/shared/errors'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { reportIdIn } from '@/routes/paths'
import { ReportNotFound } from '../reportLayout'
import { SummarySkeleton } from '../SummarySkeleton'
import { SummarySheet } from './SummarySheet'

const LANGUAGE_CHOICES = allLanguages().map((value) => ({
  value,
  label: LANGUAGES[value].ownName,
  lang: LANGUAGES[value].htmlTag,
}))

export const SummaryScreen = () => {
  const reportId = reportIdIn(useSearchParams()[0])
  const report = usePalpation(({ reports }) => reports.get(reportId)) ?? idle
  const retry = () => void openVisitSummary(reportId)
  if (reportId === '') return <ReportNotFound />
  switch (report.state) {
    case 'idle':
    case 'loading':
      return <SummarySkeleton />
    case 'failed':
      return <PageError error={report.error} onRetry={retry} gone={<ReportNotFound />} />
    case 'ready':
      return <Loaded reportId={reportId} report={report.data} refresh={refreshOf(report)} onRetry={retry} />
  }
}

type LoadedProps = { reportId: string; report: PalpationReport; refresh: Refresh; onRetry: () => void }

const Loaded = ({ reportId, report, refresh, onRetry }: LoadedProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('visitSummary')
  const [language, setLanguage] = useState(currentLanguage)
  const questions = useQuestions(({ typed }) => typed.get(reportId)) ?? ''
  const onPhone = useQuestions((state) => state.onPhone)
  return (
    <Page>
      <PageTitle>{shell('titles.visitSummary')}</PageTitle>
      <StaleNotice {...refresh} onRetry={onRetry} />
      <p>{t('lead')}</p>
      <Card>
        <SegmentedControl
          label={t('language')}
          hint={t('asWritten')}
          options={LANGUAGE_CHOICES}
          value={language}
          onChoose={setLanguage}
        />
        <TextArea
          label={t('ask.label')}
          hint={t('ask.hint')}
          value={questions}
          onChange={(text) => changeQuestions(reportId, text)}
          limit={QUESTIONS_LIMIT}
          countText={t('ask.count', { used: questions.length, limit: QUESTIONS_LIMIT })}
        />
        <p className="quiet">{t(onPhone ? 'ask.kept' : 'ask.notKept')}</p>
      </Card>
      <SummarySheet reportId={reportId} report={report} language={language} questions={questions} onRetry={onRetry} />
    </Page>
  )
}
