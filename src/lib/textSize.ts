import { DEVICE_PREFIX, readJson, removeStored, writeStored } from './storage'

const LARGER = ['large', 'largest'] as const
const SIZE_KEY = `${DEVICE_PREFIX}text-size`

/** How large this phone's reader wants the text, beyond the phone's own setting. */
export type TextSize = 'normal' | (typeof LARGER)[number]

/** The reader's choice, whoever is signed in. */
export const textSize = (): TextSize => {
  // The script inside the page asks before the first paint, and is short: it carries no schemas.
  const stored = readJson('local', SIZE_KEY)
  return LARGER.find((size) => size === stored) ?? 'normal'
}

/** Makes the text as large as this phone's reader wants it. */
export const applyTextSize = (): void => {
  document.documentElement.dataset.text = textSize()
}

/** Keeps the choice on this phone and follows it at once. */
export const chooseTextSize = (size: TextSize): void => {
  if (size === 'normal') removeStored('local', SIZE_KEY)
  else writeStored('local', SIZE_KEY, size)
  applyTextSize()
}
