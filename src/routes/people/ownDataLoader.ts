import { collectOwnData } from '../../stores/peopleOwnData'
import type { ScreenLoader } from '../screen'

export const startOwnData: ScreenLoader = () => void collectOwnData()
