import { ADDRESSES } from '../../domain/addresses'
import type { ScreenEntry } from './entry'

export const GUIDE_SCREENS: readonly ScreenEntry[] = [
  {
    path: ADDRESSES.reportGuide,
    title: 'guide',
    open: true,
    words: ['guides'],
    component: async () => (await import('../../routes/guides/ReportGuide')).ReportGuide,
  },
  {
    path: ADDRESSES.preFillGuide,
    title: 'guidePreFilled',
    open: true,
    words: ['guides'],
    component: async () => (await import('../../routes/guides/PreFillGuide')).PreFillGuide,
  },
  {
    path: ADDRESSES.followGuide,
    title: 'guideFollow',
    words: ['guides'],
    component: async () => (await import('../../routes/guides/FollowGuide')).FollowGuide,
  },
]
