export type Organisation = {
  id: string
  name: string | undefined
  imageUrl: string | undefined
  address: string | undefined
  hours: string | undefined
  distanceM: number | undefined
}

export type Position = { longitude: number; latitude: number }

/** A85: distances are measured from Beijing when the phone gives no position. */
export const FALLBACK_POSITION: Position = { longitude: 116.397428, latitude: 39.90923 }

export const formatDistance = (metres: number | undefined): string | undefined => {
  if (metres === undefined || !Number.isFinite(metres) || metres < 0) return undefined
  return metres < 1000 ? `${Math.round(metres)}m` : `${(metres / 1000).toFixed(1)}km`
}
