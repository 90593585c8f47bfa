import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { root, runTool } from './runTool.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { fingerprint } from './buildFingerprint.mjs'
import { serve } from '../server/serve.mjs'
import { portSetting } from './ports.mjs'

const built = join(root, 'dist-demo')
// A dot file, so the server keeps it to itself; a build empties the folder, so an interrupted one leaves none.
const stamp = join(built, '.builtFrom')

const start = async () => {
  const port = portSetting('PORT', 4173)
  await ensureInstalled()
  await ensureBuilt()
  const server = await serveFrom(port, port + 20)
  console.log(`\nThe demo is open at ${server.url}`)
  for (const address of lanAddresses()) console.log(`On a phone in the same network: http://${address}:${server.port}`)
  console.log('Stop it with Ctrl+C.')
}

const ensureBuilt = async () => {
  const source = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return
  console.log('Building the demo …')
  const { code } = await runTool('node_modules/vite/bin/vite.js', [
    'build',
    '--mode',
    'demo',
    '--outDir',
    'dist-demo',
    '--logLevel',
    'warn',
  ])
  if (code !== 0) throw new Error('The demo could not be built; the reason is above.')
  writeFileSync(stamp, source)
}

const serveFrom = async (port, last) => {
  try {
    return await serve({ root: built, port })
  } catch (error) {
    if (error.code !== 'EADDRINUSE' || port >= Math.min(last, 65_535)) throw error
    console.log(`Port ${port} is taken; trying ${port + 1}.`)
    return serveFrom(port + 1, last)
  }
}

const lanAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

start().catch((error) => {
  console.error(error.message)
  process.exit(1)
})
