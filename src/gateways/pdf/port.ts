export type OpenDocument = {
  pageCount: number
  /** In points of the PDF; pages count from 1. */
  sizeOf: (page: number) => Promise<PageSize>
  /** Draws a page in this width, in pixels, or less where a phone cannot draw it. Rejects when aborted. */
  draw: (page: number, width: number, signal: AbortSignal) => Promise<HTMLCanvasElement>
  textOf: (page: number) => Promise<string>
  close: () => void
}

type PageSize = { width: number; height: number }

export type ExportRequest = {
  blocks: readonly HTMLElement[]
  title: string
  header: (sheet: number, count: number) => string
  onProgress: (progress: Sheets) => void
  signal: AbortSignal
}

type Sheets = { done: number; total: number }

export type Exported = { pdf: Blob; pictures: readonly string[] }

export type DocumentsGateway = {
  prepare: () => void
  open: (file: Blob) => Promise<OpenDocument>
  exportA4: (request: ExportRequest) => Promise<Exported>
}

let connected: DocumentsGateway | undefined

export const connectDocuments = (gateway: DocumentsGateway): void => {
  connected = gateway
}

export const documents = (): DocumentsGateway => {
  if (connected === undefined) throw new Error('connectDocuments was not called')
  return connected
}
