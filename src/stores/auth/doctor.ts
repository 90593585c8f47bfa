import { literal } from 'valibot'
import type { ApiError } from '@/api/errors'
import { bindDoctor, fetchUnionId, isDoctorBound } from '@/api/auth/doctorBind'
import { tidyNumber, tidyPhone } from '@/domain/validation/typed'
import { readStored, writeStored } from '@/lib/storage'
import { forgetSending, send, submissionOf } from '@/stores/submit'
import { forgetCode } from './phone'
import { arriveAs, forgetLeaving, leaveToBeKnown, type Arriving } from './provider'
import { createStore } from '@/stores/createStore'

type DoctorState = {
  /** `busy`: a code is being exchanged, or the page is being left for the provider. */
  stage: 'idle' | 'busy' | 'form' | 'bound'
  /** '' when the provider told none. */
  providerId: string
  phone: string
  code: string
  /** Why the provider told nothing. */
  failure: ApiError | undefined
}

export const useDoctor = createStore<DoctorState>(() => ({
  stage: 'idle',
  providerId: '',
  phone: '',
  code: '',
  failure: undefined,
}))

/** That the account of this page's doctor is bound: a mark, never the token (A414). */
const BOUND_KEY = 'doctor-bound'
const MARK = 'bound'

const DOCTOR: Arriving = {
  isKnown: () => readStored('session', BOUND_KEY, literal(MARK)) !== undefined,
  idOf: fetchUnionId,
  arrive: async (id) => {
    const isBound = await isDoctorBound(id)
    if (isBound) markBound()
    return isBound
  },
}

/** Opens the page: bound already, by the provider's code, or by the form (BIND-02, BIND-03, A164). */
export const openDoctorBinding = async (address: URL): Promise<void> => {
  if (useDoctor.getState().stage !== 'idle') return
  if (DOCTOR.isKnown()) return showBound()
  useDoctor.setState({ stage: 'busy' })
  const end = await arriveAs(DOCTOR, address, 'tell')
  switch (end.kind) {
    case 'left':
      return
    case 'known':
      return showBound()
    case 'unknown':
      useDoctor.setState({ stage: 'form', providerId: end.id, failure: end.failure })
  }
}

/** Goes to the provider for the union id that it has not told of itself; only on a tap (A56). */
export const askForUnionId = (address: URL): void => {
  forgetFailures()
  useDoctor.setState({ stage: 'busy' })
  leaveToBeKnown(address)
}

/** The page was left for the provider and is back as it was left. */
export const backAtDoctorBinding = (): void => {
  if (useDoctor.getState().stage !== 'busy') return
  forgetLeaving()
  useDoctor.setState({ stage: 'form' })
}

const BIND = 'doctor binding'
export const bindingSending = submissionOf(BIND)

export const typeDoctorPhone = (text: string): void => take({ phone: tidyPhone(text) })
export const typeDoctorCode = (text: string): void => take({ code: tidyNumber(text) })

/** Binds the account of the phone that is typed. */
export const bindTypedDoctor = async (): Promise<void> => {
  const { providerId, phone, code } = useDoctor.getState()
  forgetFailures()
  const body = { providerId, phone, code }
  const sent = await send({ name: BIND, body }, () => bindDoctor(body))
  if (sent.kind !== 'sent') return
  markBound()
  showBound()
}

const take = (typed: { phone: string } | { code: string }): void => {
  useDoctor.setState(typed)
  forgetFailures()
}

const forgetFailures = (): void => {
  useDoctor.setState({ failure: undefined })
  forgetCode()
  forgetSending(BIND)
}

const markBound = (): void => void writeStored('session', BOUND_KEY, MARK)

const showBound = (): void => useDoctor.setState({ stage: 'bound', phone: '', code: '' })
