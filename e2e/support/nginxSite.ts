import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onSms, openClinic } from '@/mocks/clinic'
import { payOrder } from '@/mocks/payment/cashier'
import { seed } from '@/mocks/seeds/seed'
import { memoryStore } from '@/mocks/store'
import { openClinicServer } from '../../tools/server/clinicServer'
import { startNginx } from './nginx'
import { tokenFor } from './signedIn'

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

export type Site = {
  url: string
  codeFor: (phone: string) => string | undefined
  tokenFor: (phone: string) => string
  /** What the messaging app's cashier does; false when there is nothing to pay. */
  pay: (orderId: string) => boolean
  close: () => Promise<void>
}

type SiteOptions = {
  apiHeaders?: Readonly<Record<string, string>>
  /** The host of the documents; by default the clinic serves them. */
  documents?: string
  /** Gets the body of each answer of the clinic. */
  onAnswer?: (body: string) => void
}

/** A production site: a build behind nginx, and a clinic behind /api. */
export const openSite = async (root = DIST, { apiHeaders, documents, onAnswer }: SiteOptions = {}): Promise<Site> => {
  if (!existsSync(join(root, 'index.html')))
    throw new Error(`${join(root, 'index.html')} is missing: run npm run build first.`)
  const clinic = openClinic({ seed, store: memoryStore() })
  const codes = new Map<string, string>()
  onSms(clinic, ({ phone, code }) => codes.set(phone, code))
  const door = await openClinicServer(clinic, { headers: apiHeaders ?? {}, onAnswer })
  try {
    const ofClinic = `http://127.0.0.1:${door.port}/pdfProxy`
    const nginx = await startNginx({ root, apiPort: door.port, documents: documents ?? ofClinic })
    return {
      url: nginx.url,
      codeFor: (phone) => codes.get(phone),
      tokenFor: (phone) => tokenFor(clinic, phone),
      pay: (orderId) => payOrder(clinic, orderId, { settleAfterMs: 0 }),
      close: async () => void (await Promise.all([nginx.close(), door.close()])),
    }
  } catch (error) {
    await door.close()
    throw error
  }
}
