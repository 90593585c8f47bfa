/** What a page has seen of itself; times in milliseconds since the navigation began. */
export type Seen = {
  fcp: number
  lcp: number
  /** The element of the largest paint, with the beginning of its text; and whether it is content. */
  lcpElement: string
  lcpIsContent: boolean
  cls: number
  tasks: { startTime: number; duration: number }[]
  /** When something could be tapped first, and what. */
  tappable: number | undefined
  tappableElement: string
}

/** Runs in the page before everything else. */
export const observe = (): void => {
  const seen: Seen = {
    fcp: 0,
    lcp: 0,
    lcpElement: '',
    lcpIsContent: false,
    cls: 0,
    tasks: [],
    tappable: undefined,
    tappableElement: '',
  }
  Object.assign(window, { seen })
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 24)}`.trim()
  const each = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({ type, buffered: true })

  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  each('largest-contentful-paint', ({ startTime, element }: PerformanceEntry & { element: Element | null }) => {
    // Content is the app's own, or what the server says in the frame; the rest of that stood in the page, and is gone.
    const isContent = element?.closest('#root, #boot li article') != null
    Object.assign(seen, {
      lcp: startTime,
      lcpElement: element === null ? 'gone' : nameOf(element),
      lcpIsContent: isContent,
    })
  })
  each('layout-shift', ({ hadRecentInput, value }: PerformanceEntry & { hadRecentInput: boolean; value: number }) => {
    if (!hadRecentInput) seen.cls += value
  })
  each('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }))

  /** A link answers by itself, a control once React has taken it in hand. */
  const answers = (element: Element) =>
    element instanceof HTMLAnchorElement || Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const isHit = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return width > 0 && hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
  }
  const controls = 'a[href]:not([href=""]), button:not(:disabled):not([aria-disabled="true"]), input, textarea'
  const look = () => {
    const found = [...document.querySelectorAll(controls)].find((element) => answers(element) && isHit(element))
    if (found === undefined) return void requestAnimationFrame(look)
    Object.assign(seen, { tappable: performance.now(), tappableElement: nameOf(found) })
  }
  requestAnimationFrame(look)
}
