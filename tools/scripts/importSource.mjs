import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './runTool.mjs'

/** Imports a TypeScript module of the project, with the alias of tsconfig.json, without a build. */
export const importSource = async (path) => {
  const { module } = await runnerImport(join(root, path), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  })
  return module
}
