import type { ApiError } from '@/api/errors'
import type { PictureProblem } from '@/domain/consultations/pictureKind'
import { targetKey, type QuestionTarget, type UploadState } from '@/domain/consultations/doctorQuestion'
import type { PreparedPicture } from '@/gateways/pictures/port'
import { createStore } from '@/stores/createStore'

/** A question has at most three pictures, each in its own place (CONSULT-12). */
const PICTURE_LIMIT = 3

export type PictureSlot =
  | { state: 'unStart'; refused?: PictureProblem }
  | (OnItsWay & { state: 'uploading'; share: number; stop: AbortController })
  | (OnItsWay & { state: 'failed'; error: ApiError })
  | { state: 'done'; url: string; preview?: string; isBlurred?: boolean }

export type OnItsWay = { chosen: Blob; prepared?: PreparedPicture }

type Pictures = { about: QuestionTarget | undefined; slots: readonly PictureSlot[] }

type PicturesState = Pictures & {
  leftOut: number
  /** Pictures of other questions that were not all uploaded when another one was opened (A641). */
  aside: readonly Pictures[]
}

export const EMPTY: PictureSlot = { state: 'unStart' }

export const useConsultationPictures = createStore<PicturesState>(() => ({
  about: undefined,
  slots: Array.from({ length: PICTURE_LIMIT }, () => EMPTY),
  leftOut: 0,
  aside: [],
}))

export const allPictures = (state: PicturesState): Pictures[] => [state, ...state.aside]

const stopsIn = (state: PicturesState) => allPictures(state).flatMap(({ slots }) => slots.map(stopOf))

// Cancel the uploads of pictures that were removed, replaced, or cleared with the session.
useConsultationPictures.subscribe((now, before) => {
  const kept = stopsIn(now)
  for (const stop of stopsIn(before)) if (!kept.includes(stop)) stop?.abort()
})

export const stopOf = (slot: PictureSlot): AbortController | undefined => ('stop' in slot ? slot.stop : undefined)

export const uploadStates = ({ slots }: Pick<Pictures, 'slots'>): UploadState[] => slots.map(({ state }) => state)

/** Addresses of the uploaded pictures in the order of the places; failed ones are left out (A249). */
export const pictureUrls = ({ slots }: Pick<Pictures, 'slots'>): string[] =>
  slots.flatMap((slot) => (slot.state === 'done' ? [slot.url] : []))

export const picturesShown = ({ slots }: Pick<Pictures, 'slots'>): string[] =>
  slots.flatMap((slot) => (slot.state === 'done' ? [slot.preview ?? slot.url] : []))

const isAbout =
  (target: QuestionTarget) =>
  ({ about }: Pictures): boolean =>
    about !== undefined && targetKey(about) === targetKey(target)

/** The pictures of a question that is shown or put aside. */
export const picturesAbout = (target: QuestionTarget, state: PicturesState): Pictures | undefined =>
  allPictures(state).find(isAbout(target))

/** Shows the pictures of a question: those that were put aside, else these addresses. */
export const restorePictures = (urls: readonly string[], target: QuestionTarget): void =>
  useConsultationPictures.setState((state) => ({
    about: target,
    slots: picturesAbout(target, state)?.slots ?? slotsOf(urls),
    leftOut: 0,
    aside: allPictures(state).flatMap(({ about, slots }) =>
      slots.some((slot) => 'chosen' in slot || 'refused' in slot) && !isAbout(target)({ about, slots })
        ? { about, slots }
        : [],
    ),
  }))

const slotsOf = (urls: readonly string[]) =>
  Array.from({ length: PICTURE_LIMIT }, (_, index): PictureSlot => {
    const url = urls[index]
    return url === undefined ? EMPTY : { state: 'done', url }
  })

export const forgetPictures = (target: QuestionTarget): void =>
  useConsultationPictures.setState((state) => ({
    ...(isAbout(target)(state) && useConsultationPictures.getInitialState()),
    aside: state.aside.filter((one) => !isAbout(target)(one)),
  }))
