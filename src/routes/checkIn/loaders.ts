import { lookAtCookies } from '@/stores/checkIn/cookies'
import type { ScreenLoader } from '@/routes/screen'

export const startClearToken: ScreenLoader = () => lookAtCookies()
