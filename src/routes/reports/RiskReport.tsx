import { useEffect, useMemo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams, Link } from 'react-router-dom'
import { isCheck, stepsInOrder } from '@/domain/reports/advisedSteps'
import type { RiskReport as Report } from '@/domain/reports/report'
import { groupInHeader, type SpecialGroup } from '@/domain/reports/specialGroup'
import { isFinalRefusal } from '@/i18n/errors'
import { dataOf, idle, refreshOf, type Refresh } from '@/lib/remote'
import { findPdf, inspectionListed, lookUpReports, useReports } from '@/stores/reports/reports'
import { loadRiskReport, lookUpSuggestion, useRiskReports } from '@/stores/reports/risk'
import { BottomBar } from '@/ui/bars'
import { Button, buttonProps } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import { Card } from '@/ui/Card'
import { Page, PageTitle } from '@/ui/Page'
import { Section } from '@/ui/Section'
import { SkeletonBlock } from '@/ui/Skeleton'
import { StaleNotice } from '@/routes/shared/StaleNotice'
import { PageError, SectionError } from '@/routes/shared/errors'
import { UrgentSigns } from '@/routes/shared/UrgentSigns'
import { useIsWaiting } from '@/routes/shared/useIsWaiting'
import { reportIdIn, paths } from '@/routes/paths'
import { AssessedSkeleton } from './AssessedSkeleton'
import { DocumentRow } from './DocumentRow'
import { LevelCard } from './LevelCard'
import { ReportFoot, ReportHead, ReportNotFound } from './reportLayout'
import { ScoreSection } from './ScoreSection'
import { useDue } from './useDue'
import { useLazyAnswers } from './useLazyAnswers'
import { useReportPdf } from './useReportPdf'

const RiskPdf = ({ reportId }: { reportId: string }) => {
  const { t } = useTranslation('reportsList')
  const id = useId()
  const pdf = useReportPdf()
  return (
    <Card edgeToEdge>
      <DocumentRow id={id} name={t('documents.risk')} pdf={pdf}>
        <Button
          variant="quiet"
          busy={pdf.busy !== undefined}
          aria-describedby={id}
          onClick={() => void pdf.open('preview', () => findPdf('risk', reportId))}
        >
          {t('actions.preview')}
        </Button>
      </DocumentRow>
    </Card>
  )
}

type Props = {
  inspectionId: string
  reportId: string
  quiet: boolean
}

/** RISKREP-10, A176: links to the questionnaire that turns this report into a health report. */
const AssessmentLink = ({ inspectionId, reportId, quiet }: Props) => {
  const { t } = useTranslation('riskReport')
  return (
    <BottomBar>
      <Link
        {...buttonProps(quiet ? 'secondary' : 'primary', true)}
        to={paths.shortQuestionnaire(inspectionId, reportId)}
      >
        {t('toAssessment')}
      </Link>
    </BottomBar>
  )
}

type RiskKnowledgeProps = {
  special: SpecialGroup | undefined
  mayBePregnant: boolean
}

/** A657: what the health report leaves out below 18 and in a pregnancy is left out here, too. */
const RiskKnowledge = ({ special, mayBePregnant }: RiskKnowledgeProps) => {
  const { t } = useTranslation('riskReport')
  const isSpared = special === 'young' || special === 'pregnancy'
  return (
    <Section title={t('knowledge.title')}>
      <p>{t('knowledge.meaning')}</p>
      <p>{t('knowledge.neither')}</p>
      {!isSpared && <p>{t('knowledge.checks')}</p>}
      <p>{t(isSpared ? 'knowledge.factorsIfNoAlcohol' : 'knowledge.factors')}</p>
      {!isSpared && mayBePregnant && <p>{t('knowledge.ifPregnant')}</p>}
    </Section>
  )
}

const AnswersSkeleton = () => (
  <Card aria-hidden="true">
    <SkeletonBlock width="40%" height="1.25rem" />
    <SkeletonBlock height="8rem" />
  </Card>
)

export const RiskReport = () => {
  const [query] = useSearchParams()
  const reportId = reportIdIn(query)
  const report = useRiskReports(({ reports }) => reports.get(reportId)) ?? idle
  const lazyAnswers = useLazyAnswers()
  const isAsked = useRiskReports(({ suggestions }) => suggestions.get(reportId)?.state === 'loading')
  const isWaiting = useIsWaiting(isAsked || lazyAnswers.parts.state === 'loading', report.state === 'ready')
  const retry = () => void loadRiskReport(reportId)
  if (reportId === '') return <ReportNotFound />
  switch (report.state) {
    case 'idle':
    case 'loading':
      return <AssessedSkeleton of="riskReport" />
    case 'failed':
      return <PageError error={report.error} onRetry={retry} gone={<ReportNotFound />} />
    case 'ready':
      if (isWaiting) return <AssessedSkeleton of="riskReport" />
      return (
        <LoadedReport
          reportId={reportId}
          report={report.data}
          refresh={refreshOf(report)}
          onRetry={retry}
          lazyAnswers={lazyAnswers}
        />
      )
  }
}

type LoadedReportProps = {
  reportId: string
  report: Report
  refresh: Refresh
  onRetry: () => void
  lazyAnswers: ReturnType<typeof useLazyAnswers>
}

const LoadedReport = ({ reportId, report, refresh, onRetry, lazyAnswers: { parts, retry } }: LoadedReportProps) => {
  const { t: shell } = useTranslation()
  const { t } = useTranslation('reportAdvice')
  const palpation = useRiskReports(({ suggestions }) => suggestions.get(reportId)) ?? idle
  const { header, content } = report
  const known = dataOf(parts)
  const reading = useMemo(() => content && known?.readingOf(content, header), [known, content, header])
  // What the answers advise is unknown until they are loaded.
  const advice = reading && known?.adviceIn(reading)
  // A626: the header counts only where there are no answers.
  const special = advice === undefined ? groupInHeader(header) : advice.special
  const isEvaluated = reading !== undefined && advice?.evaluation !== undefined && special === undefined
  const steps = stepsInOrder({ level: report.level, palpation: dataOf(palpation)?.suggestion, ...advice })
  const toDoctor = steps[0] !== undefined && !isCheck(steps[0].step)
  // A check is no binding step for a person without a standard interval, nor without a level.
  const isBinding = toDoctor || (special === undefined && report.level !== undefined)
  const lead = isBinding ? steps[0] : undefined
  const due = useDue(lead?.step, { ...header, reportId })
  const listed = useReports(inspectionListed(reportId))
  const inspectionId = header.inspectionId ?? listed
  const isNamed = inspectionId !== undefined
  useEffect(() => {
    if (!isNamed) void lookUpReports()
  }, [isNamed, reportId])
  if (due === 'asked') return <AssessedSkeleton of="riskReport" />
  return (
    <Page
      bar={
        inspectionId === undefined ? undefined : (
          <AssessmentLink
            {...{ inspectionId, reportId }}
            quiet={toDoctor || due?.isOver === true || due?.later !== undefined}
          />
        )
      }
    >
      <PageTitle>{shell('titles.riskReport')}</PageTitle>
      <StaleNotice {...refresh} onRetry={onRetry} />
      <LevelCard
        {...{ report, steps, lead, special, due }}
        customerId={dataOf(palpation)?.customerId}
        uncounted={isEvaluated && known !== undefined && <known.Uncounted reading={reading} />}
      />
      {palpation.state === 'failed' && !isFinalRefusal(palpation.error) && (
        <SectionError
          title={t('palpationFailed')}
          error={palpation.error}
          onRetry={() => void lookUpSuggestion(reportId)}
        />
      )}
      {dataOf(palpation)?.mayBeMoreUrgent === true && (
        <Callout tone="caution" title={t('palpationUncounted.title')}>
          <Link to={paths.palpationReport(reportId, '')}>{t('palpationUncounted.act')}</Link>
        </Callout>
      )}
      {parts.state === 'failed' && <SectionError title={t('answersFailed')} error={parts.error} onRetry={retry} />}
      {known !== undefined && content === undefined && (
        <SectionError title={t('answersFailed')} error={undefined} onRetry={onRetry} />
      )}
      {advice?.lacksPerson === true && lead !== undefined && !toDoctor && (
        <Callout tone="caution" title={t('personMissing')}>
          <Link to={paths.consultIndex()}>{t('ways.consult')}</Link>
        </Callout>
      )}
      {known !== undefined && reading !== undefined && <known.SpecialistNotes answers={reading.answers} />}
      <UrgentSigns onReport />
      <ScoreSection report={report} special={special} />
      <ReportHead header={header} />
      {parts.state === 'loading' && <AnswersSkeleton />}
      {known !== undefined && reading !== undefined && <known.RiskAnswers reading={reading} reportId={reportId} />}
      <RiskKnowledge
        special={special}
        mayBePregnant={known !== undefined && reading !== undefined && known.mayBePregnant(reading.answers)}
      />
      <ReportFoot organisation={header.organisation} />
      <RiskPdf reportId={reportId} />
    </Page>
  )
}
