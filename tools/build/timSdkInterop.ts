import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NET = fileURLToPath(new URL('../../src/gateways/im/timNet.ts', import.meta.url))
const PLATFORM = /\/node_modules\/tim-(js-sdk|upload-plugin)\//

/**
 * Turns the chat platform's CommonJS packages into modules. Otherwise every visit would load the bundler's interop
 * helpers as one more file.
 */
export const timSdkInterop = (): Plugin => ({
  name: 'tim-sdk-interop',
  apply: 'build',
  transform: (code, id) => (PLATFORM.test(id) && isAlone(code) ? moduleOf(code) : null),
})

const isAlone = (code: string): boolean => code.includes('module.exports') && !code.includes('require(')

// The package would open its socket in a worker made from a blob, which the content policy forbids. Without workers it
// opens the socket in the page. A442: without storage it keeps no messages on the phone. A449: a console that prints
// nothing, because it would log file addresses and user ids. A448: its network can be closed from outside.
const moduleOf = (code: string): string => `import { net } from ${JSON.stringify(NET)}
const WebSocket = net.Socket
const XMLHttpRequest = net.Request
const Worker = undefined
const localStorage = undefined
const console = new Proxy({}, { get: () => () => undefined })
const module = { exports: {} }
const exports = module.exports
${code}
export default module.exports.__esModule ? module.exports.default : module.exports`
