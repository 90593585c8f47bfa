import { createElement, Fragment, useMemo, type ComponentType, type ReactNode } from 'react'
import { foreignTag, pageLanguage } from '@/lib/textLanguage'
import { Picture, safeImageUrl } from './Picture'
import styles from './RichText.module.css'

/** Rendered elements and characters: several times the longest article. */
const MOST_ELEMENTS = 6000
const MOST_CHARACTERS = 200_000

/** Cuts the HTML to a length that can be parsed: many unclosed elements slow the browser down. */
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

type LinkPart = ComponentType<{ href: string; children: ReactNode }>

/** Rendered elements and what they become; the text has no h1, because the page has one. */
const SHOWN = new Map([
  ...'p div blockquote figure figcaption h2 h3 ul ol li dl dt dd table caption thead tbody tfoot tr th td'
    .concat(' strong em u s sub sup br hr')
    .split(' ')
    .map((name) => [name, name] as const),
  ...Object.entries({ section: 'div', article: 'div', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', b: 'strong', i: 'em' }),
])

/** Elements whose content is not text. Of every other unknown element only the content is rendered. */
const LEFT_OUT = new Set(
  'script style template noscript noembed noframes iframe object embed applet head title base link meta svg math textarea select button input audio video canvas map'.split(
    ' ',
  ),
)

/** Elements that cannot contain text, so whitespace in them is dropped. */
const BARE = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])
const HTML = 'http://www.w3.org/1999/xhtml'

/** Nesting limit: a browser is slow with many more. */
const DEEPEST = 100

type Props = {
  html: string
  LinkPart: LinkPart
  /** A452: rendered after the beginning of a text that is too large. */
  shortened: ReactNode
  /** Rendered where the text has neither words nor pictures that can be shown. */
  empty: ReactNode
}

/**
 * Renders untrusted HTML (A83, RC1). It is parsed in an inert document and rebuilt from known elements: no element,
 * attribute, style or id of it reaches the page.
 */
export const RichText = ({ html, LinkPart, shortened, empty }: Props) => {
  const { parts, isComplete, isEmpty, lang } = useMemo(() => drawnOf(html, LinkPart), [html, LinkPart])
  return (
    <div className={styles.text} lang={lang}>
      {isEmpty ? empty : parts}
      {!isComplete && shortened}
    </div>
  )
}

const drawnOf = (html: string, LinkPart: LinkPart) => {
  const beginning = beginningOf(html)
  const room = { elements: MOST_ELEMENTS, isComplete: beginning.length === html.length, isEmpty: true }
  const body = inertBody(beginning)
  const parts = partsIn(body, { LinkPart, room, depth: 0 })
  return {
    parts,
    isComplete: room.isComplete,
    isEmpty: room.isEmpty,
    lang: foreignTag(body.textContent, pageLanguage()),
  }
}

/** Formatting elements, which a browser reopens in every paragraph until they are closed. */
const LETTERS = /^<(b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)[\s/][^>]*>$/i

// Removes attributes first: the content policy reports each style and handler even in an inert document. Without
// attributes the parser reopens at most three equal formatting elements.
const inertBody = (html: string): HTMLElement => {
  const end = html.lastIndexOf('>') + 1
  const tags = html
    .slice(0, end)
    .replace(/<[^>]*>/g, (tag) =>
      tag.replace(LETTERS, '<$1>').replace(/([\s"'/])(style|on\w+)(\s*=)/gi, '$1data-$2$3'),
    )
  return new DOMParser().parseFromString(tags + html.slice(end), 'text/html').body
}

type Place = { LinkPart: LinkPart; room: { elements: number; isComplete: boolean; isEmpty: boolean }; depth: number }

const partsIn = (parent: Element, place: Place): ReactNode[] =>
  [...parent.childNodes].map((node, index) => {
    if (node instanceof Text) {
      if (node.data.trim() !== '') place.room.isEmpty = false
      else if (BARE.has(parent.localName)) return null
      return node.data
    }
    return node instanceof Element ? partOf(node, index, place) : null
  })

const partOf = (element: Element, key: number, { LinkPart, room, depth }: Place): ReactNode => {
  const name = element.localName
  if (element.namespaceURI !== HTML || LEFT_OUT.has(name)) return null
  if (room.elements <= 0 || depth >= DEEPEST) {
    room.isComplete = false
    return null
  }
  room.elements -= 1
  if (name === 'img') {
    room.isEmpty = false
    return <PictureOf key={key} image={element} />
  }
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
  const drawn = createElement(known, { key, ...spansOf(element) }, ...inside)
  if (known !== 'table') return drawn
  return (
    <div key={key} className={styles.wide}>
      {drawn}
    </div>
  )
}

const MOST_SPANS = 20

const spansOf = (element: Element): { colSpan?: number; rowSpan?: number } => {
  if (!(element instanceof HTMLTableCellElement)) return {}
  const { colSpan, rowSpan } = element
  return { ...(isSpan(colSpan) && { colSpan }), ...(isSpan(rowSpan) && { rowSpan }) }
}

const isSpan = (count: number): boolean => count > 1 && count <= MOST_SPANS

/** A picture in a box that exists before it loads. */
const PictureOf = ({ image }: { image: Element }) => (
  <Picture src={safeSource(image.getAttribute('src'))} alt={image.getAttribute('alt') ?? ''} ratio={ratioOf(image)} />
)

/** RC1: a picture of a text in HTML is asked for by https, or is one of our own; it is never inline. */
const safeSource = (source: string | null): string | undefined => {
  const address = safeImageUrl(source)
  if (address?.startsWith(`${window.location.origin}/`)) return address
  return address?.startsWith('http') ? address.replace(/^http:/, 'https:') : undefined
}

const WIDEST = 4
const HIGHEST = 1 / 3

const ratioOf = (image: Element): string => {
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
  return ratio >= HIGHEST && ratio <= WIDEST ? String(ratio) : '16 / 9'
}
