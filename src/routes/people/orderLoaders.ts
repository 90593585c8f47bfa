import { openOrder } from '../../stores/bookingOrder'
import { loadExaminees } from '../../stores/people'
import type { ScreenLoader } from '../screen'

export const startPatientSelect: ScreenLoader = () => {
  void loadExaminees()
  void openOrder()
}
