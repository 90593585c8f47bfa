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

/** Returns the ids of the consultations on the first page of the open ones that have this order's contents (A484). */
export const findConsultation = async (order: ConsultationToPlace): Promise<string[]> => {
  const { rows } = await fetchConsultations(false, 1, { quiet: true })
  return readableRows(rows)
    .filter((row) => isSame(row, order))
    .map(({ id }) => id)
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
