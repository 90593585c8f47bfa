import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { documentFiles } from '../../vite.documents'
import { root } from './root'
import { packFolder } from '../packed.mjs'

/** What the app is compared with: React alone, the app's packages bare, and the reader of documents alone. */
const OTHERS = ['floor', 'bare', 'reader'] as const

/** Builds the app for production and what it is compared with, packed alike, into a new folder. */
export const buildAll = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const output = (name: string) => ({ outDir: join(folder, name), emptyOutDir: true })
  await build({ root, logLevel: 'error', build: output('app') })
  for (const name of OTHERS) {
    await build({
      root: join(root, 'e2e/bench', name),
      configFile: false,
      logLevel: 'error',
      plugins: name === 'reader' ? [documentFiles()] : [],
      build: { ...output(name), target: ['chrome100', 'safari15'] },
    })
    await packFolder(join(folder, name))
  }
  return folder
}
