import PdfWorker from './pdfWorker?worker'

/** The reader's own thread: a file of our own host, made for the same phones as the app. */
export const startWorker = (): Worker => new PdfWorker()
