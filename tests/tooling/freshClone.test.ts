import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, read } from '../structure/source'

const INSTALLER = 'tools/scripts/ensureInstalled.mjs'
const importsIn = (path: string): string[] =>
  [...read(path).text.matchAll(/^import (?:[^'"]* from )?'([^']+)'/gm)].map(([, request = '']) => request)

/** Returns what a script loads before its first line runs: files of the project by path, packages by name. */
const loadedBy = (path: string): string[] =>
  importsIn(path).flatMap((request) => {
    if (!request.startsWith('.')) return [request]
    const file = join(dirname(path), request)
    return [file, ...loadedBy(file)]
  })

test('a script that installs missing packages can start without any', () => {
  const installing = filesUnder('tools').filter((path) => path.endsWith('.mjs') && loadedBy(path).includes(INSTALLER))
  expect(installing).toContain('tools/scripts/dev.mjs')
  expect(
    installing.flatMap((path) =>
      loadedBy(path)
        .filter((loaded) => !loaded.startsWith('tools/') && !loaded.startsWith('node:'))
        .map((loaded) => `${path} loads ${loaded}: import it after ensureInstalled`),
    ),
  ).toEqual([])
})
