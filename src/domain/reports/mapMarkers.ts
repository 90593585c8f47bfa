import { sideOfCode, type Side } from './dictionaries'
import { BREAST_CENTRES, BREAST_RADIUS, lesionPoint, type Point } from './lesionPoint'
import type { Lesion } from './report'

export type Numbered = { number: number; lesion: Lesion }

export const lesionMarkers = (lesions: readonly Numbered[]): MapMarker[] =>
  mapMarkers(
    lesions.flatMap(({ number, lesion: { place } }) => {
      const at = lesionPoint(place)
      const side = sideOfCode(place.position)
      return at === undefined || side === undefined ? [] : [{ number, side, at }]
    }),
  )

export type MapMarker = Spot & {
  reach: number
}
type Spot = { at: Point; side: Side; numbers: readonly number[] }

export type Placed = { number: number; side: Side; at: Point }

export const DOT_WIDTH = 50

/** The space a finger needs: 44 px on the smallest screen. */
const FINGER_WIDTH = 52

const MOST_SIDE_BY_SIDE = 5
const MOST_PER_BREAST = 14
/** Distances that count as one place, in marker widths; the smallest that keeps the breast visible is used. */
const REACHES = [0.5, 1, 1.5, 2, 3] as const

/** Returns the markers of these lesions in their order, each at its place or at most one marker's width from it. */
export const mapMarkers = (placed: readonly Placed[]): MapMarker[] => {
  const groups = REACHES.map((reach) => grouped(placed, reach))
  const clear = groups.find((markers) => SIDES.every((side) => countOf(markers, side) <= MOST_PER_BREAST))
  return withReach(spread(clear ?? groups[groups.length - 1] ?? []))
}

const SIDES = ['right', 'left'] as const

const countOf = (markers: readonly Spot[], side: Side): number =>
  markers.filter((marker) => marker.side === side).length

/** Groups lesions within reach of an earlier one, unless there are few enough to fit side by side. */
const grouped = (placed: readonly Placed[], reach: number): Spot[] => {
  const groups: Placed[][] = []
  for (const one of placed) {
    const near = groups.find(([first]) => first?.side === one.side && distance(first.at, one.at) < reach * DOT_WIDTH)
    if (near === undefined) groups.push([one])
    else near.push(one)
  }
  const stays = reach === REACHES[0] ? MOST_SIDE_BY_SIDE : 1
  return groups
    .flatMap((group) => (group.length <= stays ? group.map((one) => [one]) : [group]))
    .flatMap((group) =>
      group.slice(0, 1).map(({ at, side }) => ({ at, side, numbers: group.map(({ number }) => number) })),
    )
    .sort((a, b) => (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0))
}

const ROUNDS = 80

const spread = (markers: readonly Spot[]): Spot[] => {
  const places = markers.map(({ at }) => ({ ...at }))
  for (let round = 0; round < ROUNDS; round++) {
    if (!pushApart(markers, places)) break
    markers.forEach((marker, index) => {
      places[index] = onBreast(marker, besideOwn(marker, places[index] ?? marker.at))
    })
  }
  return markers.map((marker, index) => ({ ...marker, at: places[index] ?? marker.at }))
}

const pushApart = (markers: readonly Spot[], places: Point[]): boolean => {
  let pushed = false
  markers.forEach((marker, index) => {
    for (let other = index + 1; other < markers.length; other++) {
      const [a, b] = [places[index], places[other]]
      if (a === undefined || b === undefined || markers[other]?.side !== marker.side) continue
      const missing = DOT_WIDTH - distance(a, b)
      if (missing <= TOLERANCE) continue
      const along = direction(a, b, other)
      const half = missing / 2
      places[index] = { x: a.x - along.x * half, y: a.y - along.y * half }
      places[other] = { x: b.x + along.x * half, y: b.y + along.y * half }
      pushed = true
    }
  })
  return pushed
}

const TOLERANCE = 0.5
const GOLDEN_TURN = Math.PI * (3 - Math.sqrt(5))

const direction = (a: Point, b: Point, index: number): Point => {
  const apart = distance(a, b)
  if (apart < TOLERANCE) return { x: Math.cos(index * GOLDEN_TURN), y: Math.sin(index * GOLDEN_TURN) }
  return { x: (b.x - a.x) / apart, y: (b.y - a.y) / apart }
}

const withReach = (spots: readonly Spot[]): MapMarker[] =>
  spots.map((spot) => {
    const others = spots.filter((other) => other !== spot).map(({ at }) => distance(at, spot.at) / 2)
    return { ...spot, reach: Math.max(DOT_WIDTH / 2, Math.min(FINGER_WIDTH, ...others)) }
  })

const besideOwn = ({ at }: Spot, place: Point): Point => within(at, DOT_WIDTH, place)

/** A place recorded outside the outline does not move further out. */
const onBreast = ({ at, side }: Spot, place: Point): Point => {
  const centre = BREAST_CENTRES[side]
  return within(centre, Math.max(BREAST_RADIUS, distance(centre, at)), place)
}

const within = (centre: Point, radius: number, place: Point): Point => {
  const away = distance(centre, place)
  if (away <= radius) return place
  const share = radius / away
  return { x: centre.x + (place.x - centre.x) * share, y: centre.y + (place.y - centre.y) * share }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export const freeSide = ({ at }: MapMarker, all: readonly MapMarker[]): Point => {
  const others = all.filter((other) => other.at !== at)
  const roomAt = (side: Point): number => {
    const place = { x: at.x + side.x * DOT_WIDTH, y: at.y + side.y * DOT_WIDTH }
    return Math.min(DOT_WIDTH, ...others.map((other) => distance(other.at, place)))
  }
  return DIRECTIONS.reduce((best, side) => (roomAt(side) > roomAt(best) ? side : best))
}

const DIRECTIONS = [1, 3, 5, 7, 0, 2, 4, 6].map((eighth) => ({
  x: Math.cos((eighth * Math.PI) / 4),
  y: -Math.sin((eighth * Math.PI) / 4),
}))
