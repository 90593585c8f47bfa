import type { Settings } from './settings'

// Read and checked by the build (`vite.config.ts`): no phone does it again.
declare const __SETTINGS__: Settings

/** The settings of this build; the only place that reads them. */
export const env: Settings = __SETTINGS__
