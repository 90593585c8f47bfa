import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openClinic } from '../../src/mocks/clinic'
import { requestHandler } from '../../src/mocks/requestHandler'
import { seed } from '../../src/mocks/seeds/seed'
import { memoryStore } from '../../src/mocks/store'
import { serve } from '../server.mjs'
import { answerBy } from '../support/clinicServer'
import { tokenFor } from '../support/signedIn'
import { ACCOUNT } from '../support/signIn'

/** After so many milliseconds the server answers each call. */
export const ANSWER_AFTER_MS = 300

export type Sites = { floor: string; bare: string; app: string; token: string; close: () => Promise<void> }

/** Each build on a port of its own, one demo clinic behind all of them, and somebody signed in there. */
export const openSites = async (folder: string): Promise<Sites> => {
  const clinic = openClinic({ seed, store: memoryStore() })
  const ask = requestHandler(clinic)
  const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.url?.startsWith('/api/') !== true) return false
    await wait(ANSWER_AFTER_MS)
    // Who has closed the page takes no answer.
    await answerBy(ask, request, response).catch(() => response.destroy())
    return true
  }
  const open = (name: string) => serve({ root: join(folder, name), port: 0, host: '127.0.0.1', onRequest })
  const [floor, bare, app] = await Promise.all([open('floor'), open('bare'), open('app')])
  return {
    floor: floor.url,
    bare: bare.url,
    app: app.url,
    token: tokenFor(clinic, ACCOUNT),
    close: async () => void (await Promise.all([floor, bare, app].map((site) => site.close()))),
  }
}
