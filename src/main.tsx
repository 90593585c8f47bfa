import { bootstrap } from './app/bootstrap'
import { env } from './app/env'

// Decided at build time, so that a production build drops the demo from its bundle.
declare const __DEMO__: boolean
// The same for the contract inspector.
declare const __INSPECTOR__: boolean

const start = async (): Promise<void> => {
  // The import starts now, so that it loads while the demo opens and `bootstrap` requests what the first screen needs.
  const app = import('./app/mount')
  if (__DEMO__) {
    const { openDemo } = await import('./demo/open')
    if (!(await openDemo(env.apiBase))) return
  }
  if (__INSPECTOR__) (await import('./inspector/open')).openInspector()
  await bootstrap()
  await (await app).mountApp()
}

// When the start fails for any reason, the page shows a text instead of the skeleton (RA16).
start().catch((failure: unknown) => {
  document.getElementById('boot')?.setAttribute('data-failed', '')
  throw failure
})
