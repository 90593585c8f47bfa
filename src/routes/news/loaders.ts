import { loadArticle } from '../../stores/homeArticle'
import type { ScreenLoader } from '../screen'

export const startNewsDetail: ScreenLoader = ({ param }) => void loadArticle(param('id'))
