import { DocumentError } from '@/domain/pdf/document'
import type { OpenDocument } from '@/gateways/pdf/port'

/** Counts since the test began. */
export const reader = { opened: 0, closed: 0, drawn: [] as number[], isMute: false }

/** Replaces the PDF reader, which needs a browser: it counts pages and renders empty ones. */
export const openPdf = async (file: Blob): Promise<OpenDocument> => {
  reader.opened++
  const text = await file.text()
  if (!text.includes('%%EOF')) throw new DocumentError('broken')
  return {
    pageCount: Number(/\/Count (\d+)/.exec(text)?.[1]),
    sizeOf: () => Promise.resolve({ width: 595, height: 842 }),
    draw: (page) => {
      reader.drawn.push(page)
      return Promise.resolve(document.createElement('canvas'))
    },
    textOf: (page) => (reader.isMute ? Promise.reject(new Error('mute')) : Promise.resolve(`text of ${page}`)),
    close: () => void reader.closed++,
  }
}
