import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'
import { Visitor } from 'vite'
import { isScript, parse, ROOT, type Source } from './source'

const config: IConfiguration = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')

export const ruleNames: string[] = (config.forbidden ?? []).map(({ name }) => name ?? '')

/** Adds to a violation the rule's comment, and where the rule stands. */
export const explained = (violation: string): string => {
  const comment = (config.forbidden ?? []).find(({ name }) => name === violation.split(':')[0])?.comment
  return `${violation}. The rule: ${comment ?? 'none'}. The table of rules is .dependency-cruiser.cjs.`
}

export const vendorsOfTable: string[] = [
  ...new Set(
    (config.forbidden ?? [])
      .filter(({ name }) => name?.endsWith('-vendors'))
      .flatMap((rule) =>
        'to' in rule && 'pathNot' in rule.to && Array.isArray(rule.to.pathNot) ? rule.to.pathNot : [],
      )
      .map((pattern) => pattern.replace('^node_modules/', '').replace(/\/$/, '')),
  ),
]

/** The packages of each row of the table, as the comments of its rules list them. */
export const packagesOfRows = (): Record<string, string[]> =>
  Object.fromEntries(
    (config.forbidden ?? []).flatMap(({ name = '', comment = '' }) => {
      const [, list] = /^src\/\w+ imports only these packages: (.*)$/.exec(comment) ?? []
      return list === undefined ? [] : [[name.replace('-vendors', ''), list.split(', ').sort()]]
    }),
  )

/** The folders that each row of the table may import, as the comments of its rules list them. `app` has no such rule. */
export const foldersOfRows = (): Record<string, string[]> =>
  Object.fromEntries(
    (config.forbidden ?? []).flatMap(({ name = '', comment = '' }) => {
      const [, list] = /^src\/\w+ imports only itself and: (.*)$/.exec(comment) ?? []
      return list === undefined
        ? []
        : [[name.replace('-folders', ''), list === 'nothing' ? [] : list.split(', ').sort()]]
    }),
  )

export const foldersWithoutRow = (paths: string[]): string[] => {
  const names = new Set(paths.filter((path) => path.startsWith('src/')).map((path) => path.split('/')[1] ?? ''))
  return [...names].filter(
    (name) => name !== 'main.tsx' && !name.endsWith('.d.ts') && !ruleNames.includes(`${name}-vendors`),
  )
}

type Verdict = { violations: string[]; rules: string[]; modules: number; imports: number }

/**
 * Runs the import table over a tree of files. The cruiser cannot read TSX here: TypeScript 7 has no API that it knows,
 * and its own parsers skip what they do not understand. So it gets the same tree with only the imports in it. Throws
 * when it saw fewer files or imports than there are.
 */
export const judge = async (files: Source[]): Promise<Verdict> => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    for (const file of files) {
      mkdirSync(dirname(join(folder, file.path)), { recursive: true })
      writeFileSync(join(folder, file.path), isScript(file.path) ? importsOnly(file) : '')
    }
    return verdict(await run(folder), files)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the imports of a file: static ones and re-exports as `import "x"`, dynamic ones as `import("x")`. */
const importsOnly = (file: Source): string =>
  [...requests(file)]
    .map(([module, kind]) => (kind === 'dynamic' ? `import("${module}")` : `import "${module}"`))
    .join('\n')

const requests = (file: Source): Map<string, 'static' | 'dynamic'> => {
  const found = new Map<string, 'static' | 'dynamic'>()
  const up = '../'.repeat(file.path.split('/').length - 2) || './'
  const local = (request: string) => request.replace(/\?.*$/, '').replace(/^@\//, up)
  const add = (request: string) => found.set(local(request), 'static')
  const addDynamic = (request: string) => found.set(local(request), found.get(local(request)) ?? 'dynamic')
  new Visitor({
    ImportDeclaration: ({ source }) => void add(source.value),
    ExportAllDeclaration: ({ source }) => void add(source.value),
    ExportNamedDeclaration: ({ source }) => void (source && add(source.value)),
    TSImportType: ({ source }) => void add(source.value),
    ImportExpression: ({ source }) => {
      if (source.type !== 'Literal' || typeof source.value !== 'string') {
        throw new Error(`${file.path}: a dynamic import names its file as a plain string`)
      }
      addDynamic(source.value)
    },
  }).visit(parse(file).program)
  return found
}

const run = async (baseDir: string): Promise<ICruiseResult> => {
  const { output } = await cruise(
    ['src'],
    { ...config.options, ruleSet: { forbidden: config.forbidden ?? [] }, validate: true, baseDir },
    {
      extensions: ['.ts', '.tsx', '.d.ts', '.js'],
      conditionNames: ['import', 'browser', 'default'],
      exportsFields: ['exports'],
    },
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}

const verdict = ({ summary, modules }: ICruiseResult, files: Source[]): Verdict => {
  const own = modules.filter(({ source }) => source.startsWith('src/'))
  const scripts = files.filter(({ path }) => path.startsWith('src/') && isScript(path))
  const count = scripts.reduce((sum, file) => sum + requests(file).size, 0)
  const followed = own.reduce((sum, { dependencies }) => sum + dependencies.length, 0)
  const unseen = scripts.filter(({ path }) => !own.some(({ source }) => source === path))
  if (unseen.length > 0 || followed !== count) {
    throw new Error(
      `the cruiser followed ${followed} of ${count} imports and missed ${unseen.map(({ path }) => path).join(', ') || 'no file'}`,
    )
  }
  return {
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort(),
    rules: [...new Set(summary.violations.map(({ rule }) => rule.name))].sort(),
    modules: scripts.length,
    imports: followed,
  }
}
