import { readFileSync } from 'node:fs'
import util from 'node:util'

const file = new URL('../../.env', import.meta.url)

/** Returns a setting from the environment, else from .env; an empty one counts as absent. */
export const setting = (name) => process.env[name] || fromFile()[name] || undefined

/** Returns a port setting, or the fallback when it is absent. Throws an error that names a malformed one. */
export const portSetting = (name, fallback) => {
  const text = setting(name)
  if (text === undefined) return fallback
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port >= 1 && port <= 65_535) return port
  throw new Error(`${name} must be a whole number from 1 to 65535, but is "${text}".`)
}

const fromFile = () => {
  try {
    return util.parseEnv(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
