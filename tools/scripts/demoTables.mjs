import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './ensureInstalled.mjs'
import { root } from './runTool.mjs'

await ensureInstalled()
const { importSource } = await import('./importSource.mjs')
const { demoTables } = await importSource('tools/docs/demoTables.ts')
writeFileSync(join(root, 'docs/demo.md'), demoTables())
