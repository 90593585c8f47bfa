import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** A part of a package that the app never comes to: words by which its file is known, and what stands for it. */
export type Part = { file: string; says: string; instead: string | ((source: string) => string) }

const UNREACHED = "throw new Error('This part is left out of the build.')"
const stub = `export default () => { ${UNREACHED} }`

/** The source with other words for these; every one of them must stand there. */
export const reworded = (source: string, words: readonly [from: string | RegExp, to: string][]): string =>
  words.reduce((text, [from, to]) => {
    const changed = text.replace(from, () => to)
    if (changed === text) throw new Error(`A package does not say ${from} any more.`)
    return changed
  }, source)

/** A function at the top of a file, whole. */
const functionCalled = (name: string): RegExp => new RegExp(`^function ${name}\\([\\s\\S]*?^}$`, 'm')

/**
 * axios without what our one client (`src/api/http.ts`) never asks of it. It sends by XHR, with parameters and bodies
 * that are URLSearchParams, FormData, JSON or nothing; it follows progress as the browser tells it, cancels by no
 * token, sends no XSRF cookie, and makes its one instance by `create`.
 */
const AXIOS: Part[] = [
  {
    file: 'axios/index.js',
    says: 'This module is intended to unwrap Axios default export as named.',
    instead: `
      import Axios from './lib/core/Axios.js'
      import mergeConfig from './lib/core/mergeConfig.js'
      import defaults from './lib/defaults/index.js'
      import AxiosHeaders from './lib/core/AxiosHeaders.js'
      import isAxiosError from './lib/helpers/isAxiosError.js'
      export default { create: (config) => new Axios(mergeConfig(defaults, config)) }
      export { AxiosHeaders, isAxiosError }`,
  },
  {
    file: 'axios/lib/adapters/adapters.js',
    says: 'function getAdapter(adapters, config)',
    instead: "import xhr from './xhr.js'\nexport default { getAdapter: () => xhr }",
  },
  { file: 'axios/lib/helpers/toFormData.js', says: 'export default toFormData', instead: stub },
  { file: 'axios/lib/helpers/toURLEncodedForm.js', says: 'export default function toURLEncodedForm', instead: stub },
  { file: 'axios/lib/helpers/formDataToJSON.js', says: 'export default formDataToJSON', instead: stub },
  {
    file: 'axios/lib/helpers/AxiosURLSearchParams.js',
    says: 'export default AxiosURLSearchParams',
    instead: `export default class { constructor() { ${UNREACHED} } }`,
  },
  {
    file: 'axios/lib/helpers/progressEventReducer.js',
    says: 'export const progressEventReducer',
    instead: 'export const progressEventReducer = (listener) => [listener]',
  },
  {
    file: 'axios/lib/helpers/cookies.js',
    says: 'read(name)',
    instead: `export default { read() { ${UNREACHED} } }`,
  },
  {
    // It tells a programmer of a wrong option, as it does in the tests.
    file: 'axios/lib/helpers/validator.js',
    says: 'export default {\n  assertOptions,\n  validators,\n}',
    instead: `
      const pass = () => undefined
      const validators = { transitional: pass, spelling: pass, boolean: pass, function: pass }
      export default { assertOptions: pass, validators }`,
  },
]

/** What the router has for apps that its own framework renders on a server, and its warnings to programmers. */
const OF_THE_FRAMEWORK = [
  'PrefetchPageLinksImpl',
  'RSCPrefetchPageLinksImpl',
  'RemixRootDefaultErrorBoundary',
  'instrumentClientSideRouter',
  'getRouteInstrumentationUpdates',
  'deserializeErrors',
]

/** The router's own answer to errors that a server's components have thrown: there are none, they pass. */
const PASSED_BY = 'function RSCErrorHandler({ children }) { return children }'

const ROUTER: Part = {
  file: 'react-router/dist/development/chunk-6KYCQHYJ.mjs',
  says: 'var ENABLE_DEV_WARNINGS = true;',
  instead: (source) =>
    reworded(source, [
      ['var ENABLE_DEV_WARNINGS = true;', 'const ENABLE_DEV_WARNINGS = false;'],
      [/\bENABLE_DEV_WARNINGS(?=\)| [?&])/g, 'false'],
      // A name that is given outside of a component would keep it although nobody uses it.
      ['Form.displayName = "Form";', ''],
      ['HistoryRouter.displayName = "unstable_HistoryRouter";', ''],
      ...OF_THE_FRAMEWORK.map((name): [RegExp, string] => [
        functionCalled(name),
        `function ${name}() { ${UNREACHED} }`,
      ]),
      [functionCalled('RSCErrorHandler'), PASSED_BY],
    ]),
}

/** Of all that i18next formats, our words ask for numbers. */
const FORMATTER = `class Formatter {
  format(value, kind, language) {
    if (kind !== 'number') ${UNREACHED}
    return new Intl.NumberFormat(language).format(value)
  }
}`

/** A method of a class, whole. */
const methodCalled = (name: string): RegExp => new RegExp(`^  ${name}\\([\\s\\S]*?^  }$`, 'm')

/** Copies of it, and the directions in which languages are read. */
const OF_I18NEXT = ['cloneInstance', 'dir']

/** Our words are files that the build knows: i18next has no backend to ask for them. */
const I18NEXT: Part = {
  file: 'i18next/dist/esm/i18next.js',
  says: 'class Connector extends EventEmitter',
  instead: (source) =>
    reworded(source, [
      [/^class Connector extends EventEmitter \{[\s\S]*?^\}$/m, 'class Connector extends EventEmitter { state = {} }'],
      [/^class Formatter \{[\s\S]*?^\}$/m, FORMATTER],
      ...OF_I18NEXT.map((name): [RegExp, string] => [methodCalled(name), `  ${name}() { ${UNREACHED} }`]),
    ]),
}

/** What every first visit would carry for nothing. */
export const FIRST_VISIT: readonly Part[] = [...AXIOS, ROUTER, I18NEXT]

/**
 * Leaves these parts out of the build. Where a package does not look any more as it did when this was written, the
 * build stops, and somebody looks again. Of several builds by the same plugins, `isFor` tells which one has them.
 */
export const leftOut = (parts: readonly Part[], isFor: (seen: string[]) => boolean = () => true): Plugin => ({
  name: 'left-out',
  apply: 'build',
  load: (id) => {
    const part = parts.find(({ file }) => id.endsWith(`/node_modules/${file}`))
    if (part === undefined) return undefined
    const { file, says, instead } = part
    const source = readFileSync(id, 'utf8')
    if (!source.includes(says)) throw new Error(`${file} does not say "${says}" any more.`)
    return typeof instead === 'string' ? instead : instead(source)
  },
  buildEnd() {
    const seen = [...this.getModuleIds()]
    if (!isFor(seen)) return
    const missed = parts.find(({ file }) => !seen.some((id) => id.endsWith(`/node_modules/${file}`)))
    if (missed !== undefined) throw new Error(`${missed.file} is no part of the build any more.`)
  },
})
