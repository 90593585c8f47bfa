import { ADDRESSES } from '@/domain/addresses'
import { lateDocuments } from '@/app/lateDocuments'
import type { ScreenEntry } from '@/routes/screenEntry'

/** Both addresses show the same: what an iPhone cannot bear is asked of no phone. */
const viewer = {
  title: 'pdf',
  words: ['pdf'],
  loader: async () => (await import('@/routes/pdf/loaders')).startPdf,
  component: async () => {
    // The reader is by far the largest of all, and everything is fetched side by side.
    lateDocuments.prepare()
    return (await import('@/routes/pdf/PdfViewer')).PdfViewer
  },
} satisfies Omit<ScreenEntry, 'path'>

export const DOCUMENT_SCREENS: readonly ScreenEntry[] = [
  {
    path: ADDRESSES.agreement,
    title: 'agreement',
    open: true,
    words: ['legal', 'agreement', 'booking'],
    component: async () => (await import('./Agreement')).Agreement,
  },
  {
    path: ADDRESSES.privacy,
    title: 'privacy',
    open: true,
    words: ['legal', 'privacy'],
    component: async () => (await import('./Privacy')).Privacy,
  },
  { path: ADDRESSES.pdf, ...viewer },
  { path: ADDRESSES.pdfOnIphone, ...viewer },
]
