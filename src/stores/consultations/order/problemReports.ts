import { fetchReportsOf } from '@/api/reports/reports'
import { idle, loadRemote, slotAt } from '@/lib/remote'
import { useProblem } from './problem'

export const loadReportsOf = (customerId: string): Promise<void> =>
  loadRemote(slotAt(useProblem, 'reports', customerId, idle), () => fetchReportsOf(customerId))
