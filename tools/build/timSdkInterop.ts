import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NET = fileURLToPath(new URL('../../src/gateways/im/timNet.ts', import.meta.url))
const PLATFORM = /\/node_modules\/tim-(js-sdk|upload-plugin)\//

/**
 * Makes modules of the chat platform's packages, which are none: the bundler's helpers for such ones would be one more
 * file that every visit fetches, chat or no chat.
 */
export const platformAsModule = (): Plugin => ({
  name: 'platform-as-module',
  apply: 'build',
  transform: (code, id) => (PLATFORM.test(id) && isAlone(code) ? moduleOf(code) : null),
})

/** It says what it is in the old way, and asks for nothing. */
const isAlone = (code: string): boolean => code.includes('module.exports') && !code.includes('require(')

// It would open its socket in a thread that it writes itself, which the content policy lets nobody do: without threads
// it opens the socket in the page. Without storage it keeps no messages on the phone (A442), and its console is one
// that nobody reads: it would write addresses of files and the ids of who talks into the page's (A449). Its network can
// be ended from outside (A448).
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
