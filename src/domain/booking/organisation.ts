export type Organisation = {
  id: string
  name: string | undefined
  imageUrl: string | undefined
  address: string | undefined
  hours: string | undefined
  distanceM: number | undefined
}

export type Position = { longitude: number; latitude: number }

/** Where the list is measured from when the phone tells no position: Beijing (A85). */
export const FALLBACK_POSITION: Position = { longitude: 116.397428, latitude: 39.90923 }

/** '850m', '1.2km' (A84); undefined when the distance is not known. */
export const formatDistance = (metres: number | undefined): string | undefined => {
  if (metres === undefined || !Number.isFinite(metres) || metres < 0) return undefined
  return metres < 1000 ? `${Math.round(metres)}m` : `${(metres / 1000).toFixed(1)}km`
}
