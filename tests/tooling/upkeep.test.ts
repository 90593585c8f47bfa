import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { read, ROOT } from '../structure/source'

const packageJson = JSON.parse(read('package.json').text) as {
  version: string
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

test('the changelog begins with what is unreleased, and then has the version of package.json with its day', () => {
  const titles = [...read('CHANGELOG.md').text.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title)
  const [first, ...released] = titles
  expect(first).toBe('Unreleased')
  expect(released[0]).toMatch(new RegExp(`^${packageJson.version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`))
  const days = released.map((title) => /\((.*)\)$/.exec(title)?.[1] ?? '')
  expect(days).toEqual([...days].sort().reverse())
})

test('each unreleased line for patients stands below its area', () => {
  const [, patients = ''] = /^### Patients\n([\s\S]*?)^### /m.exec(read('CHANGELOG.md').text) ?? []
  expect(patients).toMatch(/^\n#### /)
})

test('each package that renovate.json names is one of the project', () => {
  const { packageRules } = JSON.parse(read('renovate.json').text) as {
    packageRules: { matchPackageNames?: string[] }[]
  }
  const known = { ...packageJson.dependencies, ...packageJson.devDependencies }
  const named = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !(name in known))).toEqual([])
})

test('git can run the hook before a push', () => {
  expect(() => accessSync(join(ROOT, 'tools/hooks/pre-push'), constants.X_OK)).not.toThrow()
})

test('each record that watches a package says when to look again', () => {
  const watching = ['30-watchChatPackage', '31-watchHtml2canvas', '32-watchRouter', '33-watchReactCompiler']
  const unsaid = watching.filter(
    (name) => !/^## Look again\n\n\d{4}-\d\d-\d\d/m.test(read(`docs/decisions/${name}.md`).text),
  )
  expect(unsaid).toEqual([])
})
