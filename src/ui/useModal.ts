import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { isComposing } from '@/lib/isComposing'

let locks = 0
let startY = 0

/**
 * Locks the scrolling of the page behind a sheet, on iOS too, where hidden overflow is not enough. Returns the
 * release.
 */
const lockScroll = (): (() => void) => {
  if (locks++ === 0) {
    document.documentElement.style.overflow = 'hidden'
    document.documentElement.dataset['held'] = ''
    document.addEventListener('touchstart', rememberStart, { passive: true })
    document.addEventListener('touchmove', holdPage, { passive: false })
  }
  return () => {
    if (--locks > 0) return
    document.documentElement.style.overflow = ''
    delete document.documentElement.dataset['held']
    document.removeEventListener('touchstart', rememberStart)
    document.removeEventListener('touchmove', holdPage)
  }
}

const rememberStart = (event: TouchEvent): void => {
  startY = event.touches[0]?.clientY ?? 0
}

const holdPage = (event: TouchEvent): void => {
  const touch = event.touches[0]
  // Two fingers zoom, and one pans a zoomed page: both must stay possible.
  if (!touch || event.touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1 || !event.cancelable) return
  if (!scrollsAlong(event.target, touch.clientY - startY)) event.preventDefault()
}

const scrollsAlong = (target: EventTarget | null, moved: number): boolean => {
  for (
    let node = target instanceof Element ? target : null;
    node && node !== document.body;
    node = node.parentElement
  ) {
    if (!isScroller(node)) continue
    const below = node.scrollHeight - node.clientHeight - node.scrollTop
    if (moved > 0 ? node.scrollTop > 0 : below > 1) return true
  }
  return false
}

const isScroller = (node: Element): boolean => /auto|scroll/.test(getComputedStyle(node).overflowY)

const panels: HTMLElement[] = []

/** Makes all but the top panel inert: some screen readers on phones do not heed `aria-modal` (A594). */
const showTopOnly = (): void => {
  const top = panels[panels.length - 1]
  for (const part of document.body.children)
    if (part.id === 'root' || panels.some((panel) => part.contains(panel)))
      part.toggleAttribute('inert', top !== undefined && !part.contains(top))
}

let tapped: HTMLElement | null = null
let focusAtTap: Element | null = null

/** Remembers the button or link that was tapped last. Call it once. */
export const rememberTaps = (): void =>
  document.addEventListener(
    'click',
    ({ target }) => {
      tapped = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
      focusAtTap = document.activeElement
    },
    true,
  )

/**
 * While mounted: moves the focus to `[data-first]` or the panel, traps it and returns it. Esc closes the top panel.
 * The page behind does not scroll.
 */
export const useModal = (panelRef: RefObject<HTMLElement | null>, onClose: () => void): void => {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const panel = panelRef.current
    if (!panel) return undefined
    // Safari does not focus what is tapped, and the focus must return there.
    if (document.activeElement === focusAtTap) tapped?.focus({ preventScroll: true })
    const before = document.activeElement
    const release = lockScroll()
    panels.push(panel)
    focusFirst(panel)
    showTopOnly()
    const isTop = (): boolean => panels[panels.length - 1] === panel
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isTop() || isComposing(event)) return
      if (event.key === 'Escape') {
        event.preventDefault()
        close()
      }
      if (event.key === 'Tab') keepInside(panel, event)
      scrollByKey(panel, event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      const returns = isTop()
      panels.splice(panels.indexOf(panel), 1)
      showTopOnly()
      release()
      if (returns && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [panelRef])
}

/** Shares of the visible height. */
const STEPS = new Map([
  ['ArrowDown', 0.2],
  ['ArrowUp', -0.2],
  ['PageDown', 0.8],
  ['PageUp', -0.8],
])

/** A673: scrolls a long text that has no Tab stop by keys, while the panel, a link or a button has the focus. */
const scrollByKey = (panel: HTMLElement, { key, defaultPrevented }: KeyboardEvent): void => {
  const by = STEPS.get(key)
  const here = document.activeElement
  if (by === undefined || defaultPrevented || (here !== panel && here?.matches('a, button') !== true)) return
  const long = [...panel.querySelectorAll('*')].find(
    (part) => part.scrollHeight > part.clientHeight && isScroller(part),
  )
  if (long && !long.contains(here)) long.scrollTop += by * long.clientHeight
}

const focusFirst = (panel: HTMLElement): void => {
  const first = panel.querySelector<HTMLElement>('[data-first]') ?? panel
  first.focus({ preventScroll: true })
}

const keepInside = (panel: HTMLElement, event: KeyboardEvent): void => {
  const stops = tabStops(panel)
  const [first = panel] = stops
  const last = stops[stops.length - 1] ?? panel
  const here = document.activeElement
  const isOutside = !panel.contains(here)
  if (event.shiftKey ? isOutside || here === first || here === panel : isOutside || here === last) {
    event.preventDefault()
    ;(event.shiftKey ? last : first).focus()
  }
}

const tabStops = (panel: HTMLElement): HTMLElement[] => {
  // Also finds options and field sets, which are no stops, and the days of a month, of which only one is.
  const all = [...panel.querySelectorAll<HTMLElement>('a[href], :enabled, [tabindex]')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  )
  const seen = new Set<string>()
  return all.filter((element) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    const ticked = all.find(
      (other) => other instanceof HTMLInputElement && other.name === element.name && other.checked,
    )
    if (ticked ? ticked !== element : seen.has(element.name)) return false
    seen.add(element.name)
    return true
  })
}
