import { documentPath } from '@/domain/pdf/document'
import { openDocument } from '@/stores/pdf'
import type { ScreenLoader } from '@/routes/screen'

/** The document that the address names, as a path of our own host; undefined where it may not be asked. */
export const documentIn = (query: URLSearchParams): string | undefined =>
  documentPath(query.get('pdfUrl'), window.location.origin)

export const startPdf: ScreenLoader = ({ query }) => {
  const path = documentIn(query)
  if (path !== undefined) void openDocument(path)
}
