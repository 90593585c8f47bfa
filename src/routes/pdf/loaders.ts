import { documentPath } from '@/domain/pdf/document'
import { openDocument } from '@/stores/pdf'
import type { ScreenLoader } from '@/routes/screen'
import { currentState, isOfFormerReader } from './entryReader'

/** Returns the document of the address as a path of our host; undefined where it must not be requested. */
export const documentIn = (query: URLSearchParams): string | undefined =>
  documentPath(query.get('pdfUrl'), window.location.origin)

export const startPdf: ScreenLoader = ({ query }) => {
  const path = documentIn(query)
  if (path !== undefined && !isOfFormerReader(currentState())) void openDocument(path)
}
