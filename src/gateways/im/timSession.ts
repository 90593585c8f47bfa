import type { ChatSDK } from 'tim-js-sdk'
import { ImError } from '@/domain/chat/imErrors'
import { wait } from '@/lib/clock'
import { dataOf, imErrorOf } from './timAnswers'
import { net } from './timNet'
import { openSdk } from './timSdk'
import type { ImAccount } from './port'

/** The platform gives up a request after 15 seconds; whoever waits for its end waits no longer. */
const SIGN_OUT_MS = 16_000
/** The link itself ends sooner, whether the sign-out is answered or not (A448). */
const LINK_MS = 1800
/** Whoever is signed out is let go without a question. */
const LET_GO_MS = 1000

/** There is one client of the platform for an application: whoever comes waits until who was there has left. */
let lastLeft: Promise<unknown> = Promise.resolve()

const notSignedIn = () => new ImError(2024, '')

/**
 * A stay on the platform, from signing in to leaving. `prepare` is given its client before that signs in; what
 * it answers is called when it is over.
 */
export const openSession = (sdkAppId: number, prepare: (sdk: ChatSDK) => () => void) => {
  let sdk: ChatSDK | undefined
  let cleanUp: () => void = () => undefined
  let login: { account: ImAccount; done: Promise<boolean> } | undefined
  let leaving: Promise<void> | undefined
  let giveUp: (failure: ImError) => void = () => undefined
  const over = new Promise<never>((_, reject) => (giveUp = reject))
  // Mostly nobody waits for it.
  over.catch(() => undefined)

  /** Asks the platform, however it fails: at once, late, or with something that is no error. Of no use once left. */
  const ask = async (question: (sdk: ChatSDK) => unknown): Promise<unknown> => {
    if (sdk === undefined || leaving !== undefined) throw notSignedIn()
    const asked = sdk
    try {
      return await Promise.race([Promise.resolve().then(() => question(asked)), over])
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
    // Whoever is not signed in, or has no network, refuses to sign out, and is let go all the same.
    const within = (ms: number, farewell: () => unknown) =>
      Promise.race([Promise.resolve().then(farewell), wait(ms)]).catch(() => undefined)
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
     * Signs in; while that is under way, whoever asks again waits for the same. Answers whether one was signed in
     * already: the platform does not say once more that it is ready.
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
