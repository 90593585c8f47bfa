import { DEVICE_PREFIX, readJson, removeStored, writeStored } from './storage'

const LARGER = ['large', 'largest'] as const
const SIZE_KEY = `${DEVICE_PREFIX}text-size`

export type TextSize = 'normal' | (typeof LARGER)[number]

export const textSize = (): TextSize => {
  // No schema here: the inline script runs this before the first paint and must be short.
  const stored = readJson('local', SIZE_KEY)
  return LARGER.find((size) => size === stored) ?? 'normal'
}

export const applyTextSize = (): void => {
  document.documentElement.dataset.text = textSize()
}

export const chooseTextSize = (size: TextSize): void => {
  if (size === 'normal') removeStored('local', SIZE_KEY)
  else writeStored('local', SIZE_KEY, size)
  applyTextSize()
}
