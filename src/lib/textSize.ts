import { createListeners } from './listeners'
import { DEVICE_PREFIX, readJson, removeStored, writeStored } from './storage'

/** The text sizes in percent of the phone's own. Style sheets know them by `data-text` of the page. */
export const TEXT_SIZES = { normal: 100, large: 130, 'x-large': 160, 'xx-large': 176 } as const

const SIZE_KEY = `${DEVICE_PREFIX}text-size`
const chosen = createListeners()

export type TextSize = keyof typeof TEXT_SIZES

export const allTextSizes = (): TextSize[] => Object.keys(TEXT_SIZES) as TextSize[]

export const textSize = (): TextSize => {
  // No schema here: the inline script runs this before the first paint and must be short.
  const stored = readJson('local', SIZE_KEY)
  // A660: 0.1.0 stored this name.
  if (stored === 'largest') return 'x-large'
  return allTextSizes().find((size) => size === stored) ?? 'normal'
}

/**
 * Whether the size is so large that the page shows no advertisements. The style sheets then stop animations and
 * enlarge the touch targets.
 */
export const isCalm = (size: TextSize): boolean => TEXT_SIZES[size] >= TEXT_SIZES['x-large']

export const applyTextSize = (): void => {
  document.documentElement.dataset.text = textSize()
}

export const chooseTextSize = (size: TextSize): void => {
  if (size === 'normal') removeStored('local', SIZE_KEY)
  else writeStored('local', SIZE_KEY, size)
  applyTextSize()
  chosen.notify()
}

export const onTextSize = chosen.subscribe
