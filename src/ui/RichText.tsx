import { createElement, Fragment, useMemo, type ComponentType, type ReactNode } from 'react'
import { Picture } from './Picture'
import styles from './RichText.module.css'

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

/**
 * A text that comes as HTML from outside (A83, RC1). It is read by an inert document, and built anew of known parts:
 * no element, attribute, style or id of it reaches the page.
 */
export const RichText = ({ html, LinkPart }: { html: string; LinkPart: LinkPart }) => {
  const parts = useMemo(() => partsIn(inertBody(html), LinkPart), [html, LinkPart])
  return <div className={styles.text}>{parts}</div>
}

// Even an inert document has the content policy refuse styles and handlers, and each refusal is reported.
const inertBody = (html: string): HTMLElement =>
  new DOMParser().parseFromString(
    html.replace(/<[^>]*>/g, (tag) => tag.replace(/([\s"'/])(style|on\w+)(\s*=)/gi, '$1data-$2$3')),
    'text/html',
  ).body

const partsIn = (parent: Element, LinkPart: LinkPart): ReactNode[] =>
  [...parent.childNodes].map((node, index) => {
    if (node instanceof Text) return BARE.has(parent.localName) && node.data.trim() === '' ? null : node.data
    return node instanceof Element ? partOf(node, index, LinkPart) : null
  })

const partOf = (element: Element, key: number, LinkPart: LinkPart): ReactNode => {
  const name = element.localName
  if (element.namespaceURI !== HTML || LEFT_OUT.has(name)) return null
  if (name === 'img') return <PictureOf key={key} image={element} />
  const known = SHOWN.get(name)
  const inside = partsIn(element, LinkPart)
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
