import { beforeEach, describe, test } from 'vitest'
import { itIs } from '../routes/booking/support'
import { signIn } from './signIn'
import { startTranscript, type Transcript } from './transcript'

/** Each main journey with the title of its transcript. */
const JOURNEYS: Record<string, { title: string; play: (transcript: Transcript) => Promise<void> }> = {
  signIn: { title: 'Sign in', play: signIn },
}

beforeEach(() => itIs('2026-11-25 10:00:00'))

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  test.each(Object.entries(JOURNEYS))('the journey %s is spoken as its transcript says', async (name, journey) => {
    const transcript = await startTranscript(language)
    await journey.play(transcript)
    await transcript.compare(name, journey.title)
  })
})
