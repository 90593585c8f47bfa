const WAIT_MS = 3000

/** This phone's position; undefined when it is refused, missing (plain http) or later than three seconds (A86). */
export const locateByBrowser = (): Promise<{ longitude: number; latitude: number } | undefined> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(undefined)
      return
    }
    // The browser's own time-out does not run while it is asking for permission.
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
