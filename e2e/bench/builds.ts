import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { pdfAssets } from '../../tools/build/pdfAssets'
import { root } from './root'
import { precompressFolder } from '../../tools/build/precompress.mjs'
import { SITES, type Site } from './sites'

/** An account to follow, so that its guide can be opened. */
const FOLLOW = { VITE_FOLLOW_NAME: '示例乳腺健康', VITE_FOLLOW_QR_URL: '/pictures/doctor-code.svg' }

const PLATFORM = ['tim-js-sdk', 'tim-upload-plugin']

export const buildSites = async (wanted: readonly Site[]): Promise<string> => {
  process.env = { ...FOLLOW, ...process.env }
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  for (const site of SITES.filter((name) => wanted.includes(name))) await buildSite(site, join(folder, site))
  return folder
}

const buildSite = async (site: Site, outDir: string): Promise<void> => {
  const output = { outDir, emptyOutDir: true }
  switch (site) {
    case 'app':
      return void (await build({ root, logLevel: 'error', build: output }))
    case 'chat': {
      // The chat platform is not reachable here, so a substitute answers.
      const alias = Object.fromEntries(PLATFORM.map((name) => [name, join(root, 'e2e/bench/platform.ts')]))
      return void (await build({ root, logLevel: 'error', build: output, resolve: { alias } }))
    }
    case 'hello':
    case 'bare':
    case 'reader':
    case 'list':
      await build({
        root: join(root, 'e2e/bench', site),
        configFile: false,
        publicDir: join(root, 'public'),
        logLevel: 'error',
        plugins: site === 'reader' ? [pdfAssets()] : [],
        build: { ...output, target: ['chrome100', 'safari15'] },
      })
      await precompressFolder(outDir)
  }
}
