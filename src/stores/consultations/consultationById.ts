import { fetchConsultations } from '@/api/consultations/consultations'
import type { Consultation } from '@/domain/consultations/consultation'
import { isLastPage } from '@/lib/pagedList'
import { readableRows } from '@/lib/unreadableRow'
import { useConsultations } from './consultations'

/** The search ends after this many pages of a list. */
const MOST_PAGES = 5

export type ConsultationSearch = {
  /** Searches the ended consultations first. */
  endedFirst: boolean
  /** Set for a call without a tap: the search reads only the first page of the first list. */
  firstPageOnly?: boolean
}

/**
 * Returns a consultation of the user, from a loaded list or from the server's lists. Undefined if it is not found.
 * Rejects when a list fails. After a tap the server is asked also about a row without a doctor, who may be there now.
 */
export const findConsultationById = async (
  id: string,
  { endedFirst, firstPageOnly = false }: ConsultationSearch,
): Promise<Consultation | undefined> => {
  const known = listedConsultation(id)
  if (known !== undefined && (firstPageOnly || known.doctor.id !== undefined)) return known
  if (firstPageOnly) return find(id, endedFirst, 1)
  return (await find(id, endedFirst, MOST_PAGES)) ?? (await find(id, !endedFirst, MOST_PAGES)) ?? known
}

/** Returns a consultation of a loaded list. */
export const listedConsultation = (id: string): Consultation | undefined =>
  [...useConsultations.getState().consultations.values()]
    .flatMap(({ rows }) => readableRows(rows))
    .find((one) => one.id === id)

const find = async (id: string, complete: boolean, pages: number): Promise<Consultation | undefined> => {
  let loaded = 0
  for (let page = 1; page <= pages; page++) {
    const { rows, total } = await fetchConsultations(complete, page, { quiet: true })
    const found = readableRows(rows).find((one) => one.id === id)
    if (found !== undefined) return found
    loaded += rows.length
    if (isLastPage(rows.length, loaded, total)) break
  }
  return undefined
}
