import { vi } from 'vitest'

type Fields = Record<string, unknown>
type Handler = (event: unknown) => unknown

/**
 * The platform as its documentation describes it: events come late, early, twice or never, and undocumented fields are
 * missing. A test can replace any answer.
 */
export const unexpectedTim = () => {
  const handlers = new Map<string, Set<Handler>>()
  const said: Fields[] = []
  let made = 0
  const emit = (name: string, data?: unknown) => {
    handlers.get(name)?.forEach((handler) => void handler({ name, data }))
  }
  const message = (type: string) =>
    vi.fn((about: Fields): Fields => ({
      ...about,
      ID: `made ${String(++made)}`,
      type,
      conversationID: `GROUP${String(about['to'])}`,
      flow: 'out',
      from: 'patient-1',
      status: 'unSend',
    }))
  const take = (sent: Fields): Fields => {
    const taken = { ...sent, status: 'success', sequence: said.length + 1, time: 1_795_000_000 + said.length }
    said.push(taken)
    return taken
  }
  const sdk = {
    on: (name: string, handler: Handler) => {
      if (typeof name !== 'string') throw new TypeError('an event without a name')
      handlers.set(name, (handlers.get(name) ?? new Set()).add(handler))
    },
    off: (name: string, handler: Handler) => void handlers.get(name)?.delete(handler),
    setLogLevel: vi.fn(),
    registerPlugin: vi.fn(),
    login: vi.fn((_account: unknown): unknown => Promise.resolve({ data: {} })),
    logout: vi.fn((): unknown => Promise.resolve()),
    destroy: vi.fn((): unknown => Promise.resolve()),
    createTextMessage: message('TIMTextElem'),
    createImageMessage: message('TIMImageElem'),
    createAudioMessage: message('TIMSoundElem'),
    createCustomMessage: message('TIMCustomElem'),
    sendMessage: vi.fn((sent: Fields): unknown => Promise.resolve({ code: 0, data: { message: take(sent) } })),
    resendMessage: vi.fn((sent: Fields): unknown => Promise.resolve({ code: 0, data: { message: take(sent) } })),
    getMessageList: vi.fn((_about: unknown): unknown =>
      Promise.resolve({ code: 0, data: { messageList: [...said], nextReqMessageID: '', isCompleted: true } }),
    ),
    getGroupMemberList: vi.fn((_about: unknown): unknown => Promise.resolve({ data: { memberList: [] } })),
    getUserProfile: vi.fn((_about: unknown): unknown => Promise.resolve({ data: [] })),
  }
  return { sdk, emit, said, take }
}

/** A message from another sender. */
export const heardOf = (more: Fields): Fields => ({
  ID: 'heard',
  type: 'TIMTextElem',
  payload: { text: '您好' },
  conversationID: 'GROUPgroup-7',
  from: 'doctor-7',
  flow: 'in',
  time: 1_795_000_500,
  ...more,
})
