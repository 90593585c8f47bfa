import { openConsultationOrder, orderedTarget } from '@/stores/consultations/order/order'
import { openProblem } from '@/stores/consultations/order/problem'
import type { ScreenLoader } from '@/routes/screen'

export const startProblem: ScreenLoader = ({ param }) => void openProblem({ doctorId: param('doctorId') })

export const startQuickProblem: ScreenLoader = () => void openProblem('quick')

export const startConsultationOrder: ScreenLoader = () => startOrder('doctor')

export const startQuickOrder: ScreenLoader = () => startOrder('quick')

const startOrder = (kind: 'doctor' | 'quick'): void => {
  const target = orderedTarget(kind)
  if (target !== undefined) void openConsultationOrder(target)
}
