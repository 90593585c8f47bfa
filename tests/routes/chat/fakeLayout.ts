import { onTestFinished } from 'vitest'

/** Measurements of a list in a scrolling box, which jsdom does not compute. */
export type FakeLayout = {
  /** Heights of the box and of what precedes the list in it, in pixels. */
  view: number
  head: number
  rowHeight: (key: string) => number
  /** True once the box could not scroll as far as it was asked to; a test sets it back. */
  wasCut: boolean
  /** Notifies resize observers. */
  resized: () => void
}

/** Lays out lists of keyed rows in a region until the test ends. */
export const fakeLayout = (): FakeLayout => {
  const observers = new Set<() => void>()
  const layout: FakeLayout = {
    view: 600,
    head: 50,
    rowHeight: () => 100,
    wasCut: false,
    resized: () => observers.forEach((observer) => observer()),
  }
  // jsdom has no ResizeObserver.
  onTestFinished(() => void Reflect.deleteProperty(window, 'ResizeObserver'))
  window.ResizeObserver = class {
    readonly #tell: () => void
    constructor(observer: ResizeObserverCallback) {
      this.#tell = () => observer([], this)
    }
    observe = () => void observers.add(this.#tell)
    unobserve = () => undefined
    disconnect = () => void observers.delete(this.#tell)
  }

  const heightOf = (element: HTMLElement): number => {
    if (element.matches('li')) return layout.rowHeight(element.dataset['key'] ?? '')
    const { paddingTop, paddingBottom } = element.style
    return (parseFloat(paddingTop) || 0) + heightOfAll(element.children) + (parseFloat(paddingBottom) || 0)
  }
  const heightOfAll = (rows: Iterable<Element>): number =>
    [...rows].reduce((sum, row) => sum + heightOf(row as HTMLElement), 0)
  const lengthOf = (box: Element): number => {
    const list = box.querySelector('ol')
    return Math.max(layout.view, layout.head + (list === null ? 0 : heightOf(list)))
  }
  const scrolled = new WeakMap<Element, number>()
  const scroll = (box: Element, top: number): number => {
    const held = Math.max(0, Math.min(top, lengthOf(box) - layout.view))
    scrolled.set(box, held)
    if (held !== top) layout.wasCut = true
    return held
  }
  // A box that becomes too short is scrolled, and does not scroll back by itself.
  const topOf = (box: Element): number => scroll(box, scrolled.get(box) ?? 0)
  const rectOf = (element: HTMLElement): DOMRect => {
    const [list, box] = [element.parentElement, element.closest('[role="region"]')]
    if (list === null || box === null || box === element) return DOMRect.fromRect({ height: layout.view })
    const before = [...list.children].slice(0, [...list.children].indexOf(element))
    const y = layout.head + (parseFloat(list.style.paddingTop) || 0) + heightOfAll(before) - topOf(box)
    return DOMRect.fromRect({ y, height: heightOf(element) })
  }

  const measure = (
    name: string,
    get: (element: HTMLElement) => unknown,
    set?: (box: Element, value: number) => void,
  ) => {
    const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)
    onTestFinished(() => {
      if (own === undefined) Reflect.deleteProperty(HTMLElement.prototype, name)
      else Object.defineProperty(HTMLElement.prototype, name, own)
    })
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return get(this)
      },
      set(this: HTMLElement, value: number) {
        set?.(this, value)
      },
    })
  }
  measure('clientHeight', () => layout.view)
  measure('offsetTop', () => layout.head)
  measure('scrollHeight', lengthOf)
  measure('offsetHeight', heightOf)
  measure('scrollTop', topOf, scroll)
  measure('getBoundingClientRect', (element) => () => rectOf(element))
  return layout
}
