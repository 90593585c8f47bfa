import { openOrder } from '@/stores/booking/order'
import { loadExaminees } from '@/stores/account/account'
import type { ScreenLoader } from '@/routes/screen'

export const startPatientSelect: ScreenLoader = () => {
  void loadExaminees()
  void openOrder()
}
