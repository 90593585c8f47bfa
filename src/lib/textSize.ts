import { picklist, type InferOutput } from 'valibot'
import { DEVICE_PREFIX, readStored, removeStored, writeStored } from './storage'

const Larger = picklist(['large', 'largest'])
const SIZE_KEY = `${DEVICE_PREFIX}text-size`

/** How large this phone's reader wants the text, beyond the phone's own setting. */
export type TextSize = 'normal' | InferOutput<typeof Larger>

/** The reader's choice, whoever is signed in. */
export const textSize = (): TextSize => readStored('local', SIZE_KEY, Larger) ?? 'normal'

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
