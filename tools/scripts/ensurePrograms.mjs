import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { hasApt, installPackages } from './ensureDebian.mjs'

/** What the journeys of the production build need besides Chromium, each with the Debian package that brings it. */
const packages = {
  nginx: 'nginx-light',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  'dbus-run-session': 'dbus',
}
// Comes along with nginx: without it nginx sends what is packed with gzip.
const withNginx = 'libnginx-mod-http-brotli-static'
const modules = '/usr/lib/nginx/modules'

/** Installs what is missing where that can be done; where not, the journeys that need it fail and name the package. */
export const ensurePrograms = async () => {
  const missing = Object.entries(packages).flatMap(([name, ofPackage]) =>
    find(name) === undefined ? [ofPackage] : [],
  )
  if (missing.length === 0 || !hasApt()) return
  console.log(`Installing ${missing.join(', ')} …`)
  await installPackages(missing.includes(packages.nginx) ? [...missing, withNginx] : missing)
}

/** The path of a program; throws an error that names its package when it is not here. */
export const programPath = (name) => {
  const found = find(name)
  if (found === undefined)
    throw new Error(
      `There is no ${name} on this machine: install Debian's package ${packages[name]} (npm test does so itself, as root and with apt).`,
    )
  return found
}

/** Where nginx finds the module that sends what is packed with brotli; undefined where it is not installed. */
export const brotliModule = () => {
  const file = join(modules, 'ngx_http_brotli_static_module.so')
  return existsSync(file) ? file : undefined
}

// The sbin folders are on the path of root only, but everybody may run what is in them.
const find = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))
