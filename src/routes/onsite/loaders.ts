import { lookAtCookies } from '../../stores/onsiteCookies'
import type { ScreenLoader } from '../screen'

export const startClearToken: ScreenLoader = () => lookAtCookies()
