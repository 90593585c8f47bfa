import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './ensureInstalled.mjs'
import { root } from './runTool.mjs'

const FOLDER = join(root, 'docs', 'api')

await ensureInstalled()
const { importSource } = await import('./importSource.mjs')
const { contractCalls, contractFiles } = await importSource('tools/contract/write.ts')
const files = await contractFiles(await contractCalls())
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
for (const [name, text] of Object.entries(files)) writeFileSync(join(FOLDER, name), text)
console.log(`docs/api has ${Object.keys(files).length} files.`)
