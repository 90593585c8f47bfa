import { ADDRESSES } from '../../domain/addresses'
import type { ScreenEntry } from './entry'

export const REPORT_SCREENS: readonly ScreenEntry[] = [
  { path: ADDRESSES.reports, title: 'reportList', soon: true },
  { path: ADDRESSES.report, title: 'reportDetail', soon: true },
  {
    path: ADDRESSES.palpationReport,
    title: 'palpationReport',
    words: ['reports', 'palpation'],
    loader: async () => (await import('../../routes/reports/palpationLoaders')).startPalpationReport,
    component: async () => (await import('../../routes/reports/PalpationReport')).PalpationReport,
  },
  { path: ADDRESSES.riskReport, title: 'riskReport', soon: true },
  { path: ADDRESSES.healthReport, title: 'healthServicesReport', soon: true },
]
