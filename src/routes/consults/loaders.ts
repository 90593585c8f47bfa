import { loadDoctor, openConsultations, openDoctors } from '../../stores/consults'
import type { ScreenLoader } from '../screen'

export const doctorIdIn = (query: URLSearchParams): string => query.get('id') ?? ''

export const startConsultIndex: ScreenLoader = () => openDoctors()

export const startDoctor: ScreenLoader = ({ query }) => void loadDoctor(doctorIdIn(query))

export const startMyConsult: ScreenLoader = () => void openConsultations()
