import { pdfOf, streamOf } from './pdf'

/** What a script from a document would leave behind. */
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
 * A document that tries to have its reader run a script: in the matrix of a font, where a reader once made a function
 * of what stands there, in a function of its own language, and in the actions of the document and of a page.
 */
export const hostilePdf = (): Uint8Array =>
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
