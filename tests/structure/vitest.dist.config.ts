import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { ALIAS } from '../../tools/build/alias'

/** Tests of what was built; they run after both builds. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  resolve: { alias: ALIAS },
  // Whole builds are read, now and then on a machine that has other things to do.
  test: { environment: 'node', include: ['tests/structure/dist/*.dist.test.ts'], testTimeout: 40_000 },
})
