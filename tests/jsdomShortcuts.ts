import { afterAll } from 'vitest'

// What the testing library asks most, jsdom answers slowest: for one question it walks the whole page, or its whole
// style sheet. Both are answered here as jsdom would, and by jsdom itself where that is not certain.

/** As a field is looked for by its label. */
const BY_ID = /^\[id="([^"\\]+)"\]$/

HTMLElement.prototype.querySelector = function (this: HTMLElement, selectors: string): Element | null {
  const [, id] = BY_ID.exec(selectors) ?? []
  const first = id === undefined ? null : this.ownerDocument.getElementById(id)
  const isHere = first !== null && first !== this && this.contains(first)
  return isHere ? first : Element.prototype.querySelector.call(this, selectors)
}

// The style sheet of jsdom decides by the tag what is shown, except for these. Otherwise `style` decides, on the
// element or above it.
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

/** The style of an element whose tag decides: any other property is jsdom's to tell. */
const styleByTag = (element: Element): CSSStyleDeclaration => {
  const { localName } = element
  if (!displayOf.has(localName)) displayOf.set(localName, getComputedStyle(element).display)
  const known: Record<string, string | undefined> = { display: displayOf.get(localName), visibility: 'visible' }
  const tell = (name: string) => known[name] ?? getComputedStyle(element).getPropertyValue(name)
  return new Proxy(Object.create(CSSStyleDeclaration.prototype) as CSSStyleDeclaration, {
    get: (_style, name): unknown =>
      name === 'getPropertyValue' ? tell : (known[String(name)] ?? Reflect.get(getComputedStyle(element), name)),
  })
}

window.getComputedStyle = (element, pseudo) =>
  pseudo == null && followsFromTag(element) ? styleByTag(element) : getComputedStyle(element, pseudo)

afterAll(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'querySelector')
  window.getComputedStyle = getComputedStyle
})
