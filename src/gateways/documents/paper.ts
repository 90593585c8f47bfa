import type { Block } from '../../domain/documentSheets'
import styles from './paper.module.css'

/** A sheet of A4 at 96 points an inch, and its margin. */
export const SHEET = { width: 794, height: 1123, margin: 45, gap: 16 } as const

/** What stays on the screen: buttons, links that look like them, and whatever else says so. */
const OFF_PAPER = '[data-off-paper], button, a[data-variant], script'

/** What is never cut as long as a sheet has room for it. */
const KEPT = 'svg, [data-keep]'

/** Copies of the blocks as they look on paper, out of sight beside the page. */
export type Paper = { host: HTMLElement; copies: readonly HTMLElement[]; remove: () => void }

export const layOnPaper = (blocks: readonly HTMLElement[]): Paper => {
  const host = document.createElement('div')
  host.className = styles.host ?? ''
  host.setAttribute('aria-hidden', 'true')
  host.setAttribute('data-paper', '')
  const copies = blocks.map(copyOf)
  host.append(...copies)
  document.body.append(host)
  copies.forEach(drawAlone)
  return { host, copies, remove: () => host.remove() }
}

const copyOf = (block: HTMLElement): HTMLElement => {
  const copy = block.cloneNode(true) as HTMLElement
  const drawn = [...copy.querySelectorAll('canvas')]
  block.querySelectorAll('canvas').forEach((canvas, index) => drawn[index]?.getContext('2d')?.drawImage(canvas, 0, 0))
  for (const left of copy.querySelectorAll(OFF_PAPER)) {
    const around = left.parentElement
    left.remove()
    // What held nothing but buttons leaves no room empty.
    if (around !== copy && around?.childNodes.length === 0) around.remove()
  }
  for (const stop of copy.querySelectorAll('a, input, select, textarea, [tabindex]'))
    stop.setAttribute('tabindex', '-1')
  return copy
}

/** How the parts of a drawing look, as attributes: it becomes a picture of its own, which no style sheet reaches. */
const LOOKS = (
  'fill fill-opacity stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity opacity ' +
  'display visibility font-size font-family font-weight text-anchor dominant-baseline'
).split(' ')

const drawAlone = (copy: HTMLElement): void => {
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    // Shadows within a box come out as blots: a line takes the place of each.
    if (!getComputedStyle(part).boxShadow.includes('inset')) continue
    part.style.boxShadow = 'none'
    part.style.border = '1px solid var(--color-hairline)'
  }
  for (const part of copy.querySelectorAll('svg, svg *')) {
    const look = getComputedStyle(part)
    for (const name of LOOKS) {
      const value = look.getPropertyValue(name)
      if (value !== '') part.setAttribute(name, value)
    }
  }
}

/** With what stands around it alone, as the card of an entry does: its edge goes along. */
const withEdges = (part: Element, copy: Element): Element => {
  const around = part.parentElement
  return around === null || around === copy || around.children.length > 1 ? part : withEdges(around, copy)
}

/** From where to where something stands in a copy. */
export type Stretch = { from: number; to: number }

const WHOLE = '[data-keep]'

/** Where in a copy that lies on paper each part stands which is never cut. */
export const wholeParts = (copy: HTMLElement): Stretch[] => {
  const { top } = copy.getBoundingClientRect()
  return [...copy.querySelectorAll(WHOLE)].map((part) => {
    const line = part.getBoundingClientRect()
    return { from: line.top - top, to: line.bottom - top }
  })
}

/** The same copy for a sheet that shows this stretch of it: what stands on others is only as high as it was. */
export const copyFor = (copy: HTMLElement, parts: readonly Stretch[], { from, to }: Stretch): Node => {
  const shown = copy.cloneNode(true) as HTMLElement
  for (const [index, part] of [...shown.querySelectorAll<HTMLElement>(WHOLE)].entries()) {
    const stands = parts[index]
    if (stands === undefined || (stands.to > from && stands.from < to)) continue
    part.style.height = `${stands.to - stands.from}px`
    part.replaceChildren()
  }
  return shown
}

/** How high a copy is, and below which of its lines it may be cut. */
export const blockOf = (copy: HTMLElement): Block => {
  const { top, height } = copy.getBoundingClientRect()
  const lines = [...copy.querySelectorAll('*')]
    .filter((part) => part.children.length === 0 || part.matches(KEPT))
    .map((part) => withEdges(part, copy).getBoundingClientRect())
    .filter((line) => line.height > 0)
    .map((line) => ({ from: line.top - top, to: line.bottom - top }))
  const isFree = (cut: number) => !lines.some(({ from, to }) => from < cut - 1 && to > cut + 1)
  return { height: Math.ceil(height), cuts: [...new Set(lines.map(({ to }) => Math.ceil(to)))].filter(isFree) }
}
