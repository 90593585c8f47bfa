type Position = { longitude: number; latitude: number }

const WAIT_MS = 3000

/**
 * Returns the phone's position; undefined when refused, unavailable (plain http) or later than three seconds (A86).
 */
export const locateByBrowser = (): Promise<Position | undefined> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(undefined)
      return
    }
    // The browser's own timeout does not run during the permission prompt.
    const timer = setTimeout(() => resolve(undefined), WAIT_MS)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer)
        resolve({ longitude: coords.longitude, latitude: coords.latitude })
      },
      () => {
        clearTimeout(timer)
        resolve(undefined)
      },
      { timeout: WAIT_MS, maximumAge: 600_000 },
    )
  })

export const locateIfAllowed = async (): Promise<Position | undefined> => {
  if (!('permissions' in navigator)) return undefined
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return state === 'granted' ? await locateByBrowser() : undefined
  } catch {
    return undefined
  }
}
