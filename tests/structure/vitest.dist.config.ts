import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests of what was built; they run after both builds. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: { environment: 'node', include: ['tests/structure/dist/*.dist.test.ts'] },
})
