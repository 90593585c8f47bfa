import { boolean } from 'valibot'
import { DEVICE_PREFIX, readStored, removeStored, writeStored } from './storage'

const LARGE_KEY = `${DEVICE_PREFIX}large-text`

/** Whether this phone's reader wants large text, whoever is signed in. */
export const isTextLarge = (): boolean => readStored('local', LARGE_KEY, boolean()) === true

/** Makes the text as large as this phone's reader wants it. */
export const applyTextSize = (): void => {
  const { dataset } = document.documentElement
  if (isTextLarge()) dataset.text = 'large'
  else delete dataset.text
}

/** Keeps the choice on this phone and follows it at once. */
export const chooseLargeText = (large: boolean): void => {
  if (large) writeStored('local', LARGE_KEY, true)
  else removeStored('local', LARGE_KEY)
  applyTextSize()
}
