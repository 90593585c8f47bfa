import { parseArgs } from 'node:util'

/** Reads options `--name N`, each a whole number from 1 on, and returns them as text; `defaults` names them. */
export const numberOptions = (defaults) => {
  const options = Object.entries(defaults).map(([name, value]) => [name, { type: 'string', default: String(value) }])
  const { values } = parseArgs({ options: Object.fromEntries(options) })
  for (const name of Object.keys(defaults)) {
    const value = String(values[name])
    if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} is a number from 1 on, not ${value}`)
  }
  return values
}
