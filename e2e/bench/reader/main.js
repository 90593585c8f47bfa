import { getDocument, GlobalWorkerOptions, version } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker'

// The reader in its plainest form: it shows the cost of the first page of a document alone.
GlobalWorkerOptions.workerPort = new PdfWorker()
const files = `/assets/pdfjs-${version}/`
const address = new URLSearchParams(location.search).get('pdfUrl')
const options = { url: address, cMapUrl: files, standardFontDataUrl: files, useWorkerFetch: true, useWasm: false }
const pdf = await getDocument({ ...options, disableRange: true, disableStream: true }).promise
const page = await pdf.getPage(1)
const { width } = page.getViewport({ scale: 1 })
const scale = (document.body.clientWidth * devicePixelRatio) / width
const viewport = page.getViewport({ scale })
const canvas = document.createElement('canvas')
canvas.width = Math.floor(viewport.width)
canvas.height = Math.floor(viewport.height)
canvas.style.width = '100%'
await page.render({ canvas, viewport }).promise
document.body.append(canvas)
