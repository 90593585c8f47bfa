import PdfWorker from './pdfWorker?worker'

let waiting: Worker | undefined

/** Starts the thread before there is anything to be read: it is the larger half of the reader. */
export const prepareWorker = (): void => {
  if (waiting !== undefined || !('Worker' in window)) return
  const worker = new PdfWorker()
  waiting = worker
  // What was not fetched is tried again when it is needed, and then told.
  worker.addEventListener('error', () => {
    if (waiting === worker) waiting = undefined
  })
}

/** The reader's own thread: a file of our own host, made for the same phones as the app. */
export const startWorker = (): Worker => {
  const worker = waiting ?? new PdfWorker()
  waiting = undefined
  return worker
}
