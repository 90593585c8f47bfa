import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runChild } from './runTool.mjs'

/**
 * Checks the Node version and installs the packages of the lock file if needed. Ends the process with a message on
 * failure.
 */
export const ensureInstalled = async () => {
  if (!nodeFits(process.versions.node)) {
    console.error(
      `This project runs on Node 20.19 or newer (22.13 or newer within 22; not 21 or 23). This is Node ${process.versions.node}.`,
    )
    process.exit(1)
  }
  const wanted = packagesOf('package-lock.json')
  if (wanted === undefined) {
    console.error('package-lock.json is missing or damaged: check it out again.')
    process.exit(1)
  }
  if (installedFits(wanted, packagesOf('node_modules/.package-lock.json'))) return
  console.log('Installing the packages (npm ci) …')
  const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (code === 0) return
  console.error('npm ci failed; its message is above.')
  process.exit(code)
}

/** The range that Vite, Vitest and jsdom support together. */
const nodeFits = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19)
}

/** The lock file also lists packages for other systems, which npm does not install. */
const installedFits = (wanted, installed) =>
  installed !== undefined &&
  Object.entries(wanted).every(([path, { version, optional }]) => {
    const present = installed[path]
    return path === '' || (present === undefined ? optional === true : present.version === version)
  })

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}

const npm = (args) => {
  const own = process.env.npm_execpath
  if (own?.endsWith('npm-cli.js')) return runChild(process.execPath, [own, ...args])
  return runChild(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
}
