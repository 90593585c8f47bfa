import { literal } from 'valibot'
import { asApiError, neverLeftPhone, type ApiError } from '@/api/errors'
import { bindDoctor, fetchUnionId, isDoctorBound } from '@/api/auth/doctorBind'
import { tidyNumber, tidyPhone } from '@/domain/validation/typed'
import { reportFault } from '@/lib/reportFault'
import { readStored, writeStored } from '@/lib/storage'
import { createStore, registerUnsavedInput } from '@/stores/createStore'
import { forgetSubmission, send, submissionOf } from '@/stores/submit'
import { forgetCode } from './phone'
import { signInByProvider, clearRedirectMark, redirectForIdentity, type ProviderSignIn } from './provider'

type DoctorState = {
  /** `busy`: exchanging a code, or redirecting to the provider. */
  stage: 'idle' | 'busy' | 'form' | 'bound'
  providerId: string
  phone: string
  code: string
  failure: ApiError | undefined
}

export const useDoctor = createStore<DoctorState>(() => ({
  stage: 'idle',
  providerId: '',
  phone: '',
  code: '',
  failure: undefined,
}))

registerUnsavedInput(() => {
  const { phone, code } = useDoctor.getState()
  return phone + code !== ''
})

/** A414: stored mark that the account of this page's doctor is bound; never the token. */
const BOUND_KEY = 'doctor-bound'
const MARK = 'bound'

const DOCTOR: ProviderSignIn = {
  isSignedIn: () => readStored('session', BOUND_KEY, literal(MARK)) !== undefined,
  idOf: fetchUnionId,
  signIn: async (id) => {
    const isBound = await isDoctorBound(id)
    if (isBound) markBound()
    return isBound
  },
}

export const openDoctorBinding = async (address: URL): Promise<void> => {
  if (useDoctor.getState().stage !== 'idle') return
  if (DOCTOR.isSignedIn()) return showBound()
  useDoctor.setState({ stage: 'busy' })
  const end = await signInByProvider(DOCTOR, address, 'showForm', backAtDoctorBinding)
  switch (end.kind) {
    case 'redirected':
      return
    case 'signedIn':
      return showBound()
    case 'formNeeded':
      useDoctor.setState({ stage: 'form', providerId: end.id, failure: end.failure })
  }
}

/** Redirects to the provider for the union id; only a tap may do that (A56). */
export const requestUnionId = (address: URL): void => {
  forgetFailures()
  useDoctor.setState({ stage: 'busy' })
  redirectForIdentity(address, backAtDoctorBinding)
}

export const backAtDoctorBinding = (): void => {
  if (useDoctor.getState().stage !== 'busy') return
  clearRedirectMark()
  useDoctor.setState({ stage: 'form' })
}

const BIND = 'doctor binding'
export const bindingSubmission = submissionOf(BIND)

export const typeDoctorPhone = (text: string): void => take({ phone: tidyPhone(text) })
export const typeDoctorCode = (text: string): void => take({ code: tidyNumber(text) })

export const bindTypedDoctor = async (): Promise<void> => {
  const { providerId, phone, code } = useDoctor.getState()
  forgetFailures()
  const body = { providerId, phone, code }
  // A lost answer may have bound the account. The next attempt is then refused, because its code is used up.
  const sent = await send({ name: BIND, body }, () => bindDoctor(body).catch(orIsBound(providerId)))
  if (sent.kind !== 'sent') return
  markBound()
  showBound()
}

const orIsBound =
  (providerId: string) =>
  async (failure: unknown): Promise<void> => {
    const mayBeBound = providerId !== '' && !neverLeftPhone(asApiError(failure))
    if (!mayBeBound || (await isDoctorBound(providerId).catch(reportFault)) !== true) throw failure
  }

const take = (typed: { phone: string } | { code: string }): void => {
  useDoctor.setState(typed)
  forgetFailures()
}

export const forgetFailures = (): void => {
  useDoctor.setState({ failure: undefined })
  forgetCode()
  forgetSubmission(BIND)
}

const markBound = (): void => void writeStored('session', BOUND_KEY, MARK)

const showBound = (): void => useDoctor.setState({ stage: 'bound', phone: '', code: '' })
