import { documentPath } from '@/domain/pdf/document'
import { isRecord } from '@/lib/isRecord'
import { openDocument } from '@/stores/pdf'
import type { ScreenLoader } from '@/routes/screen'
import { STATE_KEY } from '@/routes/shared/entryState'
import { isOfFormerReader } from './entryReader'

/** Returns the document of the address as a path of our host; undefined where it must not be requested. */
export const documentIn = (query: URLSearchParams): string | undefined =>
  documentPath(query.get('pdfUrl'), window.location.origin)

export const startPdf: ScreenLoader = ({ query }) => {
  const path = documentIn(query)
  const entry: unknown = window.history.state
  if (isRecord(entry) && isOfFormerReader(entry[STATE_KEY])) return
  if (path !== undefined) void openDocument(path)
}
