import * as v from 'valibot'
import { getSubscribeDetail, listSubscribe } from '@/contract/appointments'
import { listOrgan } from '@/contract/booking/booking'
import { queryConsultationsByUserId } from '@/contract/consultations'
import { time } from '@/contract/day'
import { decimal } from '@/contract/fields'
import { isRecord } from '@/lib/isRecord'
import { nameOf, type AnyEndpoint } from './walk'

const ON_FIRST_PAGE = 'is not newest first by createTime. The app looks on the first page for'

const NOTES: ReadonlyMap<AnyEndpoint, string> = new Map<AnyEndpoint, string>([
  [listSubscribe, `${ON_FIRST_PAGE} an order to pay, and for one whose answer was lost.`],
  [queryConsultationsByUserId, `${ON_FIRST_PAGE} unread messages, and for a question whose answer was lost.`],
  [listOrgan, 'is not nearest first by distance. Home shows the first three clinics.'],
])

/** Watches the answers of a walk. Returns a note for each list that runs the wrong way. */
export const watchOrder = () => {
  const wrong = new Set<AnyEndpoint>()
  const appointmentTimes: string[] = []
  const look = (call: AnyEndpoint, isWrong: boolean) => isWrong && wrong.add(call)
  return {
    add: (call: AnyEndpoint, data: unknown): void => {
      const list: unknown = isRecord(data) ? data['list'] : undefined
      const rows: readonly unknown[] = Array.isArray(list) ? list : []
      if (call === listOrgan) look(call, rises(valuesIn(rows, 'distance', decimal).reverse()))
      if (call === queryConsultationsByUserId) look(call, rises(valuesIn(rows, 'createTime', time)))
      // Rows of appointments tell no time. Their details are asked for in the order of the list.
      if (call === getSubscribeDetail) {
        appointmentTimes.push(...valuesIn([data], 'createTime', time))
        look(listSubscribe, rises(appointmentTimes))
      }
    },
    notes: (): string[] => [...wrong].map((call) => `${nameOf(call)} ${NOTES.get(call)}`),
  }
}

const valuesIn = <T>(rows: readonly unknown[], field: string, schema: v.GenericSchema<unknown, T>): T[] =>
  rows.flatMap((row) => {
    const read = v.safeParse(schema, isRecord(row) ? row[field] : undefined)
    return read.success ? [read.output] : []
  })

/** Whether a value is larger than the one before it. */
const rises = (values: readonly (string | number)[]): boolean =>
  values.some((value, index) => index > 0 && value > (values[index - 1] ?? value))
