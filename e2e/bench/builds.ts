import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { documentFiles } from '../../vite.documents'
import { root } from './root'
import { packFolder } from '../packed.mjs'

/**
 * What the app is compared with: React alone, the app's packages bare, the reader of documents alone, and a list that
 * draws what is seen of a long talk.
 */
const OTHERS = ['floor', 'bare', 'reader', 'list'] as const

const PLATFORM = ['tim-js-sdk', 'tim-upload-plugin']

/** Builds the app for production and what it is compared with, packed alike, into a new folder. */
export const buildAll = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const output = (name: string) => ({ outDir: join(folder, name), emptyOutDir: true })
  await build({ root, logLevel: 'error', build: output('app') })
  // The platform of the chat is nowhere to be had here: another one answers in its place.
  const alias = Object.fromEntries(PLATFORM.map((name) => [name, join(root, 'e2e/bench/platform.ts')]))
  await build({ root, logLevel: 'error', build: output('chat'), resolve: { alias } })
  for (const name of OTHERS) {
    await build({
      root: join(root, 'e2e/bench', name),
      configFile: false,
      publicDir: join(root, 'public'),
      logLevel: 'error',
      plugins: name === 'reader' ? [documentFiles()] : [],
      build: { ...output(name), target: ['chrome100', 'safari15'] },
    })
    await packFolder(join(folder, name))
  }
  return folder
}
