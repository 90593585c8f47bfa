import { expect, onTestFinished, vi } from 'vitest'
import { connectIm } from '@/gateways/im/port'
import { demoPlatform } from '@/mocks/chat/gateway'
import { giveConsent } from '@/stores/auth/consent'
import { fakeLayout } from '../routes/chat/fakeLayout'
import { clinic, renderApp } from '../support/app'
import { button, dialog, field, link, text } from './controls'
import { PHONE, type Transcript } from './transcript'

// Only the first platform that is connected counts, so connect the demo’s before the app connects the real one.
connectIm(() => Promise.resolve(demoPlatform(clinic).open))

/** Opens a consultation, asks a question, ends it, and asks the follow-up questions. */
export const chat = async ({ words, language, open, press, type, read }: Transcript) => {
  const { chat: chatWords, consultations } = words
  const own = (message: string) => () => {
    expect([...document.querySelectorAll('li[data-key]')].at(-1)).toHaveTextContent(message)
    expect(document.querySelector(`[aria-label="${chatWords.message.sending}"]`)).toBeNull()
  }
  const write = async (message: string, outcome: () => unknown) => {
    await type(field(chatWords.box.label), message)
    await press(button(chatWords.box.send), outcome)
  }
  fakeLayout()
  // The list renders the visible messages only, so the page is high enough for all of them.
  vi.stubGlobal('innerHeight', 9000)
  onTestFinished(() => void vi.unstubAllGlobals())
  // The exact time is in a lazy part. Without it a reader would first speak the general rule.
  await import('@/routes/chat/lazy/UntilPart')
  giveConsent('1001')
  await open(
    'Open my consultations',
    () => renderApp('/consult/my', { language, signedInAs: PHONE }),
    () => link(new RegExp(consultations.statuses.inConsultation)),
  )
  await read()
  await press(link(new RegExp(consultations.statuses.inConsultation)), () => {
    expect(document.querySelector('li[data-key]')).not.toBeNull()
    expect(document.body).not.toHaveTextContent(chatWords.connection.connecting)
  })
  await read()
  await write('1 2 3', own('1 2 3'))
  await press(button(chatWords.ending.action), dialog)
  await read()
  await press(button(chatWords.ending.yes), text(chatWords.states.left.replace('{{count}}', '2')))
  await write('4 5 6', text(chatWords.states.left.replace('{{count}}', '1')))
  await write('7 8 9', () => {
    text(chatWords.states.over)()
    // The list scrolls to its end before it is read.
    expect([...document.querySelectorAll('li[data-key]')].at(-1)).toHaveTextContent('7 8 9')
  })
  await read()
}
