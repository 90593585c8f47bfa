import type { ApiError } from '@/api/errors'
import type { PictureProblem } from '@/domain/consultations/pictureKind'
import type { ProblemTarget, UploadState } from '@/domain/consultations/problem'
import type { PreparedPicture } from '@/gateways/pictures/port'
import { createStore } from '@/stores/createStore'

/** A problem has so many pictures, each in a place of its own (CONSULT-12). */
const PICTURE_LIMIT = 3

/** One of the places: empty, with what was refused there last; on its way; or with what came of that (CONSULT-21). */
export type PictureSlot =
  | { state: 'unStart'; refused?: PictureProblem }
  | (OnItsWay & { state: 'uploading'; share: number; stop: AbortController })
  | (OnItsWay & { state: 'failed'; error: ApiError })
  | { state: 'done'; url: string; preview?: string }

/** What was chosen, and once it is prepared, what is sent of it. */
export type OnItsWay = { chosen: Blob; prepared?: PreparedPicture }

type PicturesState = {
  /** What they belong to; nothing any more once the session has ended. */
  about: ProblemTarget | undefined
  slots: readonly PictureSlot[]
  /** So many were chosen at once that found no place. */
  leftOut: number
}

/** Nothing stands there. */
export const EMPTY: PictureSlot = { state: 'unStart' }

export const useConsultsPictures = createStore<PicturesState>(() => ({
  about: undefined,
  slots: Array.from({ length: PICTURE_LIMIT }, () => EMPTY),
  leftOut: 0,
}))

// What stands in no place any more is given up: taken away, put in the place of, or left by the session.
useConsultsPictures.subscribe((now, before) => {
  const kept = now.slots.map(stopOf)
  for (const slot of before.slots) {
    const stop = stopOf(slot)
    if (!kept.includes(stop)) stop?.abort()
  }
})

/** What gives up an upload that is under way. */
export const stopOf = (slot: PictureSlot): AbortController | undefined => ('stop' in slot ? slot.stop : undefined)

/** How far each place has come, as the problem's checks ask it. */
export const uploadStates = ({ slots }: PicturesState): UploadState[] => slots.map(({ state }) => state)

/** The addresses of what has arrived, in the order of the places; what has failed is left out (A249). */
export const pictureUrls = ({ slots }: PicturesState): string[] =>
  slots.flatMap((slot) => (slot.state === 'done' ? [slot.url] : []))

/** The same as they are shown: what is on this phone is not fetched. */
export const picturesShown = ({ slots }: PicturesState): string[] =>
  slots.flatMap((slot) => (slot.state === 'done' ? [slot.preview ?? slot.url] : []))

/** Puts back what a draft has kept; whatever stands there goes. */
export const restorePictures = (urls: readonly string[], about?: ProblemTarget): void =>
  useConsultsPictures.setState({
    about,
    slots: Array.from({ length: PICTURE_LIMIT }, (_, index): PictureSlot => {
      const url = urls[index]
      return url === undefined ? EMPTY : { state: 'done', url }
    }),
    leftOut: 0,
  })

/** Empties a place; what is under way there is given up. */
export const removePicture = (place: number): void => {
  putPicture(place, EMPTY)
  useConsultsPictures.setState({ leftOut: 0 })
}

/** Puts something into a place. */
export const putPicture = (place: number, slot: PictureSlot): void =>
  useConsultsPictures.setState(({ slots }) => ({ slots: slots.map((one, index) => (index === place ? slot : one)) }))
