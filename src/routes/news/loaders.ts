import { loadArticle } from '@/stores/news/article'
import type { ScreenLoader } from '@/routes/screen'

export const startNewsDetail: ScreenLoader = ({ param }) => void loadArticle(param('id'))
