import { expect } from '@playwright/test'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A letter or a dot of a line: its box as shares of the sheet, and its colour. */
type Mark = { what: string; box: [number, number, number, number]; colour: string }

/** The content of a sheet while it is drawn, how full it is, and what its end cuts. */
type SheetSeen = {
  texts: string
  letters: Mark[]
  lines: Mark[]
  strokes: Mark[][]
  used: number
  sliced: string[]
}

/** Runs in the page: records every sheet just before it becomes a picture, and the PDFs as text. */
export const watchSheets = (): void => {
  const seen: SheetSeen[] = []
  const pdfs: string[] = []
  Object.assign(window, { seenOnPaper: { seen, pdfs } })
  const addressOf = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (blob: Blob) => {
    const reader = new FileReader()
    reader.onload = () => void pdfs.push(typeof reader.result === 'string' ? reader.result : '')
    reader.readAsDataURL(blob)
    return addressOf(blob)
  }
  // WebKit reports the position of a letter in a drawing only this way.
  const drawnLetter = (text: SVGTextContentElement, index: number): DOMRect => {
    const { x, y, width, height } = text.getExtentOfChar(index)
    const to = text.getScreenCTM() ?? new DOMMatrix()
    const [from, end] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((at) => at.matrixTransform(to))
    return new DOMRect(from?.x, from?.y, (end?.x ?? 0) - (from?.x ?? 0), (end?.y ?? 0) - (from?.y ?? 0))
  }
  const look = (sheet: Element): SheetSeen => {
    const whole = sheet.getBoundingClientRect()
    const boxOf = (left: number, top: number, width: number, height: number): Mark['box'] => [
      (left - whole.left) / whole.width,
      (top - whole.top) / whole.height,
      width / whole.width,
      height / whole.height,
    ]
    const [head, ...parts] = [...sheet.children].map((part) => part.getBoundingClientRect())
    const shownIn = (element: Element): DOMRect => {
      let around = element
      while (around.parentElement !== null && around.parentElement !== sheet) around = around.parentElement
      return around.getBoundingClientRect()
    }
    const filled = [...sheet.querySelectorAll<SVGGeometryElement>('svg *')].filter(
      (shape) => shape instanceof SVGGeometryElement && getComputedStyle(shape).fill !== 'none',
    )
    // A marker on the map may hide a whole tick of its clock.
    const isCovered = (drawn: Element, at: DOMPoint): boolean =>
      filled.some((shape) => {
        const to = shape.getScreenCTM()
        const isLater = (drawn.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
        return isLater && to !== null && shape.isPointInFill(at.matrixTransform(to.inverse()))
      })
    const found: SheetSeen = {
      texts: '',
      letters: [],
      lines: [],
      strokes: [],
      used: head && ((parts.pop()?.bottom ?? head.bottom) - head.bottom) / (whole.bottom - 45 - head.bottom),
      sliced: [],
    } as SheetSeen
    const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode() !== null) {
      const text = texts.currentNode
      const parent = text.parentElement
      if (parent === null) continue
      const shown = shownIn(parent)
      const isSeen = parent.closest('.visuallyHidden') === null
      for (const [index, letter] of (text.textContent ?? '').split('').entries()) {
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        const { left, top, width, height, bottom } =
          parent instanceof SVGTextContentElement ? drawnLetter(parent, index) : range.getBoundingClientRect()
        if (bottom <= shown.top + 1 || top >= shown.bottom - 1) continue
        found.texts += letter
        if (isSeen && (top < shown.top - 2 || bottom > shown.bottom + 2)) found.sliced.push(letter)
        const { color, fill } = getComputedStyle(parent)
        if (isSeen && /[\p{L}\p{N}]/u.test(letter))
          found.letters.push({
            what: letter,
            box: boxOf(left, top, width, height),
            colour: parent instanceof SVGElement ? fill : color,
          })
      }
      found.texts += '\n'
    }
    for (const element of sheet.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element)
      const shown = shownIn(element)
      if (element instanceof SVGGeometryElement) {
        const to = element.getScreenCTM()
        if (to === null || style.stroke === 'none' || style.strokeDasharray !== 'none') continue
        if (Number(style.opacity) < 1) continue
        const length = element.getTotalLength()
        const dots = [...Array(24).keys()].flatMap((step) => {
          const at = element.getPointAtLength((length * (step + 0.5)) / 24).matrixTransform(to)
          if (isCovered(element, at)) return []
          return [{ what: element.outerHTML, box: boxOf(at.x - 1, at.y - 1, 2, 2), colour: style.stroke }]
        })
        if (dots.length > 0) found.strokes.push(dots)
        continue
      }
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
      for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const) {
        const edge = parseFloat(style[`border${side}Width`])
        if (!(edge > 0) || style[`border${side}Style`] !== 'solid') continue
        const colour = style[`border${side}Color`]
        for (const share of [0.4, 0.5, 0.6]) {
          const [x, y] = {
            Top: [left + width * share, top + edge / 2],
            Bottom: [left + width * share, bottom - edge / 2],
            Left: [left + edge / 2, top + height * share],
            Right: [right - edge / 2, top + height * share],
          }[side] as [number, number]
          if (y < shown.top || y > shown.bottom) continue
          found.lines.push({ what: `${side} of ${element.className}`, box: boxOf(x - 1, y - 1, 2, 2), colour })
        }
      }
    }
    return found
  }
  const pictureOf = Reflect.get(HTMLCanvasElement.prototype, 'toDataURL') as (...args: unknown[]) => string
  HTMLCanvasElement.prototype.toDataURL = function (type?: string, quality?: number) {
    const sheet = document.querySelector('[data-paper]')?.firstElementChild
    if (type === 'image/jpeg' && sheet) seen.push(look(sheet))
    return Reflect.apply(pictureOf, this, [type, quality])
  }
}

export type SeenOnPaper = { seen: SheetSeen[]; pdfs: string[] }

export const SEEN_ON_PAPER = 'window.seenOnPaper'

export const readScreen = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, dt, dd)')].map(({ innerText }) => innerText)

export const expectAllOnPaper = async (pdf: Buffer, seen: readonly SheetSeen[], screen: readonly string[]) => {
  const pages = await pagesOf(pdf)
  expect(pages.length).toBeGreaterThan(1)
  expect(seen).toHaveLength(pages.length)
  for (const [index, page] of pages.entries()) {
    const sheet = seen[index]
    if (sheet === undefined) continue
    expect.soft(missingOn(page, sheet), `sheet ${index + 1}`).toEqual([])
    expect.soft(sheet.sliced, `cut by the end of sheet ${index + 1}`).toEqual([])
    if (index < pages.length - 1) expect.soft(sheet.used, `used share of sheet ${index + 1}`).toBeGreaterThan(0.6)
  }
  const texts = seen
    .map((sheet) => sheet.texts)
    .join('')
    .replaceAll(/\s/g, '')
  expect(screen.length).toBeGreaterThan(10)
  expect(screen.filter((text) => !texts.includes(text.replaceAll(/\s/g, '')))).toEqual([])
  const count = (kind: 'letters' | 'lines' | 'strokes') => seen.reduce((sum, sheet) => sum + sheet[kind].length, 0)
  expect(count('letters')).toBeGreaterThan(300)
  expect(count('lines')).toBeGreaterThan(60)
  expect(count('strokes')).toBeGreaterThan(20)
}

type PaperPage = { width: number; height: number; pictures: Picture[] }

type Picture = { width: number; height: number; data: Uint8Array }

export const pagesOf = async (bytes: Buffer): Promise<PaperPage[]> => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), isEvalSupported: false, verbosity: 0 }).promise
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 25.4 / 72 })
    const { fnArray, argsArray } = await page.getOperatorList()
    const pictures = fnArray.flatMap((fn, index) =>
      fn === OPS.paintImageXObject ? [page.objs.get(String((argsArray[index] as unknown[])[0])) as Picture] : [],
    )
    pages.push({ width: Math.round(width), height: Math.round(height), pictures })
  }
  return pages
}

/** The allowed distance of two colours, out of three times 255: thin strokes blend with the ground. */
const NEAR = 150

const missingOn = ({ pictures }: PaperPage, { letters, lines, strokes }: SheetSeen): string[] => {
  const [picture] = pictures
  if (picture === undefined) return ['the picture']
  const isPrinted = ({ box, colour }: Mark) => {
    const wanted = (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)
    const onPaper = wanted.reduce((sum, value) => sum + 255 - value, 0)
    const near = Math.min(NEAR, onPaper * 0.5)
    return dotsIn(picture, box).some(
      (dot) => wanted.reduce((sum, value, index) => sum + Math.abs(value - (dot[index] ?? 0)), 0) < near,
    )
  }
  return [
    ...letters.filter((mark) => !isPrinted(mark)),
    ...lines.filter((mark) => !isPrinted(mark)),
    // A label may cover a part of it.
    ...strokes.flatMap(([first, ...dots]) =>
      dots.filter(isPrinted).length < dots.length / 3 && first ? [first] : [],
    ),
  ].map(({ what }) => what)
}

const dotsIn = ({ width, height, data }: Picture, [left, top, wide, high]: Mark['box']): number[][] => {
  const channels = data.length / (width * height)
  const found = []
  for (let y = Math.floor(top * height); y <= (top + high) * height; y++)
    for (let x = Math.floor(left * width); x <= (left + wide) * width; x++) {
      const at = (y * width + x) * channels
      found.push([...data.subarray(at, at + 3)])
    }
  return found
}
