/** A document that is open: its pages are counted from 1. */
export type OpenDocument = {
  pageCount: number
  /** How wide and high a page is, in points. */
  sizeOf: (page: number) => Promise<PageSize>
  /** A page so many pixels wide, or as wide as the phone can bear; one is drawn after the other. */
  draw: (page: number, width: number, signal: AbortSignal) => Promise<HTMLCanvasElement>
  /** What is written on a page, for who cannot see it. */
  textOf: (page: number) => Promise<string>
  /** Frees all that it holds. */
  close: () => void
}

export type PageSize = { width: number; height: number }

/** A PDF to be made of what stands on the screen. */
export type ExportRequest = {
  /** The parts of the report from top to bottom. */
  blocks: readonly HTMLElement[]
  /** Stands at the top of every sheet, beside what `header` says of it. */
  title: string
  /** Which sheet it is, and of how many. */
  header: (sheet: number, count: number) => string
  /** How many sheets are done. */
  onProgress: (progress: Sheets) => void
  signal: AbortSignal
}

type Sheets = { done: number; total: number }

/** The PDF, and each of its sheets as the address of a picture. */
export type Exported = { pdf: Blob; pictures: readonly string[] }

/** What can be done with documents. */
export type DocumentsGateway = {
  /** Fetches what reads documents, before the first one is there. */
  prepare: () => void
  /** Opens a PDF; rejects with DocumentError. */
  open: (file: Blob) => Promise<OpenDocument>
  /** Makes a PDF of sheets of A4; rejects when it is given up. */
  exportA4: (request: ExportRequest) => Promise<Exported>
}

let connected: DocumentsGateway | undefined

export const connectDocuments = (gateway: DocumentsGateway): void => {
  connected = gateway
}

/** The gateway that was connected at the start. */
export const documents = (): DocumentsGateway => {
  if (connected === undefined) throw new Error('documents are not connected')
  return connected
}
