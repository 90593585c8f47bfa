import type { DocumentsGateway } from '@/gateways/pdf/port'
import { prepareWorker } from '@/gateways/pdf/worker'
import { rethrowAsChunkLoadError } from './chunkLoadError'
import { inTime } from '@/lib/inTime'

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
