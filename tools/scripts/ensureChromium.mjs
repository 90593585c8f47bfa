import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { setting } from './ports.mjs'
import { runTool } from './runTool.mjs'
import { hasApt, installPackages, isDebian, isRoot } from './ensureDebian.mjs'

// The headless shell takes two thirds of the processor time of a full Chromium.
const SHELL = 'chromium-headless-shell'
const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ALL = [SHELL, ...WITH_WINDOW]

/** Says whether these arguments of Playwright, or its variable PWDEBUG, ask for a window. */
export const asksForWindow = (args) =>
  args.includes('--headed') || args.includes('--debug') || Boolean(process.env.PWDEBUG)

/**
 * Returns the path of a Chromium on this machine, and installs one if there is none, or only a slower one. Ends the
 * process with a message on failure.
 */
export const ensureChromium = async () => {
  await installShell()
  const present = findChromium()
  if (present !== undefined) return present
  console.log('No Chromium here: installing one …')
  await runTool('playwright', ['install', ...(isRoot() ? ['--with-deps'] : []), '--no-shell', 'chromium'])
  const installed = findChromium()
  if (installed !== undefined) return installed
  console.error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its file.')
  return process.exit(1)
}

const installShell = async () => {
  if (setting('CHROMIUM_PATH') !== undefined || onPath([SHELL]).length > 0 || !hasApt() || !isDebian()) return
  console.log(`Installing ${SHELL}, which runs the journeys faster than a full Chromium …`)
  // Without these fonts Chinese text is drawn as boxes of another width.
  await installPackages([SHELL, 'fonts-noto-cjk'])
}

/**
 * Returns the path of a Chromium on this machine, for `hasWindow` one that can open a window. Caches it in CHROMIUM_PATH
 * for this process and its children.
 */
export const findChromium = (hasWindow = false) => {
  const path = setting('CHROMIUM_PATH')
  if (path !== undefined && !existsSync(path)) {
    console.error(`CHROMIUM_PATH names a file that does not exist: ${path}`)
    process.exit(1)
  }
  const found = path ?? onPath(hasWindow ? WITH_WINDOW : ALL).find(answers) ?? playwrightOwn()
  if (found !== undefined) process.env.CHROMIUM_PATH = found
  return found
}

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((file) => existsSync(file))

/** Ubuntu's chromium-browser is only a stub that points to another package. */
const answers = (file) => {
  try {
    return /chrom/i.test(
      execFileSync(file, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 30_000 }),
    )
  } catch {
    return false
  }
}

const playwrightOwn = () => {
  const file = createRequire(import.meta.url)('playwright').chromium.executablePath()
  return existsSync(file) ? file : undefined
}
