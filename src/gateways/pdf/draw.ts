import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { widthWithin } from '@/domain/pdf/pages'
import { releaseCanvas } from '@/lib/releaseCanvas'

/** A page so wide, or as wide as an old phone can bear. Rejects when it is given up. */
export const drawPage = async (page: PDFPageProxy, width: number, signal: AbortSignal): Promise<HTMLCanvasElement> => {
  const canvas = document.createElement('canvas')
  const natural = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: widthWithin(natural, width) / natural.width })
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  const drawing = page.render({ canvas, viewport, background: 'white' })
  const stop = () => drawing.cancel()
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    await drawing.promise
    return canvas
  } catch (failure) {
    releaseCanvas(canvas)
    throw failure
  } finally {
    signal.removeEventListener('abort', stop)
    page.cleanup()
  }
}
