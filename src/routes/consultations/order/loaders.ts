import { openConsultationOrder, orderedTarget } from '@/stores/consultations/order/order'
import { openDoctorQuestion } from '@/stores/consultations/order/doctorQuestion'
import type { ScreenLoader } from '@/routes/screen'

export const startDoctorQuestion: ScreenLoader = ({ param }) =>
  void openDoctorQuestion({ doctorId: param('doctorId') })

export const startQuickQuestion: ScreenLoader = () => void openDoctorQuestion('quick')

export const startConsultationOrder: ScreenLoader = () => startOrder('doctor')

export const startQuickOrder: ScreenLoader = () => startOrder('quick')

const startOrder = (kind: 'doctor' | 'quick'): void => {
  const target = orderedTarget(kind)
  if (target !== undefined) void openConsultationOrder(target)
}
