import type { Settings } from './settings'

// Read and validated by the build (`vite.config.ts`).
declare const __SETTINGS__: Settings

export const env: Settings = __SETTINGS__
