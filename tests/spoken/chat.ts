import { expect, onTestFinished, vi } from 'vitest'
import { connectIm } from '@/gateways/im/port'
import { demoPlatform } from '@/mocks/chat/gateway'
import { giveConsent } from '@/stores/auth/consent'
import { fakeLayout } from '../routes/chat/fakeLayout'
import { clinic, renderApp } from '../routes/support'
import { button, dialog, field, link, text } from './controls'
import { PHONE, type Transcript } from './transcript'

// The first platform that is connected stays, so this is the demo’s in place of the real one.
connectIm(() => Promise.resolve(demoPlatform(clinic).open))

/** A consultation is opened, asked in, ended, and followed up. */
export const chat = async ({ words, language, open, press, type, read }: Transcript) => {
  const { chat: talk, consultations } = words
  const own = (message: string) => () => {
    expect([...document.querySelectorAll('li[data-key]')].at(-1)).toHaveTextContent(message)
    expect(document.querySelector(`[aria-label="${talk.message.sending}"]`)).toBeNull()
  }
  const write = async (message: string, outcome: () => unknown) => {
    await type(field(talk.box.label), message)
    await press(button(talk.box.send), outcome)
  }
  fakeLayout()
  // What is rendered of the list depends on how it was scrolled, so the page has room for all of it.
  vi.stubGlobal('innerHeight', 9000)
  onTestFinished(() => void vi.unstubAllGlobals())
  // On a slow line the rule is said before the exact time, which is a part of its own.
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
    expect(document.body).not.toHaveTextContent(talk.connection.connecting)
  })
  await read()
  await write('1 2 3', own('1 2 3'))
  await press(button(talk.ending.action), dialog)
  await read()
  await press(button(talk.ending.yes), text(talk.states.left.replace('{{count}}', '2')))
  await write('4 5 6', text(talk.states.left.replace('{{count}}', '1')))
  await write('7 8 9', () => {
    text(talk.states.over)()
    // The list scrolls to its end before it is read.
    expect([...document.querySelectorAll('li[data-key]')].at(-1)).toHaveTextContent('7 8 9')
  })
  await read()
}
