const LINTER = ['node_modules/oxlint/bin/oxlint', '-c', '.oxlintrc.json', '--type-aware', '--deny-warnings']

/** The lint of `npm test`: a script for Node and its arguments, run from the root; the seeds are wrong on purpose. */
export const lintCommand = [
  ...LINTER,
  '--ignore-pattern',
  'tests/structure/seeds/**',
  'src',
  'tests',
  'e2e',
  'tools',
  'vite.config.ts',
]

/** The same rules over the seeds. */
export const seedCommand = [...LINTER, '--format', 'json', 'tests/structure/seeds/lint']

/**
 * Whether prettier would leave every file as it stands; `npm run format` writes them so. What has not changed since
 * is known by its content.
 */
export const formatCommand = [
  'node_modules/prettier/bin/prettier.cjs',
  '--check',
  '--cache',
  '--cache-strategy=content',
  '{src,tests,e2e,tools}/**/*.{ts,tsx,mts,mjs,css}',
  'vite.config.ts',
]
