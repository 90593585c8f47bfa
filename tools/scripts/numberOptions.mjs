import { parseArgs } from 'node:util'

/**
 * Reads options `--name N`, each a whole number from 1 on, and returns them as text; `defaults` names them. Ends the
 * process with a message on a malformed one.
 */
export const numberOptions = (defaults) => {
  try {
    return readBy(defaults)
  } catch (error) {
    const known = Object.entries(defaults).map(([name, value]) => `--${name} ${value}`)
    console.error(`${error.message}\nWithout options it is the same as: ${known.join(' ')}`)
    process.exit(2)
  }
}

const readBy = (defaults) => {
  const options = Object.entries(defaults).map(([name, value]) => [name, { type: 'string', default: String(value) }])
  const { values } = parseArgs({ options: Object.fromEntries(options) })
  for (const name of Object.keys(defaults)) {
    const value = String(values[name])
    if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} is a whole number from 1 on, not ${value}.`)
  }
  return values
}
