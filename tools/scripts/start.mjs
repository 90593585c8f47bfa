import { networkInterfaces } from 'node:os'
import { ensureBuilt } from './ensureBuilt.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { serve } from '../server/serve.mjs'
import { portSetting } from './ports.mjs'

const start = async () => {
  const port = portSetting('PORT', 4173)
  await ensureInstalled()
  await ensureBuilt('dist-demo')
  const server = await serveFrom(port, port + 20)
  console.log(`\nThe demo is open at ${server.url}`)
  for (const address of lanAddresses()) console.log(`On a phone in the same network: http://${address}:${server.port}`)
  console.log('Stop it with Ctrl+C.')
}

const serveFrom = async (port, last) => {
  try {
    return await serve({ root: 'dist-demo', port })
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
