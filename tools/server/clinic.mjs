import { ensureInstalled } from '../scripts/ensureInstalled.mjs'
import { portSetting, setting, whyNotListening } from '../scripts/ports.mjs'

const start = async () => {
  await ensureInstalled()
  const { importSource } = await import('../scripts/importSource.mjs')
  const { forAnyPage, openClinicServer, newClinic } = await importSource('tools/server/clinicServer.ts')
  const clinic = newClinic(({ phone, code }) => console.log(`Code for ${phone}: ${code}`))
  const port = portSetting('CLINIC_PORT', 4390)
  const host = setting('CLINIC_HOST') ?? '127.0.0.1'
  await openClinicServer(clinic, { port, host, headers: forAnyPage })
  const shown = ['127.0.0.1', '0.0.0.0'].includes(host) ? 'localhost' : host
  console.log(`The demo clinic answers below http://${shown}:${port}/api. What it is told is gone when it stops.`)
  console.log('Stop it with Ctrl+C.')
}

start().catch((error) => {
  console.error(whyNotListening(error, 'CLINIC_PORT', 'CLINIC_HOST'))
  process.exit(1)
})
