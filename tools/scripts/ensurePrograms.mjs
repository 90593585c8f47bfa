import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { hasApt, installPackages } from './ensureDebian.mjs'

const packages = {
  nginx: 'nginx-light',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  'dbus-run-session': 'dbus',
}
// Installed with nginx, which otherwise serves gzip only.
const withNginx = 'libnginx-mod-http-brotli-static'
const modules = '/usr/lib/nginx/modules'

export const ensurePrograms = async () => {
  const missing = Object.entries(packages).flatMap(([name, ofPackage]) =>
    find(name) === undefined ? [ofPackage] : [],
  )
  if (missing.length === 0 || !hasApt()) return
  console.log(`Installing ${missing.join(', ')} …`)
  await installPackages(missing.includes(packages.nginx) ? [...missing, withNginx] : missing)
}

/** Returns the path of a program. Throws an error that names its package when it is missing. */
export const programPath = (name) => {
  const found = find(name)
  if (found === undefined)
    throw new Error(
      `There is no ${name} on this machine: install Debian's package ${packages[name]} (npm test does so itself, as root and with apt).`,
    )
  return found
}

export const brotliModule = () => {
  const file = join(modules, 'ngx_http_brotli_static_module.so')
  return existsSync(file) ? file : undefined
}

// The sbin folders are on root's PATH only, but anyone may run their programs.
const find = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))
