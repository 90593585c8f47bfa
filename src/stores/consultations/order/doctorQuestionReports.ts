import { fetchReportsOf } from '@/api/reports/reports'
import { idle, loadRemote, slotAt } from '@/lib/remote'
import { useDoctorQuestion } from './doctorQuestion'

export const loadReportsOf = (customerId: string): Promise<void> =>
  loadRemote(slotAt(useDoctorQuestion, 'reports', customerId, idle), () => fetchReportsOf(customerId))
