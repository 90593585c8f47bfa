import type { Account, Seen } from './inspect'

/** A step within the page; `pick` in [0, 1) chooses one of the elements. */
export type Move =
  | { kind: 'tap'; pick: number; last: boolean }
  | { kind: 'type'; pick: number; text: string }
  | { kind: 'go'; by: number }
  | { kind: 'visit'; address: string }

/** The functions that a walk calls in a page; see installPageTools. */
export type PageTools = {
  /** Returns the name of the element that was tapped or typed into, or undefined if there is none. */
  act: (move: Move) => string | undefined
  /** Changes the demo's scenario, as the panel would. */
  change: (change: { on?: string[]; aheadMs?: number }) => void
  /** Resolves when no call is open and nothing changes, or after a timeout. */
  settle: () => Promise<void>
  canGoOn: () => boolean
  /** `accounts` have the texts that only their owners may see. */
  inspect: (accounts: readonly Account[]) => Seen
}

declare global {
  interface Window {
    monkey: PageTools
  }
}

/**
 * Runs in every page before its scripts. Stops the clock, shortens short waits and counts calls, so that a walk is
 * quick and the same for the same seed.
 */
export const installPageTools = (stoppedAt: number): void => {
  const SHORT_MS = 5000
  const FASTER = 20
  const PAUSE_MS = 5
  const PATIENCE_MS = 400
  const CONTROLS =
    'a[href], button, summary, input, textarea, [role=radio], [role=checkbox], [role=switch], [role=tab], [role=option], [role=gridcell]'
  const { Date: RealDate } = window
  const later = window.setTimeout.bind(window)
  const awaiting = new Set<XMLHttpRequest>()
  let changed = 0

  window.Date = class extends RealDate {
    constructor(...args: []) {
      super(...(args.length === 0 ? ([stoppedAt] as unknown as []) : args))
    }
    static override now = () => stoppedAt
  } as DateConstructor
  window.setTimeout = ((run: () => void, ms = 0, ...rest: []) =>
    later(run, ms < SHORT_MS ? ms / FASTER : ms, ...rest)) as typeof setTimeout
  // Without randomUUID the demo answers inside the page. With a service worker each step takes half as long again.
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
  let calls = window.XMLHttpRequest
  Object.defineProperty(window, 'XMLHttpRequest', {
    configurable: true,
    get: () => calls,
    set: (ofDemo: typeof XMLHttpRequest) => {
      calls = new Proxy(ofDemo, { construct: (made) => counted(new made()) })
    },
  })
  const counted = (call: XMLHttpRequest) => {
    awaiting.add(call)
    for (const end of ['loadend', 'abort']) call.addEventListener(end, () => awaiting.delete(call))
    return call
  }
  new MutationObserver(() => void (changed += 1)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })

  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('aside, [inert], [aria-hidden=true]') === null &&
    !element.matches(':disabled, [aria-disabled=true], [type=file]')
  /** The topmost layer with something to tap, without the demo's own panel. */
  const layer = (): Element =>
    [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(isVisible).at(-1) ?? document.body
  const controls = () => [...layer().querySelectorAll<HTMLElement>(CONTROLS)].filter(isVisible)
  const isOurs = (control: HTMLElement) =>
    !(control instanceof HTMLAnchorElement) ||
    (control.origin === window.location.origin &&
      control.target !== '_blank' &&
      !control.pathname.endsWith('.txt') &&
      !control.hasAttribute('download'))
  const isReached = (control: HTMLElement) => {
    control.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    // A small radio lies under its label.
    return (
      hit !== null && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.control === control)
    )
  }
  const nameOf = (control: HTMLElement) => {
    const label =
      control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.labels?.[0] : undefined
    const name = control.getAttribute('aria-label') ?? (label ?? control).textContent ?? ''
    return `${control.tagName.toLowerCase()} “${name.trim().slice(0, 30)}”`
  }
  const isField = (control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement =>
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !/^(radio|checkbox|file|button|submit)$/.test(control.type))

  const tap = (pick: number, last: boolean) => {
    const all = controls().filter(isOurs)
    const start = last ? all.length - 1 : Math.floor(pick * all.length)
    for (let tries = 0; tries < Math.min(all.length, 8); tries += 1) {
      const control = all[(start + all.length - tries) % all.length]
      if (control === undefined || !isReached(control)) continue
      const name = nameOf(control)
      control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }))
      control.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, isPrimary: true }))
      control.focus()
      control.click()
      return name
    }
    return undefined
  }
  const type = (pick: number, text: string) => {
    const fields = controls().filter(isField)
    const field = fields[Math.floor(pick * fields.length)]
    if (field === undefined) return undefined
    const holder = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
    field.focus()
    // React ignores a value set through its own setter, so this calls the browser's.
    Object.getOwnPropertyDescriptor(holder, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.blur()
    return nameOf(field)
  }

  const entryIndex = () => {
    const { navigation } = window as unknown as { navigation: { currentEntry: { index: number } | null } }
    return navigation.currentEntry?.index ?? 0
  }

  /** Navigates within the page as a link of the app does, because a load takes ten times as long. */
  const visit = (address: string) => {
    if (layer() !== document.body || window.location.pathname.startsWith('/demo/')) {
      window.location.assign(address)
      return
    }
    const { history } = window
    const { idx } = (history.state ?? {}) as { idx?: number }
    history.pushState({ idx: (idx ?? 0) + 1 }, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }

  window.monkey = {
    act: (move) => {
      switch (move.kind) {
        case 'tap':
          return tap(move.pick, move.last)
        case 'type':
          return type(move.pick, move.text)
        case 'go':
          // Stay in the app: the history of a new tab begins with a blank page.
          if (entryIndex() + move.by >= 0) window.history.go(move.by)
          return undefined
        case 'visit':
          visit(move.address)
          return undefined
      }
    },
    inspect: () => {
      throw new Error('installInspect has not run')
    },
    change: ({ on, aheadMs }) => {
      type Kept = { tables: { scenario: Record<string, object> } }
      const kept = JSON.parse(localStorage.getItem('demo-clinic') ?? 'null') as Kept | null
      if (kept === null) return
      const calm = { id: 'scenario', on: [], priceRaised: false, clockOffsetMs: 0, edge: 'right' }
      kept.tables.scenario['scenario'] = {
        ...calm,
        ...kept.tables.scenario['scenario'],
        ...(on === undefined ? {} : { on }),
        ...(aheadMs === undefined ? {} : { clockOffsetMs: aheadMs }),
      }
      localStorage.setItem('demo-clinic', JSON.stringify(kept))
      window.dispatchEvent(new StorageEvent('storage', { key: 'demo-clinic' }))
    },
    settle: async () => {
      const until = performance.now() + PATIENCE_MS
      for (let quiet = 0; quiet < 2 && performance.now() < until;) {
        const before = changed
        await new Promise((resolve) => later(resolve, PAUSE_MS))
        quiet = before === changed && awaiting.size === 0 ? quiet + 1 : 0
      }
    },
    canGoOn: () => controls().some((control) => isReached(control)),
  }
}
