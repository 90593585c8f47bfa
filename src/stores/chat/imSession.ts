import { fetchIm, type ImAccount, type ImClient, type KickReason } from '@/gateways/im/port'
import { monotonic, wait } from '@/lib/clock'
import { sessionGuard, dataOf } from '@/lib/remote'
import { tellFault } from '@/lib/tellFault'
import { useConsent, CONSENT, consentAt } from '@/stores/auth/consent'
import { createStore } from '../createStore'
import { clearPlatformKeys } from '../userStoragePlatform'
import { useTalkOwner } from './chat'

/** Whether the customer lets health data be used: without that nothing of the platform is reached (A448). */
export const mayTalk = (): boolean => {
  const userId = dataOf(useTalkOwner.getState().owner)
  return userId !== undefined && consentAt(useConsent.getState(), userId) !== undefined
}

// Given or taken back on another page of this phone, it is read anew.
window.addEventListener('storage', ({ key }) => {
  if (key === null || key.endsWith(`:${CONSENT}`)) useConsent.setState({ at: new Map() })
})

/** The platform sends away whoever signs in again and again (RE1). */
const BETWEEN_LOGINS_MS = 15_000

/** The platform's client, signed in or on the way to it. */
export type ChatLink = {
  client: ImClient
  userId: string
  signedIn: Promise<void>
  /** Why it has sent us away by now, if so; whoever asks listens from then on. */
  sentAway: () => KickReason | undefined
}

type LinkState = {
  link: ChatLink | undefined
  /** When the last sign-in began. */
  loginAt: number | undefined
  /** How many need the link. */
  users: number
}

/** One client for one account at a time, whatever consultation is shown. */
export const useChatLink = createStore<LinkState>(() => ({ link: undefined, loginAt: undefined, users: 0 }))

// Whatever stands here no more is left for good: a consultation that is closed, a session that is over.
useChatLink.subscribe(({ link }, before) => {
  // The platform's package writes what it knows once more when its sign-out is answered.
  if (before.link !== undefined && before.link !== link) void before.link.client.leave().then(clearPlatformKeys)
})

// The consent was taken back, here or on another page (A448).
useConsent.subscribe(() => {
  if (!mayTalk()) closeLink()
})

/**
 * The platform signed in to as this account, by the link that is there or by a new one; undefined when nobody waits
 * for it any more.
 */
export const openLink = async (
  accountOf: () => Promise<ImAccount>,
  isOn: () => boolean,
): Promise<ChatLink | undefined> => {
  const isSession = sessionGuard()
  const [open, account] = await Promise.all([fetchIm(), accountOf()])
  if (liveSession(account) === undefined) await waitForLoginSlot()
  if (!isOn() || !isSession() || !mayTalk()) return undefined
  const there = liveSession(account)
  if (there !== undefined) return there
  const client = open(account.sdkAppId)
  let reason: KickReason | undefined
  // It may be told before the screen is there.
  const stop = client.listen((event) => {
    if (event.kind === 'kickedOut') reason = event.reason
  })
  // Whoever hears of the link listens before it signs in.
  const signedIn = Promise.resolve().then(() => client.login(account))
  // Nobody may be left to hear of its failure.
  signedIn.catch(tellFault)
  const sentAway = () => {
    stop()
    return reason
  }
  const link = { client, userId: account.userId, signedIn, sentAway }
  useChatLink.setState({ link, loginAt: monotonic() })
  return link
}

/** Leaves the platform for good. */
export const closeLink = (): void => useChatLink.setState({ link: undefined })

/** Tells that the link is needed; the answer, that it is not any more. */
export const acquireImSession = (): (() => void) => {
  const isSession = sessionGuard()
  useChatLink.setState(({ users }) => ({ users: users + 1 }))
  return () => {
    if (!isSession()) return
    useChatLink.setState(({ users }) => ({ users: users - 1 }))
    void closeUnused(isSession)
  }
}

// Whoever comes back before another sign-in is allowed finds the link as it was.
const closeUnused = async (isSession: () => boolean): Promise<void> => {
  await waitForLoginSlot()
  if (isSession() && useChatLink.getState().users === 0) closeLink()
}

const liveSession = ({ userId }: ImAccount): ChatLink | undefined => {
  const { link } = useChatLink.getState()
  return link?.userId === userId ? link : undefined
}

const waitForLoginSlot = async (): Promise<void> => {
  const { loginAt } = useChatLink.getState()
  const left = loginAt === undefined ? 0 : loginAt + BETWEEN_LOGINS_MS - monotonic()
  if (left > 0) await wait(left)
}
