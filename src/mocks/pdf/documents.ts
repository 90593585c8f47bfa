import { http, HttpResponse, type HttpHandler } from 'msw'
import { DOCUMENT_PROXY } from '@/domain/pdf/document'
import { wait } from '@/lib/time/clock'
import { languageOf } from '@/mocks/answer'
import { faultFor } from '@/mocks/scenario/faults'
import { transact, type Clinic } from '@/mocks/clinic'
import { pdfOf, samplePdf, streamOf } from './pdf'

const SCRIPT = 'globalThis.ranFromPdf = true'

const PROGRAM = `{ dup dup }${'%'} ); ${SCRIPT}; (`

const FONT = [
  '%!PS-AdobeFont-1.0: Sample',
  '11 dict begin',
  `/FontMatrix [0.001 0 0 0.001 0 (0\\); ${SCRIPT}; //)] readonly def`,
  '/FontName /Sample def /PaintType 0 def /FontType 1 def /FontBBox {0 0 1000 1000} readonly def',
  '/Encoding 256 array 0 1 255 {1 index exch /.notdef put} for dup 65 /A put readonly def',
  'currentdict end currentfile eexec',
].join('\n')

/**
 * A document that tries to run a script in a font matrix, a PostScript function, and the actions of the document and
 * of a page. Older readers ran the text of a font matrix as code.
 */
const hostilePdf = (): Uint8Array =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (${SCRIPT}) >> /Names 8 0 R >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /AA << /O 9 0 R >>
      /Resources << /Font << /F1 5 0 R >> /Shading << /S1 10 0 R >> >> >>`,
    streamOf('/S1 sh BT /F1 24 Tf 72 700 Td (A hostile sample) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Sample /FirstChar 0 /LastChar 0 /Widths [500] /FontDescriptor 6 0 R >>',
    '<< /Type /FontDescriptor /FontName /Sample /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 800 /StemV 80 /FontFile 7 0 R >>',
    streamOf(FONT),
    `<< /JavaScript << /Names [(a) << /S /JavaScript /JS (${SCRIPT}) >>] >> >>`,
    `<< /S /JavaScript /JS (${SCRIPT}) >>`,
    '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 595 0] /Domain [0 1] /Function 11 0 R >>',
    `<< /FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1] /Length ${PROGRAM.length} >>\nstream\n${PROGRAM}\nendstream`,
  ])

const signsPdf = (): Uint8Array =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R
      /Resources << /Font << /F1 5 0 R >> >> >>`,
    streamOf('BT /F1 24 Tf 72 700 Td (4) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>',
  ])

/**
 * Sample documents by file name. Any other name is a report of three pages.
 *
 * | name      | content                                      |
 * | --------- | -------------------------------------------- |
 * | one       | one page                                     |
 * | most      | 200 numbered pages                           |
 * | toolong   | 201 pages                                    |
 * | mixed     | pages of several sizes                       |
 * | broken    | the first half of a file                     |
 * | locked    | a file with a password                       |
 * | page      | a web page                                   |
 * | huge      | 40 MB by its Content-Length                  |
 * | endless   | more than 30 MB without a Content-Length     |
 * | hostile   | a font that smuggles a script                |
 * | signs     | a sign in a font that the reader brings      |
 * | gone      | 404                                          |
 */
const NAMED: Readonly<Record<string, () => Response>> = {
  one: () => pdfReply(samplePdf([report('one', 1, 1)])),
  most: () => pdfReply(samplePdf(pagesOf('most', 200))),
  toolong: () => pdfReply(samplePdf(pagesOf('toolong', 201))),
  mixed: () => pdfReply(samplePdf(MIXED_SIZES.map((size, index) => ({ ...report('mixed', index + 1, 4), size })))),
  broken: () => pdfReply(samplePdf(pagesOf('broken', 3)).slice(0, 700)),
  locked: () => pdfReply(lockedPdf()),
  page: () => HttpResponse.html('<!doctype html><title>login</title>'),
  huge: () => pdfReply(samplePdf(pagesOf('huge', 1)), { 'Content-Length': String(40 * MEGABYTE) }),
  endless: () => pdfReply(padded(samplePdf(pagesOf('endless', 1)), 31 * MEGABYTE)),
  hostile: () => pdfReply(hostilePdf()),
  signs: () => pdfReply(signsPdf()),
  gone: () => new HttpResponse(null, { status: 404 }),
}

const MEGABYTE = 1024 * 1024
const MIXED_SIZES = [
  [595, 842],
  [842, 595],
  [420, 595],
  [595, 842],
] as const

export const documentHandler = (clinic: Clinic, root: string, delayMs: () => number): HttpHandler =>
  http.get(`${root}${DOCUMENT_PROXY}/*`, async ({ request }) => {
    const { pathname } = new URL(request.url)
    const token = request.headers.get('token') ?? ''
    const trouble = transact(clinic, () =>
      faultFor(clinic, { method: 'GET', path: pathname, token, language: languageOf(request), sent: {} }),
    )
    await wait(delayMs() + trouble.delayMs)
    const name = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1)).replace(/\.pdf$/, '')
    const named = Object.prototype.hasOwnProperty.call(NAMED, name) ? NAMED[name] : undefined
    return trouble.reply ?? named?.() ?? pdfReply(samplePdf(pagesOf(name, 3)))
  })

const pdfReply = (bytes: Uint8Array, headers: Record<string, string> = {}): Response =>
  new HttpResponse(bytes.slice().buffer, {
    headers: { 'Content-Type': 'application/pdf', 'Content-Length': String(bytes.length), ...headers },
  })

const pagesOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => report(name, index + 1, count))

const report = (name: string, page: number, count: number) => ({
  lines: [
    '健康报告',
    `报告编号 ${name}`,
    `第 ${page} 页，共 ${count} 页 · Page ${page} of ${count}`,
    '',
    '这是演示诊所的示例报告，不含任何人的资料。',
    'A sample report of the demo clinic. It is about nobody.',
  ],
})

const lockedPdf = (): Uint8Array =>
  pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 0 /Kids [] >>',
      `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
    ],
    `/Encrypt 3 0 R /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>]`,
  )

const padded = (bytes: Uint8Array, length: number): Uint8Array => {
  const all = new Uint8Array(length).fill(0x20)
  all.set(bytes)
  return all
}
