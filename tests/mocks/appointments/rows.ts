import { listSubscribe } from '@/contract/appointments'
import { ask, field, type Reply } from '../../support/clinic'

export type Row = { id: string; subscribeStatus: string | null; subscribeTime: string }

export const rowsOf = (reply: Reply): Row[] => field(reply, 'list') as Row[]

export const allSeeded = async (token: string): Promise<Row[]> => {
  const pages = await Promise.all([1, 2].map((pageNum) => ask(listSubscribe, { pageNum, pageSize: 10 }, { token })))
  return pages.flatMap(rowsOf)
}
