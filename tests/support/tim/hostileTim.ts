import { vi } from 'vitest'

type Handler = (event: unknown) => void

/** The platform's package as an attacker would write it: a test sets every answer. */
export const hostileTim = () => {
  const handlers = new Map<string, Handler[]>()
  const on = vi.fn((name: string, handler: Handler) => {
    handlers.set(name, [...(handlers.get(name) ?? []), handler])
  })
  const off = vi.fn((name: string, handler: Handler) => {
    handlers.set(
      name,
      (handlers.get(name) ?? []).filter((known) => known !== handler),
    )
  })
  let made = 0
  const create = (type: string) =>
    vi.fn(
      (about: { to: string; payload: unknown; cloudCustomData: string; onProgress?: (share: unknown) => void }) => ({
        ...about,
        type,
        ID: `made-${String(++made)}`,
        conversationID: `GROUP${about.to}`,
        flow: 'out',
        status: 'unSend',
        from: 'me',
        time: 100,
      }),
    )
  const sdk = {
    on,
    off,
    setLogLevel: vi.fn(),
    registerPlugin: vi.fn(),
    login: vi.fn((): unknown => Promise.resolve({ data: {} })),
    logout: vi.fn((): unknown => Promise.resolve()),
    destroy: vi.fn((): unknown => Promise.resolve()),
    createTextMessage: create('TIMTextElem'),
    createImageMessage: create('TIMImageElem'),
    createAudioMessage: create('TIMSoundElem'),
    createCustomMessage: create('TIMCustomElem'),
    sendMessage: vi.fn((message: object): unknown =>
      Promise.resolve({ data: { message: { ...message, status: 'success', sequence: 9, time: 200 } } }),
    ),
    resendMessage: vi.fn((message: object): unknown =>
      Promise.resolve({ data: { message: { ...message, status: 'success', sequence: 9, time: 300 } } }),
    ),
    revokeMessage: vi.fn((_message: unknown): unknown => Promise.resolve({ data: {} })),
    getMessageList: vi.fn((_about: unknown): unknown => Promise.resolve({ data: {} })),
    setMessageRead: vi.fn((_about: unknown): unknown => Promise.resolve()),
    joinGroup: vi.fn((_about: unknown): unknown => Promise.resolve({ data: { status: 'JoinedSuccess' } })),
    handleGroupApplication: vi.fn((_about: unknown): unknown => Promise.resolve()),
    getGroupMemberList: vi.fn((_about: unknown): unknown => Promise.resolve({ data: {} })),
    getUserProfile: vi.fn((_about: unknown): unknown => Promise.resolve({ data: [] })),
    getBlacklist: vi.fn((): unknown => Promise.resolve({ data: [] })),
  }
  /** Emits an event. */
  const emit = (name: string, data?: unknown) =>
    (handlers.get(name) ?? []).forEach((handler) => handler({ name, data }))
  /** Number of listeners. */
  const count = () => [...handlers.values()].reduce((sum, all) => sum + all.length, 0)
  return { sdk, emit, count }
}
