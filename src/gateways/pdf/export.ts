import html2canvas from 'html2canvas'
import { jsPDF } from 'jspdf'
import { onSheets, type SheetPart } from '@/domain/pdf/sheets'
import { releaseCanvas } from '@/lib/releaseCanvas'
import { blockOf, copyFor, layOutForPrint, SHEET, wholeParts, type Stretch } from './printLayout'
import styles from './paper.module.css'
import type { Exported, ExportRequest } from './port'

const A4_MM = [210, 297] as const
/** Pixels per point of a sheet; the second is tried when a phone cannot draw the first. */
const SCALES = [2, 1.25] as const
const QUALITY = 0.92
const HEAD_HEIGHT = 28

/** Exports these blocks as an A4 PDF, one sheet after the other. Rejects when aborted. */
export const exportA4 = async ({ blocks, header, title, onProgress, signal }: ExportRequest): Promise<Exported> => {
  // The export may have been cancelled while this code was loading.
  await yieldUnlessAborted(signal)
  const { host, copies, remove } = layOutForPrint(blocks)
  try {
    await document.fonts.ready
    const room = SHEET.height - 2 * SHEET.margin - HEAD_HEIGHT - SHEET.gap
    const sheets = onSheets(copies.map(blockOf), room, SHEET.gap)
    const laid = copies.map((copy): Laid => ({ copy, parts: wholeParts(copy) }))
    const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true })
    pdf.setProperties({ title })
    const pictures: string[] = []
    for (const [index, parts] of sheets.entries()) {
      onProgress({ done: index, total: sheets.length })
      await yieldUnlessAborted(signal)
      const sheet = sheetOf(parts, laid, [title, header(index + 1, sheets.length)])
      host.replaceChildren(sheet)
      const picture = await pictureOf(sheet, signal)
      await yieldUnlessAborted(signal)
      if (index > 0) pdf.addPage()
      pdf.addImage(picture, 'JPEG', 0, 0, ...A4_MM, undefined, 'FAST')
      pictures.push(picture)
    }
    await yieldUnlessAborted(signal)
    onProgress({ done: sheets.length, total: sheets.length })
    return { pdf: pdf.output('blob'), pictures }
  } finally {
    remove()
  }
}

const yieldUnlessAborted = async (signal: AbortSignal): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve))
  if (signal.aborted) throw new DOMException('given up', 'AbortError')
}

type Laid = { copy: HTMLElement; parts: readonly Stretch[] }

const sheetOf = (parts: SheetPart[], laid: readonly Laid[], head: string[]): HTMLElement => {
  const sheet = boxOf(styles.sheet)
  const headBox = boxOf(styles.head)
  headBox.append(
    ...head.map((text) => {
      const words = document.createElement('span')
      words.textContent = text
      return words
    }),
  )
  sheet.append(headBox, ...parts.map((part) => partBox(part, laid[part.block])))
  return sheet
}

const partBox = ({ from, to }: SheetPart, block: Laid | undefined): HTMLElement => {
  const box = boxOf(styles.part)
  box.style.height = `${to - from}px`
  const moved = document.createElement('div')
  moved.style.marginTop = `${-from}px`
  if (block !== undefined) moved.append(copyFor(block.copy, block.parts, { from, to }))
  box.append(moved)
  return box
}

const boxOf = (name: string | undefined): HTMLElement => {
  const box = document.createElement('div')
  box.className = name ?? ''
  return box
}

/** Draws the sheet as a picture. Phones that cannot draw this size return nothing or white. */
const pictureOf = async (sheet: HTMLElement, signal: AbortSignal): Promise<string> => {
  for (const scale of SCALES) {
    const canvas = await html2canvas(sheet, {
      scale,
      width: SHEET.width,
      height: SHEET.height,
      windowWidth: window.innerWidth,
      windowHeight: window.innerHeight,
      backgroundColor: 'white',
      useCORS: true,
      logging: false,
      ignoreElements: (element) => isElsewhere(element, sheet),
      onclone: (page, copy) => {
        // Drawing cannot be stopped, so an aborted one gets an empty copy.
        if (signal.aborted) copy.replaceChildren()
        else addStyles(page)
      },
    })
    try {
      await yieldUnlessAborted(signal)
      const picture = hasInk(canvas, scale) ? canvas.toDataURL('image/jpeg', QUALITY) : ''
      if (picture.startsWith('data:image/jpeg')) return picture
    } finally {
      releaseCanvas(canvas)
    }
  }
  throw new Error('This phone cannot draw a sheet.')
}

const isElsewhere = (element: Element, sheet: HTMLElement): boolean =>
  (element.parentElement === document.body && !element.contains(sheet)) ||
  element.matches('style, link[rel="stylesheet"]')

/**
 * Adds the styles to a copy of the page as rules, without fetching. They go into the page's own style element, because
 * the content policy allows no other.
 */
const addStyles = (page: Document): void => {
  const allowed = document.querySelector('style')
  if (allowed === null) return
  const style = page.importNode(allowed, true)
  page.head.append(style)
  for (const { cssRules } of document.styleSheets)
    for (const { cssText } of cssRules) style.sheet?.insertRule(cssText, style.sheet.cssRules.length)
}

const hasInk = (canvas: HTMLCanvasElement, scale: number): boolean => {
  const [left, top] = [SHEET.margin * scale, SHEET.margin * scale]
  const width = (SHEET.width - 2 * SHEET.margin) * scale
  const dots = canvas.getContext('2d')?.getImageData(left, top, width, HEAD_HEIGHT * scale).data
  return dots !== undefined && dots.some((value, index) => index % 4 !== 3 && value < 200)
}
