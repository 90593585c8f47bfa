type Told = { saveData?: boolean; effectiveType?: string }

/** Whether the connection is off, slow or to be spared, as far as the phone tells. */
export const isSlowConnection = (): boolean => {
  const { saveData = false, effectiveType = '4g' } = (navigator as Navigator & { connection?: Told }).connection ?? {}
  return saveData || effectiveType !== '4g' || !navigator.onLine
}
