import { afterAll } from 'vitest'

// jsdom is slow in the two calls that the testing library makes most often. One visits the whole page, and the other
// applies the whole default style sheet. These replacements give the same results, and call jsdom where the result is
// uncertain.

/** The selector by which the testing library finds the field of a label. */
const BY_ID = /^\[id="([^"\\]+)"\]$/

HTMLElement.prototype.querySelector = function (this: HTMLElement, selectors: string): Element | null {
  const [, id] = BY_ID.exec(selectors) ?? []
  const first = id === undefined ? null : this.ownerDocument.getElementById(id)
  const isHere = first !== null && first !== this && this.contains(first)
  return isHere ? first : Element.prototype.querySelector.call(this, selectors)
}

// jsdom's default style sheet shows or hides an element by its tag, except for these. The attributes `hidden`,
// `popover` and `style`, on the element or an ancestor, matter as well.
const DECIDING_TAGS = new Set(['dialog', 'embed', 'noscript', 'slot', 'summary'])
const DECIDING_STYLE = /display|visibility|\ball\b/

const followsFromTag = (element: Element): boolean => {
  if (document.styleSheets.length > 0 || DECIDING_TAGS.has(element.localName)) return false
  if (element.localName === 'input' && /hidden/i.test(element.getAttribute('type') ?? '')) return false
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at.hasAttribute('hidden') || at.hasAttribute('popover')) return false
    if (DECIDING_STYLE.test(at.getAttribute('style') ?? '')) return false
  }
  return true
}

const getComputedStyle = window.getComputedStyle.bind(window)
const displayOf = new Map<string, string>()

/** Returns the style of an element whose visibility follows from its tag. jsdom computes any other property. */
const styleByTag = (element: Element): CSSStyleDeclaration => {
  const { localName } = element
  if (!displayOf.has(localName)) displayOf.set(localName, getComputedStyle(element).display)
  const known: Record<string, string | undefined> = { display: displayOf.get(localName), visibility: 'visible' }
  const valueOf = (name: string) => known[name] ?? getComputedStyle(element).getPropertyValue(name)
  return new Proxy(Object.create(CSSStyleDeclaration.prototype) as CSSStyleDeclaration, {
    get: (_style, name): unknown =>
      name === 'getPropertyValue' ? valueOf : (known[String(name)] ?? Reflect.get(getComputedStyle(element), name)),
  })
}

window.getComputedStyle = (element, pseudo) =>
  pseudo == null && followsFromTag(element) ? styleByTag(element) : getComputedStyle(element, pseudo)

afterAll(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'querySelector')
  window.getComputedStyle = getComputedStyle
})
