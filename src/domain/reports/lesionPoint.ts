import { LESION_ZONE, sideOfCode, type Side } from './dictionaries'
import type { Lesion, LesionPlace } from './report'

/** A478: returns the measure with at most two decimals; 0 is no measurement. */
export const measuredMm = (value: number | undefined): number | undefined => {
  const mm = Number((value ?? 0).toFixed(2))
  return mm > 0 && mm < Infinity ? mm : undefined
}

/** Returns the longer measure in millimetres; undefined without a valid one. */
export const sizeOf = ({ widthMm, heightMm }: Lesion): number | undefined => {
  const known = [widthMm, heightMm].map(measuredMm).filter((mm) => mm !== undefined)
  return known.length === 0 ? undefined : Math.max(...known)
}

/** A point in the drawing of both breasts, 600 wide and 300 high, y downwards. */
export type Point = { x: number; y: number }

/** A231: as seen by someone facing the patient, so the right breast is on the left. */
export const BREAST_CENTRES = { right: { x: 150, y: 150 }, left: { x: 450, y: 150 } } as const
export const BREAST_RADIUS = 140

/** The distance of each zone from the nipple, as a share of the radius. */
const ZONE_SHARES = { areola: 0, A: 0.28, B: 0.46, C: 0.64, D: 0.82, E: 0.96 } as const

const PICTURE_SIZES: ReadonlyMap<number, number> = new Map([
  [0, 300],
  [100, 300],
  [200, 300],
])

type Code = number | undefined

/**
 * Returns where a lesion is drawn. A456: clock and zone take precedence; coordinates are used when one of them is
 * missing and the picture is known. Undefined without either.
 */
export const lesionPoint = (place: LesionPlace): Point | undefined => {
  const side = sideOfCode(place.position)
  if (side === undefined) return undefined
  return byClock(place) ?? byCoordinates(side, place)
}

export const zoneOfCode = (code: Code): Zone | undefined => ZONES.get(code ?? NaN)
export type Zone = (typeof LESION_ZONE)[keyof typeof LESION_ZONE]

export const hourOfCode = (code: Code): number | undefined => (HOURS.includes(code ?? NaN) ? (code ?? NaN) : undefined)

type KnownPlace = { side: Side; zone: Zone; hour: number | undefined }

export const knownPlace = ({ position, area, angle }: LesionPlace): KnownPlace | undefined => {
  const side = sideOfCode(position)
  const zone = zoneOfCode(area)
  if (side === undefined || zone === undefined) return undefined
  if (zone === 'areola') return { side, zone, hour: undefined }
  const hour = hourOfCode(angle)
  return hour === undefined ? undefined : { side, zone, hour }
}

export const HOURS: readonly number[] = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

const ZONES = new Map(Object.entries(LESION_ZONE).map(([code, zone]) => [Number(code), zone]))

const byCoordinates = (side: Side, { coordX, coordY, posImgVersion }: LesionPlace): Point | undefined => {
  const size = PICTURE_SIZES.get(posImgVersion ?? NaN)
  if (size === undefined || !isWithin(coordX, size) || !isWithin(coordY, size)) return undefined
  // An examiner who marked nothing leaves both at 0.
  if (coordX === 0 && coordY === 0) return undefined
  return { x: BREAST_CENTRES[side].x - size / 2 + coordX, y: BREAST_CENTRES[side].y - size / 2 + coordY }
}

const isWithin = (coordinate: Code, size: number): coordinate is number =>
  typeof coordinate === 'number' && coordinate >= 0 && coordinate <= size

const byClock = (place: LesionPlace): Point | undefined => {
  const known = knownPlace(place)
  return known && onClock(known.side, known.hour ?? 12, ZONE_SHARES[known.zone])
}

/** A point on the clock of a breast, 12 up, not mirrored. */
export const onClock = (side: Side, hour: number, share: number): Point => {
  const turn = ((hour % 12) * Math.PI) / 6
  const { x, y } = BREAST_CENTRES[side]
  return { x: x + BREAST_RADIUS * share * Math.sin(turn), y: y - BREAST_RADIUS * share * Math.cos(turn) }
}
