import { sideOfCode } from './dictionaries'
import { mapMarkers, type MapMarker } from './mapMarkers'
import { lesionPoint } from './lesionPoint'
import type { Lesion } from './report'

/** A lesion by the number that it has in the list beside the map. */
export type Numbered = { number: number; lesion: Lesion }

/** The markers of lesions, numbered as in their list; one without a place has none. */
export const lesionMarkers = (lesions: readonly Numbered[]): MapMarker[] =>
  mapMarkers(
    lesions.flatMap(({ number, lesion: { place } }) => {
      const at = lesionPoint(place)
      const side = sideOfCode(place.position)
      return at === undefined || side === undefined ? [] : [{ number, side, at }]
    }),
  )
