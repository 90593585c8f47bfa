import { fetchIm, type ImAccount, type ImClient, type KickReason } from '@/gateways/im/port'
import { monotonic, wait } from '@/lib/time/clock'
import { dataOf } from '@/lib/remote'
import { sessionGuard } from '@/lib/sessionScope'
import { reportFault } from '@/lib/reportFault'
import { useConsent, consentAt } from '@/stores/auth/consent'
import { createStore } from '@/stores/createStore'
import { clearPlatformKeys } from '@/stores/platformStorage'
import { useChatOwner } from './chat'

/** Whether the customer consents to the use of health data; without that the platform is not contacted (A448). */
export const isChatAllowed = (): boolean => {
  const userId = dataOf(useChatOwner.getState().owner)
  return userId !== undefined && consentAt(useConsent.getState(), userId) !== undefined
}

/** The platform disconnects clients that sign in too often (RE1). */
const BETWEEN_LOGINS_MS = 15_000

export type ImSession = {
  client: ImClient
  userId: string
  signedIn: Promise<void>
  /**
   * Returns why the platform has disconnected this client, if it has, and stops the session's own listener: the caller
   * listens from then on.
   */
  takeKick: () => KickReason | undefined
}

type ImSessionState = {
  session: ImSession | undefined
  loginAt: number | undefined
  users: number
}

/** One client for one account at a time, whatever consultation is shown. */
export const useImSession = createStore<ImSessionState>(() => ({ session: undefined, loginAt: undefined, users: 0 }))

// Leave a replaced session: its consultation is closed or the user has signed out.
useImSession.subscribe(({ session }, before) => {
  // The package stores its keys once more when its sign-out is answered.
  if (before.session !== undefined && before.session !== session)
    void before.session.client.leave().then(clearPlatformKeys)
})

// A448: the consent was withdrawn, here or in another tab.
useConsent.subscribe(() => {
  if (!isChatAllowed()) closeImSession()
})

/** Returns the session of this account, an existing or a new one; undefined when no caller waits any more. */
export const openImSession = async (
  ensureAccount: () => Promise<ImAccount>,
  isOn: () => boolean,
): Promise<ImSession | undefined> => {
  const isSession = sessionGuard()
  const [open, account] = await Promise.all([fetchIm(), ensureAccount()])
  if (sessionOf(account) === undefined) await waitForLoginSlot()
  if (!isOn() || !isSession() || !isChatAllowed()) return undefined
  const existing = sessionOf(account)
  if (existing !== undefined) return existing
  const client = open(account.sdkAppId)
  let reason: KickReason | undefined
  const stop = client.listen((event) => {
    if (event.kind === 'kickedOut') reason = event.reason
  })
  // Listeners are attached before the sign-in starts.
  const signedIn = Promise.resolve().then(() => client.login(account))
  signedIn.catch(reportFault)
  const takeKick = () => {
    stop()
    return reason
  }
  const session = { client, userId: account.userId, signedIn, takeKick }
  useImSession.setState({ session, loginAt: monotonic() })
  return session
}

export const closeImSession = (): void => useImSession.setState({ session: undefined })

/** Keeps the session open; the returned function releases it. */
export const acquireImSession = (): (() => void) => {
  const isSession = sessionGuard()
  useImSession.setState(({ users }) => ({ users: users + 1 }))
  return () => {
    if (!isSession()) return
    useImSession.setState(({ users }) => ({ users: users - 1 }))
    void closeUnused(isSession)
  }
}

// A user who comes back before another sign-in is allowed finds the same session.
const closeUnused = async (isSession: () => boolean): Promise<void> => {
  await waitForLoginSlot()
  if (isSession() && useImSession.getState().users === 0) closeImSession()
}

const sessionOf = ({ userId }: ImAccount): ImSession | undefined => {
  const { session } = useImSession.getState()
  return session?.userId === userId ? session : undefined
}

const waitForLoginSlot = async (): Promise<void> => {
  const { loginAt } = useImSession.getState()
  const left = loginAt === undefined ? 0 : loginAt + BETWEEN_LOGINS_MS - monotonic()
  if (left > 0) await wait(left)
}
