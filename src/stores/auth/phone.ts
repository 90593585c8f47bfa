import { bindPhone, fetchToken, sendPhoneCode } from '@/api/auth/session'
import { asApiError, neverLeftPhone, type ApiError } from '@/api/errors'
import { reportFault } from '@/lib/reportFault'
import { phoneNow } from '@/lib/time/clock'
import { tidyNumber, tidyPhone } from '@/domain/validation/typed'
import { writeStored } from '@/lib/storage'
import { registerUnsavedInput } from '@/stores/createStore'
import { failureOf, forgetSubmission, send, submissionOf, useSubmissions } from '@/stores/submit'
import { CODE_SENT_KEY, cooldownSeconds, startSession, useSession } from './session'

const CODE = 'code for a phone'
const SIGN_IN = 'sign-in by phone'

const codeSubmission = submissionOf(CODE)
export const signInSubmission = submissionOf(SIGN_IN)

/** Whether the request for an SMS code is running. */
export const useIsCodeRequested = (): boolean => useSubmissions(codeSubmission).state === 'sending'

registerUnsavedInput(() => {
  const { phone, code } = useSession.getState()
  return phone + code !== ''
})

export const typePhone = (text: string): void => take({ phone: tidyPhone(text) })

export const typeSmsCode = (text: string): void => take({ code: tidyNumber(text) })

/**
 * Sends an SMS code unless one was sent within the cooldown, which starts when the server accepts (A61). Returns true
 * when a code was sent.
 */
export const requestCode = async (phone: string): Promise<boolean> => {
  if (cooldownSeconds() > 0) return false
  forgetFailure()
  const sent = await send({ name: CODE, body: phone }, async () => {
    await sendPhoneCode(phone)
    writeStored('local', CODE_SENT_KEY, phoneNow())
    useSession.setState({ codeSentTo: phone })
  })
  return sent.kind === 'sent'
}

export const signInByPhone = async (): Promise<boolean> => {
  const { phone, code, openId } = useSession.getState()
  forgetFailure()
  const body = { openId, phone, code }
  // A605: a lost answer may have bound the phone number, and its code is used up.
  const sent = await send({ name: SIGN_IN, body }, () => bindPhone(body).catch(orKnownToken(openId)))
  if (sent.kind !== 'sent') return false
  startSession(sent.data)
  useSession.setState({ phone: '', code: '' })
  return true
}

const orKnownToken =
  (openId: string) =>
  async (failure: unknown): Promise<string> => {
    const error = asApiError(failure)
    // RA12: `cancelled` says that another tab has signed in, whose session must stay.
    if (openId === '' || error.kind === 'cancelled' || neverLeftPhone(error)) throw failure
    const token = (await fetchToken(openId).catch(reportFault)) ?? ''
    if (token === '') throw failure
    return token
  }

type CodeFailure = { of: 'code' | 'codeUnconfirmed'; error: ApiError }
type Failure = CodeFailure | { of: 'provider' | 'signIn' | 'signInUnconfirmed'; error: ApiError }

/** Returns why the last code was not sent, or may not have been sent; undefined without a failure. */
export const codeFailure = (submissions: ReturnType<typeof useSubmissions.getState>): CodeFailure | undefined => {
  const submission = codeSubmission(submissions)
  const error = failureOf(submission)
  // A557: without an answer the code may have been sent.
  return error && { of: submission.state === 'unconfirmed' ? 'codeUnconfirmed' : 'code', error }
}

export const signInFailure = (
  { providerFailure }: Pick<ReturnType<typeof useSession.getState>, 'providerFailure'>,
  submissions: ReturnType<typeof useSubmissions.getState>,
): Failure | undefined => {
  if (providerFailure !== undefined) return { of: 'provider', error: providerFailure }
  const code = codeFailure(submissions)
  if (code !== undefined) return code
  const signIn = signInSubmission(submissions)
  const error = failureOf(signIn)
  return error && { of: signIn.state === 'unconfirmed' ? 'signInUnconfirmed' : 'signIn', error }
}

const take = (typed: { phone: string } | { code: string }): void => {
  useSession.setState(typed)
  forgetFailure()
}

const forgetFailure = (): void => {
  useSession.setState({ providerFailure: undefined })
  forgetCode()
  forgetSubmission(SIGN_IN)
}

export const forgetCode = (): void => forgetSubmission(CODE)
