import { useNavigate } from 'react-router-dom'
import { isRecord } from '@/lib/isRecord'
import { paths } from '@/routes/paths'
import { HISTORY_KEY } from './entryState'
import { goBackOnce } from './useGoBack'

/**
 * Returns a function that leaves a form for its appointment. A second entry of the appointment would make Back seem
 * dead, so the form goes back to the one that has opened it.
 */
export const useReturnToAppointment = (): ((id: string) => void) => {
  const navigate = useNavigate()
  // The steps of a form have entries of their own, so the entry is read when the form is left.
  return (id) =>
    void (isAboveAppointment() ? goBackOnce(navigate) : navigate(paths.appointment(id), { replace: true }))
}

/** The links of an appointment have this state. It is a word, because an import would cost their screens a chunk. */
const isAboveAppointment = (): boolean => {
  const entry: unknown = window.history.state
  const state = isRecord(entry) ? entry[HISTORY_KEY] : undefined
  return isRecord(state) && state['from'] === 'appointment'
}
