import { createRequire } from 'node:module'
import type { BrowserContext } from '@playwright/test'

/** The oldest supported browsers, by their names in the compatibility data. */
export const FLOORS = {
  'Chrome 100': { browser: 'chrome_android', version: 100 },
  'iOS 15.0': { browser: 'safari_ios', version: 15 },
} as const

export type Floor = keyof typeof FLOORS

/** A warning on the links that iOS 15 gets instead of modulepreload; a slow machine uses their files too late. */
export const USED_LATE = /^console warning: .* was preloaded using link preload but not used within a few seconds/

type Support = { version_added: string | boolean | null; flags?: unknown; prefix?: string; alternative_name?: string }
type Entry = { __compat?: { support: Record<string, Support | Support[] | undefined> }; [name: string]: unknown }

type CompatData = { api: Record<string, Entry>; javascript: { builtins: Record<string, Entry> } }

// Read on demand: it takes half a second, and every worker loads this file.
const compatData = (): CompatData => createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** Whether that version supports the entry under its own name and without a flag. */
const isSupported = (entry: Entry, { browser, version }: (typeof FLOORS)[Floor]): boolean => {
  const support = entry.__compat?.support[browser]
  const all = support === undefined ? [] : Array.isArray(support) ? support : [support]
  // Unknown entries are kept.
  if (all.length === 0) return true
  return all.some(({ version_added: added, flags, prefix, alternative_name: other }) => {
    if (flags !== undefined || prefix !== undefined || other !== undefined) return false
    return typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) <= version : added !== false
  })
}

/** Globals that are missing, or members of them: `name.member`, `name.@@iterator`. */
export const missingOn = (floor: Floor): string[] => {
  const { api, javascript } = compatData()
  return [...Object.entries(javascript.builtins), ...Object.entries(api)].flatMap(([name, entry]) => {
    if (!isSupported(entry, FLOORS[floor])) return [name]
    return Object.entries(entry)
      .filter(([member, part]) => /^(@@)?[a-z]\w*?(_static)?$/i.test(member) && isCompat(part) && member !== name)
      .filter(([, part]) => !isSupported(part as Entry, FLOORS[floor]))
      .map(([member]) => `${name}.${member}`)
  })
}

const isCompat = (part: unknown): boolean => typeof part === 'object' && part !== null && '__compat' in part

/** Runs in a page or worker before everything else, and removes what is missing. */
const takeOut = (missing: string[]): void => {
  const drop = (from: object | undefined, name: string | symbol) => {
    if (from !== undefined && from !== null && Object.prototype.hasOwnProperty.call(from, name))
      Reflect.deleteProperty(from, name)
  }
  for (const path of missing) {
    const [name = '', member] = path.split('.')
    const holder = Reflect.get(globalThis, name) as { prototype?: object } | undefined
    if (member === undefined) drop(globalThis, name)
    // Members of Window are own properties of the global object.
    else if (name === 'Window' || name === 'WorkerGlobalScope') drop(globalThis, member)
    else if (member.startsWith('@@')) drop(holder?.prototype, Reflect.get(Symbol, member.slice(2)) as symbol)
    else if (member.endsWith('_static')) drop(holder, member.slice(0, -'_static'.length))
    else {
      drop(holder?.prototype, member)
      drop(holder, member)
    }
  }
}

const floorScript = (floor: Floor, left: string[]): string =>
  `(${takeOut.toString()})(${JSON.stringify(missingOn(floor).filter((path) => !left.includes(path)))})`

/** Returns the browser of this name, undefined without a name. Throws an error at a misspelt one. */
export const floorOf = (name: string | undefined): Floor | undefined => {
  const all = Object.keys(FLOORS) as Floor[]
  const found = all.find((floor) => floor === name)
  if (found === undefined && name !== undefined) throw new Error(`FLOOR is ${all.join(' or ')}, not "${name}".`)
  return found
}

/** Turns every page and worker of the context into that browser; the returned function counts the workers. */
export const bringDown = async (context: BrowserContext, floor: Floor, left: string[] = []): Promise<() => number> => {
  const script = floorScript(floor, left)
  let workers = 0
  await context.addInitScript(script)
  if (floor === 'iOS 15.0')
    await context.addInitScript(() => {
      DOMTokenList.prototype.supports = (word) => word !== 'modulepreload'
    })
  // The demo's service worker is unchanged: the browser's next check would find another script and replace it.
  await context.route(/\/(?!mockServiceWorker)[^/]*worker[^/]*\.m?js$/i, async (route) => {
    const response = await route.fetch()
    workers++
    await route.fulfill({ response, body: `${script};${await response.text()}` })
  })
  return () => workers
}
