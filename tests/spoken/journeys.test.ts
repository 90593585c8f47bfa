import { afterAll, beforeEach, describe, test, vi } from 'vitest'
import { itIs } from '../support/clinicClock'
import { bookAndPay } from './bookAndPay'
import { cancel } from './cancel'
import { chat } from './chat'
import { checkIn } from './checkIn'
import { consultation } from './consultation'
import { questionnaire } from './questionnaire'
import { report } from './report'
import { signIn } from './signIn'
import { startTranscript, type Transcript } from './transcript'

// The test server rejects jsdom’s File; Node’s File is sent as in a browser.
await vi.hoisted(async () => {
  const { Blob, File } = await import('node:buffer')
  const FormData = (await new Response(new URLSearchParams()).formData()).constructor
  for (const [name, value] of Object.entries({ Blob, File, FormData })) vi.stubGlobal(name, value)
})
afterAll(() => vi.unstubAllGlobals())
vi.mock('@/lib/fileToDataUrl', () => ({ fileToDataUrl: () => Promise.resolve('data:image/jpeg;base64,') }))
// Drawing needs a browser.
vi.mock('@/gateways/pictures/offMainThread', () => ({
  drawInThread: () => Promise.resolve({ jpeg: new Blob(['drawn'], { type: 'image/jpeg' }), isBlurred: false }),
}))
vi.mock('@/lib/saveFile', () => ({ saveFile: () => Promise.resolve() }))

/** Each main journey with the title of its transcript. */
const JOURNEYS: Record<string, { title: string; play: (transcript: Transcript) => Promise<void> }> = {
  signIn: { title: 'Sign in', play: signIn },
  bookAndPay: { title: 'Book and pay', play: bookAndPay },
  cancel: { title: 'Cancel', play: cancel },
  questionnaire: { title: 'Questionnaire', play: questionnaire },
  report: { title: 'Report with PDF', play: report },
  consultation: { title: 'Consultation with a picture', play: consultation },
  chat: { title: 'Chat', play: chat },
  checkIn: { title: 'Check-in', play: checkIn },
}

beforeEach(() => itIs('2026-11-25 10:00:00'))

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  test.each(Object.entries(JOURNEYS))(
    '[A522] the journey %s is spoken as its transcript says',
    async (name, journey) => {
      const transcript = await startTranscript(language)
      await journey.play(transcript)
      await transcript.compare(name, journey.title)
    },
  )
})
