import { yieldToMain } from '@/lib/yieldToMain'
import { loadHome, loadService, openServices } from '@/stores/home/home'
import { openNews } from '@/stores/news/news'
import type { ScreenLoader } from '@/routes/screen'

export const startHome: ScreenLoader = () => {
  void loadHome()
  // After the requests for the first content.
  void yieldToMain().then(openNews)
}

export const startServiceList: ScreenLoader = () => void openServices()

export const startServiceDetail: ScreenLoader = ({ param }) => void loadService(param('serviceId'))
