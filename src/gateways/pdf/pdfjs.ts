import {
  getDocument,
  PDFWorker,
  version,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextContent } from 'pdfjs-dist/types/src/display/api'
import { DocumentError, MOST_PAGES, type DocumentProblem } from '@/domain/pdf/document'
import { widthWithin } from '@/domain/pdf/pages'
import { ChunkLoadError } from '@/lib/chunkLoadError'
import { inTime, TooLate } from '@/lib/inTime'
import { releaseCanvas } from '@/lib/releaseCanvas'
import { reportFault } from '@/lib/reportFault'
import { wait } from '@/lib/time/clock'
import './polyfills'
import type { OpenDocument } from './port'
import { filesFrom } from './readerFiles'
import { startWorker } from './worker'

/** Draws a page at this width, or at the largest width that an old phone can draw. Rejects when aborted. */
const drawPage = async (page: PDFPageProxy, width: number, signal: AbortSignal): Promise<HTMLCanvasElement> => {
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

/** Reading a document or drawing a page that takes longer is assumed to hang. */
const LIMIT_MS = 30_000
/** Larger pictures are left out, because no phone could decode them. */
const MOST_PICTURE_PIXELS = 40_000_000
const ERRORS_ONLY = 0
/** Added by the build: the character maps for Chinese, and two symbol fonts that phones lack. */
const FILES = `/assets/pdfjs-${version}/`

/**
 * Opens a PDF. Its scripts never run, and nothing else is fetched (RC3). Rejects with a DocumentError when the
 * document is at fault, with ChunkLoadError when the worker does not load, and with TooLate when it hangs.
 */
export const openPdf = async (file: Blob): Promise<OpenDocument> => {
  let thread: Worker | undefined
  try {
    thread = startWorker()
    return await openBy(thread, new Uint8Array(await file.arrayBuffer()))
  } catch (failure) {
    thread?.terminate()
    const isKnown = failure instanceof DocumentError || failure instanceof ChunkLoadError || failure instanceof TooLate
    throw isKnown ? failure : new DocumentError(problemOf(failure))
  }
}

const openBy = async (thread: Worker, data: Uint8Array): Promise<OpenDocument> => {
  let hasStarted = false
  const dead = new Promise<never>((_, giveUp) => {
    thread.addEventListener('error', () =>
      giveUp(hasStarted ? new DocumentError('broken') : new ChunkLoadError('The PDF worker did not load.', false)),
    )
  })
  const started = new Promise<void>((resolve) => {
    const start = () => {
      hasStarted = true
      resolve()
    }
    thread.addEventListener('message', start, { once: true })
  })
  const worker = PDFWorker.create({ port: thread, verbosity: ERRORS_ONLY })
  const { Factory, check } = filesFrom(FILES)
  const reading = getDocument({
    data,
    worker,
    verbosity: ERRORS_ONLY,
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    BinaryDataFactory: Factory,
    cMapUrl: FILES,
    standardFontDataUrl: FILES,
    disableRange: true,
    disableStream: true,
    disableAutoFetch: true,
    maxImageSize: MOST_PICTURE_PIXELS,
  }).promise
  await Promise.race([inTime(started), dead])
  const pdf = await readInTime(dead, reading)
  if (pdf.numPages > MOST_PAGES) throw new DocumentError('tooLong')
  await readInTime(dead, pdf.getPage(1))
  return opened(pdf, check, () => void close(pdf, worker, thread))
}

const CLOSE_MS = 1000

/** Frees the document with its fonts, which the page would keep, and then the worker, even if it hangs. */
const close = async (pdf: PDFDocumentProxy, worker: PDFWorker, thread: Worker): Promise<void> => {
  await Promise.race([pdf.loadingTask.destroy(), wait(CLOSE_MS)]).catch(reportFault)
  worker.destroy()
  thread.terminate()
}

const opened = (pdf: PDFDocumentProxy, check: () => void, close: () => void): OpenDocument => ({
  pageCount: pdf.numPages,
  sizeOf: async (number) => {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 })
    return { width, height }
  },
  draw: inTurn(async (number, width, signal) => {
    const canvas = await drawPage(await pdf.getPage(number), width, signal)
    return checked(canvas, check)
  }),
  textOf: async (number) => {
    const text = await textOf(await pdf.getPage(number))
    check()
    return text
  },
  close,
})

const checked = (canvas: HTMLCanvasElement, check: () => void): HTMLCanvasElement => {
  try {
    check()
    return canvas
  } catch (failure) {
    releaseCanvas(canvas)
    throw failure
  }
}

/** Reads the stream piece by piece, because the iteration in `getTextContent` fails on iPhones. */
const textOf = async (page: PDFPageProxy): Promise<string> => {
  const pieces = (page.streamTextContent() as ReadableStream<Pick<TextContent, 'items'>>).getReader()
  let text = ''
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read())
    for (const item of piece.value.items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
  return text
}

const inTurn = (draw: OpenDocument['draw']): OpenDocument['draw'] => {
  let last: Promise<unknown> = Promise.resolve()
  return (number, width, signal) => {
    const drawn = last.then(() => {
      if (signal.aborted) throw new DOMException('given up', 'AbortError')
      return drawInTime(draw(number, width, signal))
    })
    last = drawn.catch(() => undefined)
    return drawn
  }
}

/** Rejects with TooLate when the drawing hangs, so that the other pages have their turn. */
const drawInTime = (drawing: Promise<HTMLCanvasElement>): Promise<HTMLCanvasElement> =>
  inTime(drawing, LIMIT_MS).catch((failure: unknown) => {
    if (failure instanceof TooLate) drawing.then(releaseCanvas, reportFault)
    throw failure
  })

/** Rejects when the worker ends or reading takes too long. */
const readInTime = <T>(dead: Promise<never>, reading: Promise<T>): Promise<T> =>
  inTime(Promise.race([reading, dead]), LIMIT_MS).catch((failure: unknown) => {
    throw failure instanceof TooLate ? new DocumentError('broken') : failure
  })

const problemOf = (failure: unknown): DocumentProblem =>
  failure instanceof Error && failure.name === 'PasswordException' ? 'locked' : 'broken'
