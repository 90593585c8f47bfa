import { ADDRESSES } from '../../domain/addresses'
import { lateDocuments } from '../lateDocuments'
import type { ScreenEntry } from './entry'

/** Both addresses show the same: what an iPhone cannot bear is asked of no phone. */
const viewer = {
  title: 'pdf',
  words: ['pdf'],
  loader: async () => (await import('../../routes/documents/loaders')).startPdf,
  component: async () => {
    // The reader is by far the largest of all, and everything is fetched side by side.
    lateDocuments.prepare()
    return (await import('../../routes/documents/PdfViewer')).PdfViewer
  },
} satisfies Omit<ScreenEntry, 'path'>

export const DOCUMENT_SCREENS: readonly ScreenEntry[] = [
  {
    path: ADDRESSES.agreement,
    title: 'agreement',
    open: true,
    words: ['legal', 'agreement', 'booking'],
    component: async () => (await import('../../routes/documents/Agreement')).Agreement,
  },
  {
    path: ADDRESSES.privacy,
    title: 'privacy',
    open: true,
    words: ['legal', 'privacy'],
    component: async () => (await import('../../routes/documents/Privacy')).Privacy,
  },
  { path: ADDRESSES.pdf, ...viewer },
  { path: ADDRESSES.pdfOnIphone, ...viewer },
]
