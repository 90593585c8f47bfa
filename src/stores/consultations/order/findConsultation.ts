import {
  encodeCommas,
  fetchConsultations,
  type ConsultationTarget,
  type ConsultationToPlace,
} from '@/api/consultations/consultations'
import type { Consultation } from '@/domain/consultations/consultation'
import type { ConsultationStatus } from '@/domain/consultations/dictionaries'
import { readableRows } from '@/lib/unreadableRow'

const OPEN: readonly (ConsultationStatus | undefined)[] = ['toPay', 'awaitingReply', 'inConsultation', 'assigning']

/**
 * Returns the id of this order in the first page of the open consultations, found by its equal contents (A484).
 * Undefined when no consultation or several have these contents.
 */
export const findConsultation = async (order: ConsultationToPlace): Promise<string | undefined> => {
  const { rows } = await fetchConsultations(false, 1, { quiet: true })
  const [found, ...others] = readableRows(rows).filter((row) => isSame(row, order))
  return others.length === 0 ? found?.id : undefined
}

const isSame = (
  row: Consultation,
  { target, customerId, question, pictureUrls, reportId }: ConsultationToPlace,
): boolean =>
  OPEN.includes(row.status) &&
  isTo(row, target) &&
  row.customerId === customerId &&
  row.question === question &&
  (row.reportId ?? '') === reportId &&
  row.pictureUrls.join() === pictureUrls.map(encodeCommas).join()

const isTo = ({ type, doctor }: Consultation, target: ConsultationTarget): boolean =>
  'doctorId' in target ? type === 'imageText' && doctor.id === target.doctorId : type === 'quick'
