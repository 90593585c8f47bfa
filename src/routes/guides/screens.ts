import { ADDRESSES } from '@/domain/addresses'
import type { Screen } from '@/routes/screen'

export const GUIDE_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.reportGuide,
    title: 'guide',
    open: true,
    words: ['guides'],
    component: async () => (await import('./ReportGuide')).ReportGuide,
  },
  {
    path: ADDRESSES.preFillGuide,
    title: 'guidePreFilled',
    open: true,
    words: ['guides'],
    component: async () => (await import('./PreFillGuide')).PreFillGuide,
  },
  {
    path: ADDRESSES.followGuide,
    title: 'guideFollow',
    words: ['guides'],
    component: async () => (await import('./FollowGuide')).FollowGuide,
  },
]
