import { ADDRESSES } from '@/domain/addresses'
import type { Screen } from '@/routes/screen'

const loaders = () => import('./loaders')
// The summary of a visit and the timeline share this chunk: both read the visits of one patient.
const summaryLoaders = () => import('./summaryLoaders')
const riskLoaders = () => import('./riskLoaders')

export const REPORT_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.palpationReport,
    title: 'palpationReport',
    words: ['reports', 'palpation', 'pdf'],
    loader: async () => (await import('./palpationLoaders')).startPalpationReport,
    component: async () => (await import('./PalpationReport')).PalpationReport,
  },
  {
    path: ADDRESSES.visitSummary,
    title: 'visitSummary',
    words: ['reports', 'visitSummary'],
    loader: async () => (await summaryLoaders()).startVisitSummary,
    component: async () => (await import('./VisitSummary')).VisitSummary,
  },
  {
    path: ADDRESSES.reports,
    title: 'reportList',
    words: ['reportsList'],
    loader: async () => (await loaders()).startReportList,
    component: async () => (await import('./ReportList')).ReportList,
  },
  {
    path: ADDRESSES.report,
    title: 'reportDetail',
    words: ['reportsList', 'reports'],
    loader: async () => (await loaders()).startReportDetail,
    component: async () => (await import('./ReportDetail')).ReportDetail,
  },
  {
    path: ADDRESSES.riskReport,
    title: 'riskReport',
    words: ['reports', 'riskReport', 'reportAdvice', 'reportsList'],
    loader: async () => (await riskLoaders()).startRiskReport,
    component: async () => (await import('./RiskReport')).RiskReport,
  },
  {
    path: ADDRESSES.healthReport,
    title: 'healthServicesReport',
    words: ['reports', 'healthReport', 'reportAdvice'],
    loader: async () => (await riskLoaders()).startHealthReport,
    component: async () => (await import('./HealthServicesReport')).HealthServicesReport,
  },
  {
    path: ADDRESSES.reportTimeline,
    title: 'reportTimeline',
    words: ['reportsList'],
    loader: async () => (await summaryLoaders()).startTimeline,
    component: async () => (await import('./Timeline')).Timeline,
  },
]
