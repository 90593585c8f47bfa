/** The history entry of one open sheet: a copy of the page's own, same address and same state. */
export type SheetEntry = {
  depth: number
  page: string
  /** Runs once the entry is gone. */
  over: () => void
  leaving: boolean
  timer?: ReturnType<typeof setTimeout>
}

/**
 * Some shells of messaging apps swallow the event that says that a step back was taken: nobody waits for it longer, or
 * what the person chose would be lost with it.
 */
const SURELY_BACK_MS = 500

const entries: SheetEntry[] = []
let listening = false
/** The page of the last step through the history. */
let here: string | undefined
let returning = false

/**
 * To be called once before the router is made: browsers tell of Back in the order of listening, and
 * the router must not hear of the entries that belong to sheets. Without the call sheets have none.
 */
export const listenForBack = (): void => {
  if (listening) return
  listening = true
  window.addEventListener('popstate', onPopState, { capture: true })
}

/** The entry of a sheet that opens; none where nobody listens to Back. `over` runs when Back takes it away. */
export const enter = (over: () => void): SheetEntry | undefined => {
  if (!listening) return undefined
  const depth = depthOf(history.state)
  const orphan = entries.find((entry) => entry.timer !== undefined && !entry.leaving && entry.depth === depth)
  if (orphan) {
    // A sheet that opens in the same moment as another goes takes over its entry.
    clearTimeout(orphan.timer)
    delete orphan.timer
    orphan.over = over
    return orphan
  }
  const entry: SheetEntry = { depth: depth + 1, page: pageOf(history.state), over, leaving: false }
  entries.push(entry)
  try {
    history.pushState(copyOf(history.state, entry.depth), '')
  } catch {
    // iOS refuses more than a hundred entries in half a minute: this sheet then lives without one.
  }
  return entry
}

/** Takes the entry back, then does what follows. */
export const leave = (entry: SheetEntry, then: () => void): void => {
  if (entry.leaving) return
  if (!entries.includes(entry) || depthOf(history.state) !== entry.depth) {
    // Another page lies over the entry, which stays behind in the history.
    drop(entry)
    here = undefined
    then()
    return
  }
  entry.leaving = true
  entry.over = then
  entry.timer = setTimeout(() => finish(entry), SURELY_BACK_MS)
  history.back()
}

/**
 * The sheet went without asking: its entry goes a moment later, unless it is wanted again or a new page lies
 * over it.
 */
export const abandon = (entry: SheetEntry): void => {
  if (entry.leaving || !entries.includes(entry)) return
  entry.timer = setTimeout(() => {
    delete entry.timer
    leave(entry, () => undefined)
  }, 0)
}

/** So many steps back; the promise is kept once they are taken. */
export const stepBack = (count: number): Promise<void> =>
  new Promise((resolve) => {
    const gone = () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', gone)
      // The router hears of it first.
      setTimeout(resolve)
    }
    const timer = setTimeout(gone, SURELY_BACK_MS)
    window.addEventListener('popstate', gone)
    history.go(-count)
  })

/** How many entries of sheets lie over the page's own. */
export const sheetsOver = (): number => depthOf(history.state)

const onPopState = (event: PopStateEvent): void => {
  const depth = depthOf(event.state)
  const page = pageOf(event.state)
  const gone = entries.filter((entry) => entry.depth > depth).reverse()
  if (gone.length === 0 && depth > 0 && !entries.some((entry) => entry.depth === depth)) {
    // The entry of a sheet that is long gone shows nothing: pass over it. Whoever came by Forward is where he was.
    event.stopImmediatePropagation()
    returning = page === here
    history.back()
    return
  }
  if (gone[0]?.page === page || (returning && page === here)) event.stopImmediatePropagation()
  returning = false
  here = page
  gone.forEach(finish)
}

const finish = (entry: SheetEntry): void => {
  if (!entries.includes(entry)) return
  drop(entry)
  entry.over()
}

const drop = (entry: SheetEntry): void => {
  clearTimeout(entry.timer)
  const index = entries.indexOf(entry)
  if (index >= 0) entries.splice(index, 1)
}

const isRecord = (state: unknown): state is Record<string, unknown> => typeof state === 'object' && state !== null

const depthOf = (state: unknown): number =>
  isRecord(state) && typeof state['sheet'] === 'number' ? state['sheet'] : 0

const pageOf = (state: unknown): string => `${location.href} ${isRecord(state) ? String(state['key']) : ''}`

/** The page's state, one step further on: the router counts its steps by `idx`. */
const copyOf = (state: unknown, depth: number): unknown => {
  const page = isRecord(state) ? state : {}
  return { ...page, ...(typeof page['idx'] === 'number' ? { idx: page['idx'] + 1 } : {}), sheet: depth }
}
