import { ADDRESSES } from '@/domain/addresses'
import type { DocumentsGateway } from '@/gateways/pdf/port'
import { prepareWorker } from '@/gateways/pdf/worker'
import { inTime } from '@/lib/inTime'
import type { ScreenEntry } from '@/routes/screenEntry'
import { rethrowAsChunkLoadError } from './chunkLoadError'

const reader = () => inTime(import('@/gateways/pdf/pdfjs')).catch(rethrowAsChunkLoadError)

/** What reads documents, fetched only once there is one to be read. */
export const lazyPdf: DocumentsGateway = {
  prepare: () => {
    // What is lost here is met again, and told, when the document is opened.
    reader().catch(() => undefined)
    prepareWorker()
  },
  open: async (file) => (await reader()).openPdf(file),
  exportA4: async (request) =>
    (await inTime(import('@/gateways/pdf/export')).catch(rethrowAsChunkLoadError)).exportA4(request),
}

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
