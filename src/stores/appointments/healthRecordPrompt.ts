import { fetchRelative } from '@/api/account/account'
import { asksRecord, recordKeeper, type Appointment, type RecordKeeper } from '@/domain/appointments/appointment'
import { latestOnly } from '@/lib/sessionScope'
import { ensureCustomer } from '@/stores/account/account'
import { createStore } from '@/stores/createStore'

type AskedState = {
  /** APPT-14: appointments whose health record was requested already, so that no dialog repeats. */
  asked: readonly string[]
}

const useAsked = createStore<AskedState>(() => ({ asked: [] }))

/** Returns the person whose record lacks the height at this appointment; undefined if none does or it is unknown. */
export const findMissingRecord = async (appointment: Appointment): Promise<RecordKeeper | undefined> => {
  if (!asksRecord(appointment)) return undefined
  const answer = await latestOnly('record of an appointment', async () => {
    const { heightCm } = await fetchRelative(appointment.customer.id, { quiet: true })
    return heightCm === undefined ? recordKeeper(appointment, (await ensureCustomer()).id) : undefined
  })
  return answer.state === 'ready' ? answer.data : undefined
}

export const wasAskedForRecord = ({ id }: Appointment): boolean => useAsked.getState().asked.includes(id)

export const noteAskedForRecord = ({ id }: Appointment): void =>
  useAsked.setState(({ asked }) => ({ asked: [...asked, id] }))
