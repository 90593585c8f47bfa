import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importSource } from './importSource.mjs'
import { root } from './runTool.mjs'

const { demoTables } = await importSource('tools/docs/demoTables.ts')
writeFileSync(join(root, 'docs/demo.md'), demoTables())
