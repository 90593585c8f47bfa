import PdfWorker from './pdfWorker?worker'

let waiting: Worker | undefined

/** Starts the worker early, because it is the larger half of the reader. */
export const prepareWorker = (): void => {
  if (waiting !== undefined || !('Worker' in window)) return
  const worker = new PdfWorker()
  waiting = worker
  worker.addEventListener('error', () => {
    if (waiting === worker) waiting = undefined
  })
}

export const startWorker = (): Worker => {
  const worker = waiting ?? new PdfWorker()
  waiting = undefined
  return worker
}
