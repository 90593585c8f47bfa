import { createStore } from '@/stores/createStore'

export type Clinic = { name: string | undefined; phone: string }

/** Clinics with a phone number in a report since the sign-in, the latest first. */
export const useClinics = createStore<{ clinics: readonly Clinic[] }>(() => ({ clinics: [] }))

export const keepClinic = (clinic: Clinic): void =>
  useClinics.setState(({ clinics }) => ({
    clinics: [clinic, ...clinics.filter(({ phone }) => phone !== clinic.phone)],
  }))
