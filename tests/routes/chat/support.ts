import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach } from 'vitest'
import { ImError } from '@/domain/chat/imErrors'
import type { ChatMessage, MessageBody, OutgoingBody } from '@/domain/chat/message'
import type { Language } from '@/lib/language'
import {
  connectIm,
  type HistoryPage,
  type ImAccount,
  type ImClient,
  type ImEvent,
  type ImPerson,
} from '@/gateways/im/port'
import { CHAT_INFO } from '../../support/fixtures/chatInfo'
import { answer } from '../../support/answers'
import { giveConsent } from '@/stores/auth/consent'
import { token } from '@/stores/auth/session'
import { PHONE, renderApp, signInAgain } from '../../support/app'

export const OWN = 'patient-1'
export const DOCTOR = 'doctor-7'
export const GROUP = 'group-7'

/** The current time by the platform’s clock, in seconds. */
export const nowSeconds = (): number => Date.now() / 1000

let counted = 0

/** A message as the platform delivers it. */
export const said = (body: MessageBody | string, more: Partial<ChatMessage> = {}): ChatMessage => {
  const sequence = ++counted
  return {
    id: `m${sequence}`,
    localId: undefined,
    sequence,
    time: nowSeconds() - 1000 + sequence,
    from: more.flow === 'out' ? OWN : DOCTOR,
    flow: 'in',
    state: 'sent',
    isRevoked: false,
    isPeerRead: false,
    edition: 0,
    body: typeof body === 'string' ? { kind: 'text', text: body } : body,
    ...more,
  }
}

const echoOf = (localId: string, body: OutgoingBody): ChatMessage =>
  said(
    body.kind === 'text' || body.kind === 'custom'
      ? body
      : body.kind === 'image'
        ? { kind: 'image', url: 'https://files.demo.example/sent.jpg', previewUrl: '', size: undefined }
        : { kind: 'sound', url: 'https://files.demo.example/sent.mp4', seconds: body.seconds },
    { localId, flow: 'out', time: nowSeconds() },
  )

/** A fake platform: it emits events on request and records the calls. */
const platform = () => {
  const listeners = new Set<(event: ImEvent) => void>()
  const calls: string[] = []
  const fake = {
    calls,
    listeners,
    isReady: true,
    /** Loads the package. */
    load: (): Promise<void> => Promise.resolve(),
    login: (_account: ImAccount): Promise<void> => Promise.resolve(),
    pages: [{ messages: [], before: undefined, isCompleted: true }] as HistoryPage[],
    fetchHistory: (_group: string, before?: string): Promise<HistoryPage> =>
      Promise.resolve(fake.pages[Number(before ?? 0)] ?? { messages: [], before: undefined, isCompleted: true }),
    send: (_group: string, localId: string, body: OutgoingBody): Promise<ChatMessage> =>
      Promise.resolve(echoOf(localId, body)),
    recall: (_id: string): Promise<void> => Promise.resolve(),
    join: () => Promise.resolve(),
    members: (_offset: number): Promise<ImPerson[]> => Promise.resolve([]),
    ImError,
    answerJoinRequest: () => Promise.resolve(),
    joinAnswers: [] as boolean[],
    profiles: (_userIds: readonly string[]): Promise<ImPerson[]> => Promise.resolve([]),
    blacklist: [] as string[],
    /** Emits an event. */
    tell: (event: ImEvent) => act(() => listeners.forEach((listener) => listener(event))),
    says: (...messages: ChatMessage[]) => fake.tell({ kind: 'messages', group: GROUP, messages }),
  }
  return fake
}

export let im = platform()

const recorded =
  <A extends unknown[], R>(name: string, does: (...args: A) => R) =>
  (...args: A): R => {
    im.calls.push([name, ...args.filter((one) => typeof one === 'string')].join(' '))
    return does(...args)
  }

const clientOf = (fake: ReturnType<typeof platform>): ImClient => ({
  listen: (listener) => {
    fake.listeners.add(listener)
    return () => fake.listeners.delete(listener)
  },
  login: recorded('login', (account: ImAccount) => fake.login(account)),
  isReady: () => fake.isReady,
  fetchHistory: recorded('history', (group: string, before?: string) => fake.fetchHistory(group, before)),
  send: recorded('send', (group: string, localId: string, body: OutgoingBody) => fake.send(group, localId, body)),
  recall: recorded('recall', (id: string) => fake.recall(id)),
  markRead: recorded('read', () => Promise.resolve()),
  join: recorded('join', (_group: string) => fake.join()),
  answerJoinRequest: recorded('answerJoin', (_id: string, accepted: boolean) => {
    fake.joinAnswers.push(accepted)
    return fake.answerJoinRequest()
  }),
  fetchMembers: recorded('members', (_group: string, offset: number) => fake.members(offset)),
  fetchProfiles: recorded('profiles', (userIds: readonly string[]) => fake.profiles(userIds)),
  fetchBlacklist: recorded('blacklist', () => Promise.resolve(fake.blacklist)),
  leave: recorded('leave', () => Promise.resolve()),
})

connectIm(async () => {
  await im.load()
  return () => clientOf(im)
})
afterEach(() => {
  im = platform()
})

/** The consultation as the server returns it. */
export const INFO = { ...CHAT_INFO, groupId: GROUP, userID: OWN, doctorTlsId: DOCTOR }

/** Opens consultation 7 with this state; the customer has given consent to health data. */
export const openChat = async (
  info: Partial<Record<keyof typeof INFO, unknown>> = {},
  language: Language = 'zh',
  archive: { list: unknown[] | undefined } = { list: [] },
  agreed = true,
  type = '1',
) => {
  if (archive.list !== undefined)
    answer('/consultation/queryConsultationImMsgById', () => ({ list: archive.list, total: archive.list?.length }))
  const asks = answer('/consultation/getConsultationIMInfo', () => ({ ...INFO, ...info }))
  if (agreed) giveConsent('1001')
  const opened = await renderApp(`/chat/7?type=${type}`, { signedInAs: PHONE, language })
  await screen.findByRole('heading', { level: 1 })
  return { ...opened, asks }
}

/** Opens consultation 7 once more in the app that `openChat` opened, after a sign-in where the session has ended. */
export const openAgain = async (router: Awaited<ReturnType<typeof openChat>>['router']) => {
  if (token() === undefined) signInAgain()
  giveConsent('1001')
  await act(() => router.navigate('/chat/7?type=1'))
  await isLive()
}

/** How often this method was called. */
export const count = (name: string): number => im.calls.filter((call) => call.startsWith(name)).length

/** The text of each rendered row. */
export const rows = (): (string | null)[] =>
  [...document.querySelectorAll('li[data-key]')].map((row) => row.textContent)

export const isLive = () => waitFor(() => screen.getByText(/^(已经没有更多的历史消息了哦|还没有消息。)$/))

export const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '消息内容' })

/** Types a message and sends it. */
export const write = (text: string) => {
  fireEvent.change(box(), { target: { value: text } })
  fireEvent.keyDown(box(), { key: 'Enter' })
}
