import { sideOfCode } from './dictionaries'
import { mapMarkers, type MapMarker } from './mapMarkers'
import { nidusPoint } from './nidusPoint'
import type { Lesion } from './report'

/** The markers of a report's lesions, numbered as in its list; one without a place has none. */
export const lesionMarkers = (lesions: readonly Lesion[]): MapMarker[] =>
  mapMarkers(
    lesions.flatMap(({ place }, index) => {
      const at = nidusPoint(place)
      const side = sideOfCode(place.position)
      return at === undefined || side === undefined ? [] : [{ number: index + 1, side, at }]
    }),
  )
