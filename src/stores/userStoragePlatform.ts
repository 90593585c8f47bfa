import { removeStored, storedKeys } from '@/lib/storage'

/** The chat platform's package names its own keys so. In them stand the last messages, and who talks with whom. */
const OF_PLATFORM = /^(TIM_|im-ssolog-|tim_error_)/

const platformKeys = (): string[] => storedKeys('local').filter((key) => OF_PLATFORM.test(key))

/** Whether the platform's package has left anything on this phone. */
export const hasPlatformKeys = (): boolean => platformKeys().length > 0

/** Removes what the platform's package has left on this phone (A442). */
export const clearPlatformKeys = (): void => platformKeys().forEach((key) => removeStored('local', key))
