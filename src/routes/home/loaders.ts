import { loadHome, loadService, openServices } from '../../stores/home'
import { openNews } from '../../stores/homeNews'
import type { ScreenLoader } from '../screen'

export const startHome: ScreenLoader = () => {
  void loadHome()
  openNews()
}

export const startServiceList: ScreenLoader = () => void openServices()

export const startServiceDetail: ScreenLoader = ({ param }) => void loadService(param('serviceId'))
