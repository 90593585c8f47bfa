import { createElement, Fragment, useMemo, type ComponentType, type ReactNode } from 'react'
import { Picture } from './Picture'
import styles from './RichText.module.css'

/** Elements that are drawn at most, and characters beside their tags: several times the longest article. */
const MOST_ELEMENTS = 6000
const MOST_CHARACTERS = 200_000

/** As much of a text in HTML as can be read and drawn: a browser takes long for many elements that never end. */
const beginningOf = (html: string): string => {
  const counted = { begun: 0, ended: 0 }
  let left = MOST_CHARACTERS
  let at = 0
  for (const { 0: tag, index } of html.matchAll(/<\/?[a-z][^>]*>?/gi)) {
    if (index - at > left) break
    if (++counted[tag.startsWith('</') ? 'ended' : 'begun'] > MOST_ELEMENTS) return html.slice(0, index)
    left -= index - at
    at = index + tag.length
  }
  return html.slice(0, at + left)
}

/** How a link of the text is shown; one that may not be followed shows its words only. */
type LinkPart = ComponentType<{ href: string; children: ReactNode }>

/** Elements that are shown, and as what: a text has no first heading of its own, the page has one. */
const SHOWN = new Map([
  ...'p div blockquote figure figcaption h2 h3 ul ol li dl dt dd table caption thead tbody tfoot tr th td'
    .concat(' strong em u s sub sup br hr')
    .split(' ')
    .map((name) => [name, name] as const),
  ...Object.entries({ section: 'div', article: 'div', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', b: 'strong', i: 'em' }),
])

/** What stands in these is not text for people. Of every other element only what it holds is shown. */
const LEFT_OUT = new Set(
  'script style template noscript noembed noframes iframe object embed applet head title base link meta svg math textarea select button input audio video canvas map'.split(
    ' ',
  ),
)

/** Whose own blanks are no text. */
const BARE = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])
const HTML = 'http://www.w3.org/1999/xhtml'

/** Elements within one another that are drawn; a browser takes long for many more. */
const DEEPEST = 100

type Props = {
  html: string
  LinkPart: LinkPart
  /** What stands behind the beginning of a text that is too large to be drawn (A452). */
  shortened: ReactNode
}

/**
 * A text that comes as HTML from outside (A83, RC1). It is read by an inert document, and built anew of known parts:
 * no element, attribute, style or id of it reaches the page.
 */
export const RichText = ({ html, LinkPart, shortened }: Props) => {
  const { parts, isWhole } = useMemo(() => drawnOf(html, LinkPart), [html, LinkPart])
  return (
    <div className={styles.text}>
      {parts}
      {!isWhole && shortened}
    </div>
  )
}

const drawnOf = (html: string, LinkPart: LinkPart) => {
  const beginning = beginningOf(html)
  const room = { elements: MOST_ELEMENTS, isWhole: beginning.length === html.length }
  const parts = partsIn(inertBody(beginning), { LinkPart, room, depth: 0 })
  return { parts, isWhole: room.isWhole }
}

/** Letters that a browser opens anew in every paragraph until they end. */
const LETTERS = /^<(b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)[\s/][^>]*>$/i

// Even an inert document has the content policy refuse styles and handlers, and each refusal is reported. Letters
// without attributes are alike, and of those that are alike it opens three anew.
const inertBody = (html: string): HTMLElement => {
  const end = html.lastIndexOf('>') + 1
  const tags = html
    .slice(0, end)
    .replace(/<[^>]*>/g, (tag) =>
      tag.replace(LETTERS, '<$1>').replace(/([\s"'/])(style|on\w+)(\s*=)/gi, '$1data-$2$3'),
    )
  return new DOMParser().parseFromString(tags + html.slice(end), 'text/html').body
}

type Place = { LinkPart: LinkPart; room: { elements: number; isWhole: boolean }; depth: number }

const partsIn = (parent: Element, place: Place): ReactNode[] =>
  [...parent.childNodes].map((node, index) => {
    if (node instanceof Text) return BARE.has(parent.localName) && node.data.trim() === '' ? null : node.data
    return node instanceof Element ? partOf(node, index, place) : null
  })

const partOf = (element: Element, key: number, { LinkPart, room, depth }: Place): ReactNode => {
  const name = element.localName
  if (element.namespaceURI !== HTML || LEFT_OUT.has(name)) return null
  if (room.elements <= 0 || depth >= DEEPEST) {
    room.isWhole = false
    return null
  }
  room.elements -= 1
  if (name === 'img') return <PictureOf key={key} image={element} />
  const known = SHOWN.get(name)
  const inside = partsIn(element, { LinkPart, room, depth: depth + 1 })
  if (name === 'a')
    return (
      <LinkPart key={key} href={element.getAttribute('href') ?? ''}>
        {inside}
      </LinkPart>
    )
  if (known === undefined) return <Fragment key={key}>{inside}</Fragment>
  if (known === 'br' || known === 'hr') return createElement(known, { key })
  return createElement(known, { key, ...spansOf(element) }, ...inside)
}

const MOST_SPANS = 20

/** How many columns and rows a cell fills. */
const spansOf = (element: Element): { colSpan?: number; rowSpan?: number } => {
  if (!(element instanceof HTMLTableCellElement)) return {}
  const { colSpan, rowSpan } = element
  return { ...(isSpan(colSpan) && { colSpan }), ...(isSpan(rowSpan) && { rowSpan }) }
}

const isSpan = (count: number): boolean => count > 1 && count <= MOST_SPANS

/** A picture of https or of our own, in a box that stands before it comes. */
const PictureOf = ({ image }: { image: Element }) => (
  <Picture src={safeSource(image.getAttribute('src'))} alt={image.getAttribute('alt') ?? ''} ratio={ratioOf(image)} />
)

const safeSource = (source: string | null): string | undefined => {
  try {
    const { protocol, origin, href } = new URL(source ?? '', document.baseURI)
    return source && (protocol === 'https:' || origin === window.location.origin) ? href : undefined
  } catch {
    return undefined
  }
}

const WIDEST = 4
const HIGHEST = 1 / 3

const ratioOf = (image: Element): string => {
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
  return ratio >= HIGHEST && ratio <= WIDEST ? String(ratio) : '16 / 9'
}
