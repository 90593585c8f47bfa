import { loadMine } from '../../stores/questionnairesMine'
import type { ScreenLoader } from '../screen'

export const startMyChq: ScreenLoader = () => void loadMine()
