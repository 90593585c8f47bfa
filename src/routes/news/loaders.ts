import { loadArticle } from '@/stores/news'
import type { ScreenLoader } from '@/routes/screen'

export const startNewsDetail: ScreenLoader = ({ param }) => void loadArticle(param('id'))
