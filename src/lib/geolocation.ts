import { wait } from './time/clock'

type Position = { longitude: number; latitude: number }

const WAIT_MS = 3000

/**
 * Returns the phone's position; undefined when refused, unavailable (plain http) or later than three seconds (A86).
 * `onLate` receives a later one: the browser's own timeout does not run during the permission prompt.
 */
export const locateByBrowser = (onLate?: (position: Position) => void): Promise<Position | undefined> =>
  new Promise((resolve) => {
    let isLate = false
    const settle = (position?: Position) => {
      clearTimeout(timer)
      resolve(position)
    }
    const timer = setTimeout(() => {
      isLate = true
      settle()
    }, WAIT_MS)
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { longitude, latitude } }) => {
          if (isLate) onLate?.({ longitude, latitude })
          settle({ longitude, latitude })
        },
        () => settle(),
        { timeout: WAIT_MS, maximumAge: 600_000 },
      )
    } catch {
      // Some web views have no geolocation, or one that throws.
      settle()
    }
  })

export const locateIfAllowed = async (): Promise<Position | undefined> => {
  if (!('permissions' in navigator)) return undefined
  try {
    const permission = navigator.permissions.query({ name: 'geolocation' })
    // Some web views never answer.
    const state = await Promise.race([permission.then((status) => status.state), wait(WAIT_MS)])
    return state === 'granted' ? await locateByBrowser() : undefined
  } catch {
    return undefined
  }
}
