type SamplePage = { lines: readonly string[]; size?: readonly [width: number, height: number] }

const A4 = [595, 842] as const
const CATALOG = 1
const PAGES = 2
const FONT = 3
const LINE = 26

/**
 * Returns a PDF like those of the clinics. It has a drawing, and Chinese text in a font that the reader supplies, in
 * two bytes per character.
 */
export const samplePdf = (pages: readonly SamplePage[]): Uint8Array => {
  const first = FONT + 3
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ')
  return pdfOf([
    `<< /Type /Catalog /Pages ${PAGES} 0 R >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /FontDescriptor 5 0 R
      /W [1 94 500 814 939 500] /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>`,
    `<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0
      /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>`,
    ...pages.flatMap(({ lines, size = A4 }, index) => [
      `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${size.join(' ')}] /Contents ${first + 2 * index + 1} 0 R
        /Resources << /Font << /F1 ${FONT} 0 R >> >> >>`,
      streamOf(contentOf(lines, size[1])),
    ]),
  ])
}

const contentOf = (lines: readonly string[], height: number): string =>
  [
    '0.65 0.23 0.42 rg 48 0 6 4096 re f 0 g',
    ...lines.map((line, index) => {
      const size = index === 0 ? 24 : 15
      return `BT /F1 ${size} Tf 72 ${height - 80 - index * LINE - (index > 0 ? 16 : 0)} Td <${ucs2(line)}> Tj ET`
    }),
    ...[190, 400].map((x) => `0.4 w ${x} 180 m ${roundAt(x, 180, 80)} S`),
    '0.65 0.23 0.42 rg 225 225 14 14 re f',
  ].join('\n')

const roundAt = (x: number, y: number, radius: number): string => {
  const pull = radius * 0.55
  const [left, right] = [x - radius, x + radius]
  return [
    `${right} ${y} m`,
    `${right} ${y + pull} ${x + pull} ${y + radius} ${x} ${y + radius} c`,
    `${x - pull} ${y + radius} ${left} ${y + pull} ${left} ${y} c`,
    `${left} ${y - pull} ${x - pull} ${y - radius} ${x} ${y - radius} c`,
    `${x + pull} ${y - radius} ${right} ${y - pull} ${right} ${y} c`,
  ].join(' ')
}

const ucs2 = (text: string): string =>
  Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')

export const streamOf = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

/** The first object is the catalogue. */
export const pdfOf = (objects: readonly string[], trailer = ''): Uint8Array => {
  let text = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  text += `xref\n0 ${count}\n0000000000 65535 f \n${table}`
  text += `trailer\n<< /Size ${count} /Root ${CATALOG} 0 R ${trailer} >>\nstartxref\n${text.lastIndexOf('xref\n0')}\n%%EOF`
  return new TextEncoder().encode(text)
}
