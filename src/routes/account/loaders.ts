import { loadCustomer } from '@/stores/account/account'
import { loadRelatives } from '@/stores/account/relatives'
import type { ScreenLoader } from '@/routes/screen'

export const startMy: ScreenLoader = () => void loadCustomer()

export const startPatientList: ScreenLoader = () => void loadRelatives()
