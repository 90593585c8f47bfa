import { removeStored, storedKeys } from '@/lib/storage'

/** Key names of the chat package. They hold the last messages and their participants. */
const OF_PLATFORM = /^(TIM_|im-ssolog-|tim_error_)/

const platformKeys = (): string[] => storedKeys('local').filter((key) => OF_PLATFORM.test(key))

export const hasPlatformKeys = (): boolean => platformKeys().length > 0

/** Removes what the chat package has stored (A442). */
export const clearPlatformKeys = (): void => platformKeys().forEach((key) => removeStored('local', key))
