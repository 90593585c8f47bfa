import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './ensureInstalled.mjs'
import { root } from './runTool.mjs'
import { apiHeaders, documentHeaders, productionHeaders } from '../server/serve.mjs'

await ensureInstalled()
const { importSource } = await import('./importSource.mjs')
const { nginxTemplate } = await importSource('tools/server/nginxConfig.ts')
const file = join('deploy', 'nginx.conf.template')
writeFileSync(join(root, file), nginxTemplate({ headers: productionHeaders, apiHeaders, documentHeaders }))
console.log(`${file} is written. docs/server.md says under “Serving a build” how to fill in its names.`)
