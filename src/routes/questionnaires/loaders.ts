import { loadMyQuestionnaires } from '@/stores/questionnaires/mine'
import type { ScreenLoader } from '@/routes/screen'

export const startMyQuestionnaires: ScreenLoader = () => void loadMyQuestionnaires()
