import type { ChatSDK } from 'tim-js-sdk'
import { notSignedIn, type ImError } from '@/domain/chat/imErrors'
import { wait } from '@/lib/time/clock'
import { dataOf, imErrorOf } from './timAnswers'
import { net } from './timNet'
import { openSdk } from './timSdk'
import type { ImAccount } from './port'

const SIGN_OUT_MS = 16_000
/** The link is closed earlier, whether the sign-out is answered or not (A448). */
const LINK_MS = 1800
/** After the sign-out the client is destroyed within this time. */
const LET_GO_MS = 1000

/** The package has one client per application, so the next session waits until the last one has left. */
let lastLeft: Promise<unknown> = Promise.resolve()

/**
 * A session from sign-in to leaving. `prepare` receives the client before the sign-in; its result is called at the
 * end.
 */
export const openSession = (sdkAppId: number, prepare: (sdk: ChatSDK) => () => void) => {
  let sdk: ChatSDK | undefined
  let cleanUp: () => void = () => undefined
  let login: { account: ImAccount; done: Promise<boolean> } | undefined
  let leaving: Promise<void> | undefined
  let giveUp: (failure: ImError) => void = () => undefined
  const over = new Promise<never>((_, reject) => (giveUp = reject))
  over.catch(() => undefined)

  /** Calls the platform and converts every kind of failure; rejects after leaving. */
  const ask = async (question: (sdk: ChatSDK) => unknown): Promise<unknown> => {
    if (sdk === undefined || leaving !== undefined) throw notSignedIn()
    const current = sdk
    try {
      return await Promise.race([Promise.resolve().then(() => question(current)), over])
    } catch (failure) {
      throw imErrorOf(failure)
    }
  }

  const enter = () => {
    try {
      net.open()
      const opened = openSdk(sdkAppId)
      cleanUp = prepare(opened)
      sdk = opened
    } catch (failure) {
      throw imErrorOf(failure)
    }
  }

  const signIn = async ({ userId, signature }: ImAccount): Promise<boolean> => {
    await Promise.race([lastLeft, over])
    if (leaving !== undefined) throw notSignedIn()
    if (sdk === undefined) enter()
    const answer = await ask((opened) => opened.login({ userID: userId, userSig: signature }))
    return dataOf(answer)['repeatLogin'] === true
  }

  const end = async (): Promise<void> => {
    giveUp(notSignedIn())
    cleanUp()
    const left = sdk
    if (left === undefined) return
    // The sign-out fails without a session or network; the client is released anyway.
    const within = (ms: number, request: () => unknown) =>
      Promise.race([Promise.resolve().then(request), wait(ms)]).catch(() => undefined)
    net.shutRequests()
    const cut = setTimeout(net.shutSockets, LINK_MS)
    await within(SIGN_OUT_MS, () => left.logout())
    await within(LET_GO_MS, () => left.destroy())
    clearTimeout(cut)
    net.shutSockets()
  }

  return {
    ask,
    /**
     * Signs in; calls during a sign-in share it. Returns whether the account was signed in already, because then no
     * ready event follows.
     */
    login: (account: ImAccount): Promise<boolean> => {
      if (leaving !== undefined) return Promise.reject(notSignedIn())
      if (login !== undefined && isSame(login.account, account)) return login.done
      const before = login?.done.catch(() => undefined)
      const done = Promise.resolve(before)
        .then(() => signIn(account))
        .finally(() => {
          if (login?.done === done) login = undefined
        })
      login = { account, done }
      return done
    },
    leave: (): Promise<void> => {
      leaving ??= end()
      lastLeft = Promise.all([lastLeft, leaving])
      return leaving
    },
  }
}

const isSame = (a: ImAccount, b: ImAccount): boolean => a.userId === b.userId && a.signature === b.signature
