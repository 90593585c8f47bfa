import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { ALIAS } from '../../tools/build/alias.ts'

export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  resolve: { alias: ALIAS },
  // Whole builds are read, sometimes on a busy machine.
  test: { environment: 'node', include: ['tests/structure/dist/*.dist.test.ts'], testTimeout: 120_000 },
})
