import { documentPath } from '../../domain/documents'
import { documents } from '../../gateways/documents/port'
import { openDocument } from '../../stores/documents'
import type { ScreenLoader } from '../screen'

export const startPdf: ScreenLoader = ({ query }) => {
  const path = documentPath(query.get('pdfUrl'), window.location.origin)
  if (path === undefined) return
  documents().prepare()
  void openDocument(path)
}
