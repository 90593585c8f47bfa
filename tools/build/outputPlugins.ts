import { renameSync, rmSync } from 'node:fs'
import type { Plugin } from 'vite'
import { precompressFolder } from './precompress.mjs'

/** Writes the version to a file. Support compares it with the version that a phone's personal centre shows. */
export const versionFile = (version: string, commit: string): Plugin => ({
  name: 'version-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify({ version, commit })}\n` })
  },
})

/** Names the commit in the page, not in a script: a commit that changes no code keeps every file that phones have. */
export const commitInPage = (commit: string): Plugin => ({
  name: 'commit-in-page',
  transformIndexHtml: (page) => page.replace('<html', `<html data-commit="${commit}"`),
})

/** Moves Vite's manifest beside the build, for tests of the build. Files inside the build would be served. */
export const moveManifest = (): Plugin => ({
  name: 'move-manifest',
  writeBundle({ dir = '' }) {
    renameSync(`${dir}/.vite/manifest.json`, `${dir}.manifest.json`)
    rmSync(`${dir}/.vite`, { recursive: true })
  },
})

/** Writes compressed forms of the finished build's files. Compression by a server costs time or is worse. */
export const precompressOutput = (isQuick: boolean): Plugin => ({
  name: 'precompress-output',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = '' }) {
      await precompressFolder(dir, isQuick)
    },
  },
})
