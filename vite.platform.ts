import type { Plugin } from 'vite'

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
// it opens the socket in the page.
const moduleOf = (code: string): string => `const Worker = undefined
const module = { exports: {} }
const exports = module.exports
${code}
export default module.exports.__esModule ? module.exports.default : module.exports`
