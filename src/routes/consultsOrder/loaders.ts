import { openConsultOrder, orderedTarget } from '../../stores/consultsOrder'
import { openProblem } from '../../stores/consultsProblem'
import type { ScreenLoader } from '../screen'

export const startProblem: ScreenLoader = ({ param }) => void openProblem({ doctorId: param('doctorId') })

export const startQuickProblem: ScreenLoader = () => void openProblem('quick')

export const startConsultOrder: ScreenLoader = () => startOrder('doctor')

export const startQuickOrder: ScreenLoader = () => startOrder('quick')

const startOrder = (kind: 'doctor' | 'quick'): void => {
  const target = orderedTarget(kind)
  if (target !== undefined) void openConsultOrder(target)
}
