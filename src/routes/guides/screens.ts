import { ADDRESSES } from '@/domain/addresses'
import type { Screen } from '@/routes/screen'

export const GUIDE_SCREENS: readonly Screen[] = [
  {
    path: ADDRESSES.reportGuide,
    title: 'guide',
    open: true,
    words: ['guides'],
    component: () => import('./ReportGuide').then((module) => module.ReportGuide),
  },
  {
    path: ADDRESSES.preFillGuide,
    title: 'guidePreFilled',
    open: true,
    words: ['guides'],
    component: () => import('./PreFillGuide').then((module) => module.PreFillGuide),
  },
  {
    path: ADDRESSES.followGuide,
    title: 'guideFollow',
    words: ['guides'],
    component: () => import('./FollowGuide').then((module) => module.FollowGuide),
  },
]
