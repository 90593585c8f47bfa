import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { buildInputs } from '../../tools/scripts/buildFingerprint.mjs'

/** The files of this project that a file imports, directly or through others. */
const namedFrom = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(file, 'utf8')
  for (const [, name = ''] of text.matchAll(/(?:from|new URL\()\s*'(\.\.?\/[^']+\.(?:ts|tsx|mjs|json))'/g)) {
    const named = normalize(join(dirname(file), name))
    if (named.endsWith('.ts') && !named.startsWith('src')) namedFrom(named, found)
    else found.add(named)
  }
  return found
}

test('npm start rebuilds after a change to any file of the build', () => {
  const named = [...namedFrom('vite.config.ts')].filter((file) => !file.startsWith('../') && !file.startsWith('lib/'))
  expect(named).toContain('tools/build/criticalCss.ts')
  expect(named).toContain('package.json')
  const inputs = buildInputs()
  expect(named.filter((file) => !inputs.some((input) => file === input || file.startsWith(`${input}/`)))).toEqual([])
})
