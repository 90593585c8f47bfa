import type { Block } from '@/domain/pdf/sheets'
import styles from './paper.module.css'

/** A4 at 96 points an inch, with its margin. */
export const SHEET = { width: 794, height: 1123, margin: 45, gap: 16 } as const

/** Left out on paper: buttons, links that look like buttons, and marked elements. */
const OFF_PAPER = '[data-off-paper], button, a[data-variant], script'
/** Buttons within a text, whose words stay on paper. */
const WORDS_ON_PAPER = 'button[data-on-paper]'

type Paper = { host: HTMLElement; copies: readonly HTMLElement[]; remove: () => void }

export const layOutForPrint = (blocks: readonly HTMLElement[]): Paper => {
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
  for (const button of copy.querySelectorAll(WORDS_ON_PAPER)) {
    const words = document.createElement('span')
    words.append(...button.childNodes)
    button.replaceWith(words)
  }
  for (const left of copy.querySelectorAll(OFF_PAPER)) {
    const around = left.parentElement
    left.remove()
    if (around !== copy && around?.childNodes.length === 0) around.remove()
  }
  for (const stop of copy.querySelectorAll('a, input, select, textarea, [tabindex]'))
    stop.setAttribute('tabindex', '-1')
  return copy
}

/** Copies the styles of a drawing into attributes: it becomes a picture of its own, which no style sheet reaches. */
const LOOKS = (
  'fill fill-opacity stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity opacity ' +
  'display visibility font-size font-family font-weight text-anchor dominant-baseline'
).split(' ')

const drawAlone = (copy: HTMLElement): void => {
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    // html2canvas draws no outlines and smears inset shadows, so borders replace both.
    const look = getComputedStyle(part)
    if (look.outlineStyle === 'solid' && look.outlineOffset === '0px') part.append(outlineOf(part, look))
    if (!look.boxShadow.includes('inset')) continue
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

const outlineOf = (part: HTMLElement, look: CSSStyleDeclaration): HTMLElement => {
  const line = document.createElement('span')
  line.className = styles.outline ?? ''
  line.style.margin = `calc(-1 * (${look.borderTopWidth} + ${look.outlineWidth}))`
  line.style.border = `${look.outlineWidth} solid ${look.outlineColor}`
  line.style.borderRadius = look.borderRadius
  part.style.position = 'relative'
  return line
}

/** Includes a container that holds nothing else, such as a card, with its edge. */
const withEdges = (part: Element, copy: Element): Element => {
  const around = part.parentElement
  return around === null || around === copy || around.children.length > 1 ? part : withEdges(around, copy)
}

export type Stretch = { from: number; to: number }

const WHOLE = '[data-keep]'

export const wholeParts = (copy: HTMLElement): Stretch[] => {
  const { top } = copy.getBoundingClientRect()
  return [...copy.querySelectorAll(WHOLE)].map((part) => {
    const line = part.getBoundingClientRect()
    return { from: line.top - top, to: line.bottom - top }
  })
}

/** Returns a copy for the sheet with this stretch; the rest becomes empty space of the same height. */
export const copyFor = (copy: HTMLElement, parts: readonly Stretch[], { from, to }: Stretch): Node => {
  const shown = copy.cloneNode(true) as HTMLElement
  for (const [index, part] of [...shown.querySelectorAll<HTMLElement>(WHOLE)].entries()) {
    const place = parts[index]
    if (place === undefined || (place.to > from && place.from < to)) continue
    part.style.height = `${place.to - place.from}px`
    part.replaceChildren()
  }
  return shown
}

/** Returns the height of a copy and where it may be cut: between parts, or between two lines. */
export const blockOf = (copy: HTMLElement): Block => {
  const { top, height } = copy.getBoundingClientRect()
  const within = ({ top: from, bottom: to }: Stretched): Stretch => ({ from: from - top, to: to - top })
  const all = [copy, ...copy.querySelectorAll('*')]
  const lines = [...linesIn(copy), ...all.filter(isDrawn).map((part) => part.getBoundingClientRect())]
    .filter((line) => line.bottom > line.top)
    .concat(all.flatMap(gluedIn))
    .map(within)
  const parts = [...copy.querySelectorAll(WHOLE)].map((part) => within(withEdges(part, copy).getBoundingClientRect()))
  const ends = [...new Set([...lines, ...parts].map(({ to }) => Math.ceil(to)))]
  const cutsBetween = (stretches: readonly Stretch[]) =>
    ends.filter((cut) => !stretches.some(({ from, to }) => from < cut - 1 && to > cut + 1))
  return { height: Math.ceil(height), parts: cutsBetween([...lines, ...parts]), lines: cutsBetween(lines) }
}

type Stretched = Pick<DOMRect, 'top' | 'bottom'>

const linesIn = (copy: HTMLElement): Stretched[] => {
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: Stretched[] = []
  while (texts.nextNode() !== null) {
    range.selectNodeContents(texts.currentNode)
    found.push(...range.getClientRects())
  }
  return found
}

const isDrawn = (part: Element): boolean =>
  part.matches('svg') || (part.childNodes.length === 0 && !part.closest('svg'))

const LINE_BELOW = 36

const gluedIn = (part: Element): Stretched[] => {
  const { top, bottom } = part.getBoundingClientRect()
  if (part.matches('h1, h2, h3, h4')) return [{ top, bottom: bottom + LINE_BELOW }]
  const { paddingBottom, fontSize } = getComputedStyle(part)
  const edge = parseFloat(paddingBottom)
  return edge > 0 ? [{ top: bottom - edge - parseFloat(fontSize) / 2, bottom }] : []
}
