import { ADDRESSES } from '@/domain/addresses'
import type { ScreenEntry } from '@/routes/screenEntry'
import { lazyPdf } from './lazyPdf'

/** Both addresses show the same: what an iPhone cannot bear is asked of no phone. */
const viewer = {
  title: 'pdf',
  words: ['pdf'],
  loader: async () => (await import('@/routes/pdf/loaders')).startPdf,
  component: async () => {
    // The reader is by far the largest of all, and everything is fetched side by side.
    lazyPdf.prepare()
    return (await import('@/routes/pdf/PdfViewer')).PdfViewer
  },
} satisfies Omit<ScreenEntry, 'path'>

// The only area whose table needs an adapter, so it stands in app.
export const PDF_SCREENS: readonly ScreenEntry[] = [
  { path: ADDRESSES.pdf, ...viewer },
  { path: ADDRESSES.pdfOnIphone, ...viewer },
]
