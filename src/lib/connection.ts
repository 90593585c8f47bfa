type Told = { saveData?: boolean; effectiveType?: string }

export const isSlowConnection = (): boolean => {
  const { saveData = false, effectiveType = '4g' } = (navigator as Navigator & { connection?: Told }).connection ?? {}
  return saveData || effectiveType !== '4g' || !navigator.onLine
}
