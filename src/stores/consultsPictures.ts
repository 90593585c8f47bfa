import { uploadPicture } from '../api/consults'
import { asApiError, type ApiError } from '../api/errors'
import { PictureError, type PictureProblem } from '../domain/consults/pictureKind'
import type { UploadState } from '../domain/consults/problem'
import { fetchPreparing, type PreparedPicture } from '../gateways/pictures/port'
import { resettable } from './store'

/** A problem has so many pictures, each in a place of its own (CONSULT-12). */
const PICTURE_LIMIT = 3

/** One of the places: empty, with what was refused there last; on its way; or with what came of that (CONSULT-21). */
export type PictureSlot =
  | { state: 'unStart'; refused?: PictureProblem }
  | (OnItsWay & { state: 'uploading'; share: number; stop: AbortController })
  | (OnItsWay & { state: 'failed'; error: ApiError })
  | { state: 'done'; url: string; preview?: string }

/** What was chosen, and once it is prepared, what is sent of it. */
type OnItsWay = { chosen: Blob; prepared?: PreparedPicture }

type PicturesState = {
  slots: readonly PictureSlot[]
  /** So many were chosen at once that found no place. */
  leftOut: number
}

const EMPTY: PictureSlot = { state: 'unStart' }

export const useConsultsPictures = resettable<PicturesState>(() => ({
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

const stopOf = (slot: PictureSlot): AbortController | undefined => ('stop' in slot ? slot.stop : undefined)

/** How far each place has come, as the problem's checks ask it. */
export const uploadStates = ({ slots }: PicturesState): UploadState[] => slots.map(({ state }) => state)

/** The addresses of what has arrived, in the order of the places; what has failed is left out (A249). */
export const pictureUrls = ({ slots }: PicturesState): string[] =>
  slots.flatMap((slot) => (slot.state === 'done' ? [slot.url] : []))

/** Puts back what a draft has kept; whatever stands there goes. */
export const restorePictures = (urls: readonly string[]): void =>
  useConsultsPictures.setState({
    slots: Array.from({ length: PICTURE_LIMIT }, (_, index): PictureSlot => {
      const url = urls[index]
      return url === undefined ? EMPTY : { state: 'done', url }
    }),
    leftOut: 0,
  })

/** Takes the first file into this place, and others that were chosen with it into those that are empty. */
export const choosePictures = async (place: number, files: readonly Blob[]): Promise<void> => {
  const { slots } = useConsultsPictures.getState()
  const others = slots.flatMap(({ state }, index) => (state === 'unStart' && index !== place ? [index] : []))
  const free = [place, ...others]
  useConsultsPictures.setState({ leftOut: Math.max(0, files.length - free.length) })
  await Promise.all(files.slice(0, free.length).map((chosen, turn) => upload(free[turn] ?? place, { chosen })))
}

/** Sends what has failed once more. */
export const retryPicture = async (place: number): Promise<void> => {
  const slot = slotAt(place)
  if (slot?.state !== 'failed') return
  const { chosen, prepared } = slot
  await upload(place, { chosen, ...(prepared && { prepared }) })
}

/** Empties a place; what is under way there is given up. */
export const removePicture = (place: number): void => {
  put(place, EMPTY)
  useConsultsPictures.setState({ leftOut: 0 })
}

const upload = async (place: number, wanted: OnItsWay): Promise<void> => {
  const stop = new AbortController()
  // What comes late is about something that is there no more.
  const isShown = () => stopOfPlace(place) === stop
  put(place, { ...wanted, state: 'uploading', share: 0, stop })
  try {
    const prepared = wanted.prepared ?? (await prepare(wanted.chosen, stop.signal))
    if (!isShown()) return
    put(place, { ...wanted, prepared, state: 'uploading', share: 0, stop })
    const onProgress = (share: number) => {
      if (isShown()) put(place, { ...wanted, prepared, state: 'uploading', share, stop })
    }
    const url = await uploadPicture(prepared.file, { signal: stop.signal, onProgress })
    if (isShown()) put(place, { state: 'done', url, preview: prepared.preview })
  } catch (failure) {
    if (isShown()) put(place, afterFailure(slotAt(place), failure))
  }
}

const prepare = async (chosen: Blob, signal: AbortSignal): Promise<PreparedPicture> =>
  (await fetchPreparing())(chosen, signal)

const afterFailure = (slot: PictureSlot | undefined, failure: unknown): PictureSlot => {
  if (failure instanceof PictureError) return { state: 'unStart', refused: failure.problem }
  if (slot?.state !== 'uploading') return EMPTY
  const { chosen, prepared } = slot
  return { state: 'failed', chosen, ...(prepared && { prepared }), error: asApiError(failure) }
}

const slotAt = (place: number): PictureSlot | undefined => useConsultsPictures.getState().slots[place]

const stopOfPlace = (place: number): AbortController | undefined => {
  const slot = slotAt(place)
  return slot && stopOf(slot)
}

const put = (place: number, slot: PictureSlot): void =>
  useConsultsPictures.setState(({ slots }) => ({ slots: slots.map((one, index) => (index === place ? slot : one)) }))
