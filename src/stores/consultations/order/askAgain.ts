import { fetchConsultations } from '@/api/consultations'
import type { Consultation } from '@/domain/consultations/consultation'
import { isBlank } from '@/domain/validation/typed'
import { isLastPage } from '@/lib/pagedList'
import { readableRows } from '@/lib/unreadableRow'
import { useConsults } from '../consultations'
import { changeProblem, loadOwner, problemOf, useProblem } from './problem'

/** An older consultation is not looked for. */
const MOST_PAGES = 5

/**
 * Prepares a new question to the doctor of a consultation for the same examinee, unless one is written already.
 * Returns the doctor's id; undefined where the consultation is not found or names no doctor. Rejects when the list
 * fails.
 */
export const prepareToAskAgain = async (id: string): Promise<string | undefined> => {
  const { doctor, customerId } = known(id) ?? (await find(id)) ?? {}
  if (doctor?.id === undefined) return undefined
  const target = { doctorId: doctor.id }
  await loadOwner(target)
  if (customerId !== undefined && isBlank(problemOf(target)(useProblem.getState()).question))
    changeProblem(target, { customerId })
  return doctor.id
}

const known = (id: string): Consultation | undefined =>
  [...useConsults.getState().consultations.values()]
    .flatMap(({ rows }) => readableRows(rows))
    .find((one) => one.id === id)

const find = async (id: string): Promise<Consultation | undefined> => {
  for (const complete of [true, false]) {
    let loaded = 0
    for (let page = 1; page <= MOST_PAGES; page++) {
      const { rows, total } = await fetchConsultations(complete, page, { quiet: true })
      const found = readableRows(rows).find((one) => one.id === id)
      if (found !== undefined) return found
      loaded += rows.length
      if (isLastPage(rows.length, loaded, total)) break
    }
  }
  return undefined
}
