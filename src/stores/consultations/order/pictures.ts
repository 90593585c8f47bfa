import type { ApiError } from '@/api/errors'
import type { PictureProblem } from '@/domain/consultations/pictureKind'
import type { ProblemTarget, UploadState } from '@/domain/consultations/problem'
import type { PreparedPicture } from '@/gateways/pictures/port'
import { createStore } from '@/stores/createStore'

/** A problem has at most three pictures, each in its own place (CONSULT-12). */
const PICTURE_LIMIT = 3

export type PictureSlot =
  | { state: 'unStart'; refused?: PictureProblem }
  | (OnItsWay & { state: 'uploading'; share: number; stop: AbortController })
  | (OnItsWay & { state: 'failed'; error: ApiError })
  | { state: 'done'; url: string; preview?: string; isBlurred?: boolean }

export type OnItsWay = { chosen: Blob; prepared?: PreparedPicture }

type PicturesState = {
  about: ProblemTarget | undefined
  slots: readonly PictureSlot[]
  leftOut: number
}

export const EMPTY: PictureSlot = { state: 'unStart' }

export const useConsultationPictures = createStore<PicturesState>(() => ({
  about: undefined,
  slots: Array.from({ length: PICTURE_LIMIT }, () => EMPTY),
  leftOut: 0,
}))

// Cancel the uploads of pictures that were removed, replaced, or cleared with the session.
useConsultationPictures.subscribe((now, before) => {
  const kept = now.slots.map(stopOf)
  for (const slot of before.slots) {
    const stop = stopOf(slot)
    if (!kept.includes(stop)) stop?.abort()
  }
})

export const stopOf = (slot: PictureSlot): AbortController | undefined => ('stop' in slot ? slot.stop : undefined)

export const uploadStates = ({ slots }: PicturesState): UploadState[] => slots.map(({ state }) => state)

/** Addresses of the uploaded pictures in the order of the places; failed ones are left out (A249). */
export const pictureUrls = ({ slots }: PicturesState): string[] =>
  slots.flatMap((slot) => (slot.state === 'done' ? [slot.url] : []))

export const picturesShown = ({ slots }: PicturesState): string[] =>
  slots.flatMap((slot) => (slot.state === 'done' ? [slot.preview ?? slot.url] : []))

/** The address of what can be shown of a chosen picture: undefined until it is prepared. */
export const sourceOf = (slot: PictureSlot): string | undefined => {
  if (slot.state === 'done') return slot.preview ?? slot.url
  return slot.state === 'unStart' ? undefined : slot.prepared?.preview
}

export const restorePictures = (urls: readonly string[], about?: ProblemTarget): void =>
  useConsultationPictures.setState({
    about,
    slots: Array.from({ length: PICTURE_LIMIT }, (_, index): PictureSlot => {
      const url = urls[index]
      return url === undefined ? EMPTY : { state: 'done', url }
    }),
    leftOut: 0,
  })

export const removePicture = (place: number): void => {
  putPicture(place, EMPTY)
  useConsultationPictures.setState({ leftOut: 0 })
}

export const keepBlurred = (place: number): void => {
  const slot = useConsultationPictures.getState().slots[place]
  if (slot?.state === 'done') putPicture(place, { ...slot, isBlurred: false })
}

export const putPicture = (place: number, slot: PictureSlot): void =>
  useConsultationPictures.setState(({ slots }) => ({
    slots: slots.map((one, index) => (index === place ? slot : one)),
  }))
