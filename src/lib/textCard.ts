import { releaseCanvas } from './releaseCanvas'

export type TextCard = { title: string; lines: readonly string[] }

/** In pixels of the picture, which is drawn at twice the size that a phone shows. */
const WIDTH = 750
const MARGIN = 56
const STRIPE = 16
const STYLES = { title: { size: 44, line: 62, weight: 600 }, text: { size: 34, line: 54, weight: 400 } } as const
const GAP = 20

type Row = { text: string; y: number; style: keyof typeof STYLES }

/** Splits a text into lines that fit; between Latin letters it breaks at spaces alone, unless one word is too long. */
export const wrapped = (text: string, fits: (line: string) => boolean): string[] => {
  const lines: string[] = []
  let line = ''
  for (const part of text.match(/[\w@:.,'’–-]+|\s+|.[，。；：、！？）”]*/gu) ?? []) {
    for (const piece of fits(part) ? [part] : part) {
      if (fits(line + piece)) line += piece
      else {
        lines.push(line.trimEnd())
        line = piece.trimStart()
      }
    }
  }
  return [...lines, line.trimEnd()].filter((one) => one !== '')
}

/** Draws a card with a title and lines as a picture to keep, in light colours; undefined where that is impossible. */
export const drawTextCard = ({ title, lines }: TextCard): { src: string; ratio: string } | undefined => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  try {
    const { colours, family } = paperTokens()
    const rows: Row[] = []
    let bottom = STRIPE + MARGIN
    const add = (text: string, style: keyof typeof STYLES) => {
      const { size, line, weight } = STYLES[style]
      context.font = `${weight} ${size}px ${family}`
      for (const one of wrapped(text, (tried) => context.measureText(tried).width <= WIDTH - 2 * MARGIN)) {
        rows.push({ text: one, y: bottom + size, style })
        bottom += line
      }
      bottom += GAP
    }
    add(title, 'title')
    for (const line of lines) add(line, 'text')
    canvas.width = WIDTH
    canvas.height = bottom - GAP + MARGIN
    context.fillStyle = colours.paper
    context.fillRect(0, 0, WIDTH, canvas.height)
    context.fillStyle = colours.brand
    context.fillRect(0, 0, WIDTH, STRIPE)
    for (const { text, y, style } of rows) {
      context.font = `${STYLES[style].weight} ${STYLES[style].size}px ${family}`
      context.fillStyle = style === 'title' ? colours.brand : colours.ink
      context.fillText(text, MARGIN, y)
    }
    const src = canvas.toDataURL('image/png')
    return src.startsWith('data:image/png') ? { src, ratio: `${WIDTH} / ${canvas.height}` } : undefined
  } finally {
    releaseCanvas(canvas)
  }
}

/** Returns the design tokens for paper, because a saved picture always has light colours. */
const paperTokens = () => {
  const paper = document.createElement('div')
  paper.setAttribute('data-paper', '')
  document.body.append(paper)
  const look = getComputedStyle(paper)
  const token = (name: string) => look.getPropertyValue(name).trim()
  const colours = { paper: token('--color-surface'), brand: token('--color-brand'), ink: token('--color-ink') }
  const family = token('--font') || 'sans-serif'
  paper.remove()
  return { colours, family }
}
