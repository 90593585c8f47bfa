import { fileURLToPath } from 'node:url'
import { readEnvFile } from '../build/envFile.mjs'

const file = fileURLToPath(new URL('../../.env', import.meta.url))

/** Returns a setting from the environment, else from .env; an empty one counts as absent. */
export const setting = (name) => process.env[name] || readEnvFile(file)[name] || undefined

/** Returns a port setting, or the fallback when it is absent. Throws an error that names a malformed one. */
export const portSetting = (name, fallback) => {
  const text = setting(name)
  return text === undefined ? fallback : portIn(name, text)
}

/** Returns the port in a text. Throws an error that names the setting or option when it is malformed. */
export const portIn = (name, text) => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port >= 1 && port <= 65_535) return port
  throw new Error(`${name} must be a whole number from 1 to 65535, but is "${text}".`)
}

/** Returns what to tell a person whose server has not started. The names are the settings of its port and its host. */
export const whyNotListening = (error, ofPort, ofHost) => {
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} is taken. Stop what uses it, or name another one: ${ofPort}=${error.port + 1}`
  if (ofHost !== undefined && NO_HOST_OF_OURS.includes(error.code))
    return `${ofHost} must be a name or an address of this machine, or 0.0.0.0 for all, but is "${setting(ofHost)}".`
  return error.message
}

const NO_HOST_OF_OURS = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL']
