import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const KEY = 'heard'

/** Runs in the page before everything else, because WebDriver cannot listen there. The record survives a reload. */
const listen = (key: string) => {
  const log = (what: string) => {
    const logged: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    sessionStorage.setItem(key, JSON.stringify([...(Array.isArray(logged) ? logged : []), what]))
  }
  window.addEventListener(
    'error',
    (event: Event) =>
      log(
        event instanceof ErrorEvent
          ? `error: ${event.message}`
          : `not loaded: ${event.target instanceof Element ? event.target.outerHTML : ''}`,
      ),
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => log(`rejection: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    log(`content policy: ${violatedDirective} ${blockedURI}`),
  )
  for (const kind of ['error', 'warn'] as const) {
    const original = console[kind]
    console[kind] = (...words: unknown[]) => {
      log(`console ${kind}: ${words.map(String).join(' ')}`)
      original(...words)
    }
  }
}

/** A copy of a build whose page records its errors, and the script that returns the record. */
export type BuildWithErrorLog = { root: string; readErrorLog: string; remove: () => void }

/** `standIns` is a script that runs before the app too. */
export const withErrorLog = (build: string, standIns = ''): BuildWithErrorLog => {
  const root = mkdtempSync(join(tmpdir(), 'error-log-'))
  cpSync(build, root, { recursive: true })
  writeFileSync(join(root, 'errorLog.js'), `(${listen.toString()})(${JSON.stringify(KEY)});\n${standIns}`)
  const page = join(root, 'index.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', '<head><script src="/errorLog.js"></script>'))
  // Otherwise the server would send the compressed page without the listener.
  for (const packed of ['gz', 'br']) rmSync(`${page}.${packed}`, { force: true })
  return {
    root,
    readErrorLog: `return JSON.parse(sessionStorage.getItem(${JSON.stringify(KEY)}) ?? '[]')`,
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
