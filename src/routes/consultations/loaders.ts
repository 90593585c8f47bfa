import { loadDoctor, openConsultations, openDoctors } from '@/stores/consultations/consultations'
import type { ScreenLoader } from '@/routes/screen'

export const doctorIdIn = (query: URLSearchParams): string => query.get('id') ?? ''

export const startConsultationIndex: ScreenLoader = () => openDoctors()

export const startDoctor: ScreenLoader = ({ query }) => {
  const id = doctorIdIn(query)
  if (id !== '') void loadDoctor(id)
}

export const startMyConsultations: ScreenLoader = () => void openConsultations()
