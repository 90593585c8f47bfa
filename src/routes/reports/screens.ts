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
    loader: () => import('./palpationLoaders').then((module) => module.startPalpationReport),
    component: () => import('./PalpationReport').then((module) => module.PalpationReport),
  },
  {
    path: ADDRESSES.visitSummary,
    title: 'visitSummary',
    words: ['reports', 'visitSummary'],
    loader: async () => (await summaryLoaders()).startVisitSummary,
    component: () => import('./VisitSummary').then((module) => module.VisitSummary),
  },
  {
    path: ADDRESSES.reports,
    title: 'reportList',
    words: ['reportsList'],
    loader: async () => (await loaders()).startReportList,
    component: () => import('./ReportList').then((module) => module.ReportList),
  },
  {
    path: ADDRESSES.report,
    title: 'reportDetail',
    words: ['reportsList', 'reports'],
    loader: async () => (await loaders()).startReportDetail,
    component: () => import('./ReportDetail').then((module) => module.ReportDetail),
  },
  {
    path: ADDRESSES.riskReport,
    title: 'riskReport',
    words: ['reports', 'riskReport', 'reportAdvice', 'reportsList'],
    loader: async () => (await riskLoaders()).startRiskReport,
    component: () => import('./RiskReport').then((module) => module.RiskReport),
  },
  {
    path: ADDRESSES.healthReport,
    title: 'healthServicesReport',
    words: ['reports', 'healthReport', 'reportAdvice'],
    loader: async () => (await riskLoaders()).startHealthReport,
    component: () => import('./HealthServicesReport').then((module) => module.HealthServicesReport),
  },
  {
    path: ADDRESSES.reportTimeline,
    title: 'reportTimeline',
    words: ['reportsList'],
    loader: async () => (await summaryLoaders()).startTimeline,
    component: () => import('./Timeline').then((module) => module.Timeline),
  },
]
