import { fileURLToPath } from 'node:url'

/** Must match `paths` in tsconfig.json. */
export const ALIAS = { '@': fileURLToPath(new URL('../../src', import.meta.url)) }

const routerOf = (file: string): string =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url))

/** The router's own production files. Its package names those with warnings for developers, in a build too. */
export const PRODUCTION_ROUTER = { 'react-router/dom': routerOf('dom-export'), 'react-router': routerOf('index') }
