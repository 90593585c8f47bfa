import { useSyncExternalStore } from 'react'
import { onTextSize, textSize, type TextSize } from '@/lib/textSize'

/** Returns the chosen text size, or undefined in the frame, which cannot know it. */
export const useTextSize = (): TextSize | undefined => useSyncExternalStore(onTextSize, textSize, unknown)

const unknown = () => undefined
