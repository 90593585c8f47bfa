import { loadCookies } from '@/stores/checkIn/cookies'
import type { ScreenLoader } from '@/routes/screen'

export const startCheckInCookies: ScreenLoader = () => loadCookies()
