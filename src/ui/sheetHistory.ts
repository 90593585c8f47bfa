import { isRecord } from '@/lib/isRecord'

/** The history entry of an open sheet: a copy of the page’s entry, with the same address and state. */
export type SheetEntry = {
  depth: number
  page: string
  over: () => void
  leaving: boolean
  timer?: ReturnType<typeof setTimeout>
}

/** Some messaging apps fire no popstate. After this timeout the user’s choice is handled without it. */
const SURELY_BACK_MS = 500

const entries: SheetEntry[] = []
let listening = false
let here: string | undefined
let returning = false

/**
 * Call it once before the router is created: browsers call listeners in order, and the router must not see the entries
 * of sheets. Without it sheets have none.
 */
export const listenForBack = (): void => {
  if (listening) return
  listening = true
  window.addEventListener('popstate', onPopState, { capture: true })
}

/**
 * Adds an entry for an opening sheet; returns undefined without a listener for Back. Calls `over` when Back removes
 * it.
 */
export const enter = (over: () => void): SheetEntry | undefined => {
  if (!listening) return undefined
  const depth = depthOf(history.state)
  const orphan = entries.find((entry) => entry.timer !== undefined && !entry.leaving && entry.depth === depth)
  if (orphan) {
    // A sheet that opens while another closes takes over its entry.
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
    // iOS rejects more than a hundred entries in half a minute; the sheet then works without one.
  }
  return entry
}

/** Removes the entry, then runs `then`. */
export const leave = (entry: SheetEntry, then: () => void): void => {
  if (entry.leaving) return
  if (!entries.includes(entry) || depthOf(history.state) !== entry.depth) {
    // Another page covers the entry, which stays in the history.
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

/** Removes the entry of an unmounted sheet a moment later, unless a new sheet reuses it or a new page covers it. */
export const abandon = (entry: SheetEntry): void => {
  if (entry.leaving || !entries.includes(entry)) return
  entry.timer = setTimeout(() => {
    delete entry.timer
    leave(entry, () => undefined)
  }, 0)
}

/** Goes back to the page from the entries of sheets that a reload has closed. Call it before the router is created. */
export const leaveLostSheets = async (): Promise<void> => {
  if (sheetsOver() > 0) await stepBack(sheetsOver())
}

/** Resolves after going back this many entries. */
export const stepBack = (count: number): Promise<void> =>
  new Promise((resolve) => {
    const finishStep = () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', finishStep)
      // The router’s listener runs first.
      setTimeout(resolve)
    }
    const timer = setTimeout(finishStep, SURELY_BACK_MS)
    window.addEventListener('popstate', finishStep)
    history.go(-count)
  })

export const sheetsOver = (): number => depthOf(history.state)

const onPopState = (event: PopStateEvent): void => {
  const depth = depthOf(event.state)
  const page = pageOf(event.state)
  const left = entries.filter((entry) => entry.depth > depth).reverse()
  if (left.length === 0 && depth > 0 && !entries.some((entry) => entry.depth === depth)) {
    // The entry belongs to a closed sheet, so skip it. After Forward the user is where they were.
    event.stopImmediatePropagation()
    returning = page === here
    history.back()
    return
  }
  if (left[0]?.page === page || (returning && page === here)) event.stopImmediatePropagation()
  returning = false
  here = page
  left.forEach(finish)
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

const depthOf = (state: unknown): number =>
  isRecord(state) && typeof state['sheet'] === 'number' ? state['sheet'] : 0

const pageOf = (state: unknown): string => `${location.href} ${isRecord(state) ? String(state['key']) : ''}`

/** The page’s state with `idx` one higher, because the router counts its steps by it. */
const copyOf = (state: unknown, depth: number): unknown => {
  const page = isRecord(state) ? state : {}
  return { ...page, ...(typeof page['idx'] === 'number' ? { idx: page['idx'] + 1 } : {}), sheet: depth }
}
