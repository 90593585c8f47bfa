import { readFileSync } from 'node:fs'
import util from 'node:util'
import { ensureInstalled } from './ensureInstalled.mjs'
import { addressIn } from '../server/proxy.mjs'

const USAGE =
  'npm run contract:check -- --server https://host/api [--token T] [--origin https://app], or -- --har file'

const HELP = `${USAGE}

--server  the address of the calls of a server; without a path, its /api
--token   the token of a test account; without it only open calls are asked
--origin  the origin of the app, where the server has another one
--har     a session that a browser has recorded, in place of a server

docs/server.md describes the check under “Connecting a server”.`

const check = async () => {
  const { values } = util.parseArgs({
    options: {
      server: { type: 'string' },
      token: { type: 'string' },
      origin: { type: 'string' },
      har: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help === true) return console.log(HELP)
  if ((values.server === undefined) === (values.har === undefined)) throw new Error('Name a server or a recording.')
  const ofServer = ['token', 'origin'].find((name) => values[name] !== undefined)
  if (values.har !== undefined && ofServer !== undefined) throw new Error(`--${ofServer} needs --server.`)
  const origin = values.origin === undefined ? undefined : addressIn('--origin', values.origin).origin
  await ensureInstalled()
  const { importSource } = await import('./importSource.mjs')
  const { checkServer } = await importSource('tools/contract/check.ts')
  const { countsText, reasonsToFail } = await importSource('tools/contract/reasons.ts')
  const { checkRecording } = await importSource('tools/contract/recording.ts')
  const { reportText } = await importSource('src/inspector/collect.ts')
  const found =
    values.har === undefined
      ? await checkServer({ server: addressOf(values.server), token: values.token })
      : checkRecording(readFileSync(values.har, 'utf8'))
  console.log(reportText(found))
  if (found.notAsked.length > 0)
    console.log(['Not compared', ...found.notAsked.map((line) => `- ${line}`), ''].join('\n'))
  if (values.server !== undefined && values.token === undefined)
    console.log('Without --token only calls are compared that need none, with ids that such calls answer.')
  for (const note of found.notes) console.log(note)
  console.log(countsText(found))
  const reasons = reasonsToFail(found)
  if (origin !== undefined) {
    const { reasonsOfOrigin } = await importSource('tools/contract/origin.ts')
    reasons.push(...(await reasonsOfOrigin(addressOf(values.server), origin)))
  }
  console.log(reasons.length === 0 ? 'The check passes.' : `The check fails. ${reasons.join(' ')}`)
  process.exit(reasons.length === 0 ? 0 : 1)
}

const addressOf = (text) => {
  const { origin, pathname } = addressIn('--server', text)
  return `${origin}${pathname === '/' ? '/api' : pathname}`
}

check().catch((error) => {
  console.error(`${error.message}\n${USAGE}`)
  process.exit(2)
})
