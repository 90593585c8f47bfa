/** What a page observed of itself; times in milliseconds since navigation start. */
export type Seen = {
  fcp: number
  lcp: number
  lcpElement: string
  lcpIsContent: boolean
  cls: number
  tasks: { startTime: number; duration: number }[]
  tappable: number | undefined
  tappableElement: string
}

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
    // Content is the app's own or the server's data in the frame; other parts of the frame disappear.
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

  /** A link works without the app, a control once React has hydrated it. */
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
