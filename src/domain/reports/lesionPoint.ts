import { LESION_ZONE, sideOfCode, type Side } from './dictionaries'
import type { Lesion } from './report'

/** A length that was measured; 0 is none (A478). */
export const measuredMm = (mm: number | undefined): number | undefined => (mm !== undefined && mm > 0 ? mm : undefined)

/** The longer of its two measures in millimetres; what is not recorded, or is no length, is undefined. */
export const sizeOf = ({ widthMm, heightMm }: Lesion): number | undefined => {
  const known = [widthMm, heightMm].map(measuredMm).filter((mm) => mm !== undefined)
  return known.length === 0 ? undefined : Math.max(...known)
}

/** A place in the drawing of both breasts, 600 wide and 300 high, y downwards. */
export type Point = { x: number; y: number }

/** The breasts as someone sees them who faces the patient: the right one at the viewer's left (A231). */
export const BREAST_CENTRES = { right: { x: 150, y: 150 }, left: { x: 450, y: 150 } } as const
export const BREAST_RADIUS = 140

/** How far from the nipple each zone lies, as a share of the breast's radius. */
const ZONE_SHARES = { areola: 0, A: 0.28, B: 0.46, C: 0.64, D: 0.82, E: 0.96 } as const

/** How wide and high the picture of one breast is to which coordinates belong, by its version. */
const PICTURE_SIZES: ReadonlyMap<number, number> = new Map([
  [0, 300],
  [100, 300],
  [200, 300],
])

type Code = number | null | undefined
/** Where a lesion lies, by the codes of the report; 0 is a code, nothing is unknown. */
export type LesionCodes = Record<'position' | 'area' | 'angle' | 'coordX' | 'coordY' | 'posImgVersion', Code>

/**
 * Where a lesion is drawn: by clock and zone, which are certain; by its coordinates where one of the two is
 * missing and the picture they belong to is known (A456); undefined where neither is recorded.
 */
export const lesionPoint = (codes: LesionCodes): Point | undefined => {
  const side = sideOfCode(codes.position)
  if (side === undefined) return undefined
  return byClock(codes) ?? byCoordinates(side, codes)
}

/** The zone of a code; undefined for one that is none. */
export const zoneOfCode = (code: Code): Zone | undefined => ZONES.get(code ?? NaN)
export type Zone = (typeof LESION_ZONE)[keyof typeof LESION_ZONE]

/** The hour of a code; undefined for one that is none. */
export const hourOfCode = (code: Code): number | undefined => (HOURS.includes(code ?? NaN) ? (code ?? NaN) : undefined)

/** A place recorded in full; in the centre there is no clock. */
export type KnownPlace = { side: Side; zone: Zone; hour: number | undefined }

/** Where a lesion lies by breast, zone and clock; undefined where one of them is not recorded. */
export const knownPlace = ({ position, area, angle }: LesionCodes): KnownPlace | undefined => {
  const side = sideOfCode(position)
  const zone = zoneOfCode(area)
  if (side === undefined || zone === undefined) return undefined
  if (zone === 'areola') return { side, zone, hour: undefined }
  const hour = hourOfCode(angle)
  return hour === undefined ? undefined : { side, zone, hour }
}

export const HOURS: readonly number[] = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

const ZONES = new Map(Object.entries(LESION_ZONE).map(([code, zone]) => [Number(code), zone]))

const byCoordinates = (side: Side, { coordX, coordY, posImgVersion }: LesionCodes): Point | undefined => {
  const size = PICTURE_SIZES.get(posImgVersion ?? NaN)
  if (size === undefined || !isWithin(coordX, size) || !isWithin(coordY, size)) return undefined
  // An examiner who has marked nothing leaves both at 0.
  if (coordX === 0 && coordY === 0) return undefined
  return { x: BREAST_CENTRES[side].x - size / 2 + coordX, y: BREAST_CENTRES[side].y - size / 2 + coordY }
}

const isWithin = (coordinate: Code, size: number): coordinate is number =>
  typeof coordinate === 'number' && coordinate >= 0 && coordinate <= size

const byClock = (codes: LesionCodes): Point | undefined => {
  const place = knownPlace(codes)
  return place && onClock(place.side, place.hour ?? 12, ZONE_SHARES[place.zone])
}

/** A place on the clock of a breast, 12 up, not mirrored. */
export const onClock = (side: Side, hour: number, share: number): Point => {
  const turn = ((hour % 12) * Math.PI) / 6
  const { x, y } = BREAST_CENTRES[side]
  return { x: x + BREAST_RADIUS * share * Math.sin(turn), y: y - BREAST_RADIUS * share * Math.cos(turn) }
}
