import { loadCustomer } from '../../stores/people'
import type { ScreenLoader } from '../screen'

export const startMy: ScreenLoader = () => void loadCustomer()
