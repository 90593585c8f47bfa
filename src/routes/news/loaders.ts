import { loadArticle } from '@/stores/home/news'
import type { ScreenLoader } from '@/routes/screen'

export const startNewsDetail: ScreenLoader = ({ param }) => void loadArticle(param('id'))
