import { createStore } from '@/stores/createStore'

export type Clinic = { name: string | undefined; phone: string }

/** The clinics whose number a report has told since the sign-in, the last one first. */
export const useClinics = createStore<{ clinics: readonly Clinic[] }>(() => ({ clinics: [] }))

export const keepClinic = (told: Clinic): void =>
  useClinics.setState(({ clinics }) => ({ clinics: [told, ...clinics.filter(({ phone }) => phone !== told.phone)] }))
