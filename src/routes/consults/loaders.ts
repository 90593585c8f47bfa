import { loadDoctor, openConsultations, openDoctors } from '../../stores/consults'
import { openConsultOrder, orderedTarget } from '../../stores/consultsOrder'
import { openProblem } from '../../stores/consultsProblem'
import type { ScreenLoader } from '../screen'

export const doctorIdIn = (query: URLSearchParams): string => query.get('id') ?? ''

export const startConsultIndex: ScreenLoader = () => openDoctors()

export const startDoctor: ScreenLoader = ({ query }) => void loadDoctor(doctorIdIn(query))

export const startMyConsult: ScreenLoader = () => void openConsultations()

export const startProblem: ScreenLoader = ({ param }) => openProblem({ doctorId: param('doctorId') })

export const startQuickProblem: ScreenLoader = () => openProblem('quick')

export const startConsultOrder: ScreenLoader = () => startOrder('doctor')

export const startQuickOrder: ScreenLoader = () => startOrder('quick')

const startOrder = (kind: 'doctor' | 'quick'): void => {
  const target = orderedTarget(kind)
  if (target !== undefined) void openConsultOrder(target)
}
