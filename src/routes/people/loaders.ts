import { loadCustomer } from '../../stores/people'
import { loadRelatives } from '../../stores/peopleRelatives'
import type { ScreenLoader } from '../screen'

export const startMy: ScreenLoader = () => void loadCustomer()

export const startPatientList: ScreenLoader = () => void loadRelatives()
