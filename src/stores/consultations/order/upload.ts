import { uploadPicture } from '@/api/consultations/pictures'
import { asApiError } from '@/api/errors'
import { fetchPreparing, PictureError, type PreparedPicture } from '@/gateways/pictures/port'
import { wait } from '@/lib/time/clock'
import { EMPTY, putPicture, stopOf, useConsultationPictures, type OnItsWay, type PictureSlot } from './pictures'

export const choosePictures = async (place: number, files: readonly Blob[]): Promise<void> => {
  const { slots } = useConsultationPictures.getState()
  const others = slots.flatMap(({ state }, index) => (state === 'unStart' && index !== place ? [index] : []))
  const free = [place, ...others]
  useConsultationPictures.setState({ leftOut: Math.max(0, files.length - free.length) })
  await Promise.all(files.slice(0, free.length).map((chosen, turn) => upload(free[turn] ?? place, { chosen })))
}

export const retryPicture = async (place: number): Promise<void> => {
  const slot = slotAt(place)
  if (slot?.state !== 'failed') return
  const { chosen, prepared } = slot
  await upload(place, { chosen, ...(prepared && { prepared }) })
}

const upload = async (place: number, wanted: OnItsWay): Promise<void> => {
  const stop = new AbortController()
  // Ignore the late result of a picture that was removed or replaced.
  const isShown = () => stopOfPlace(place) === stop
  putPicture(place, { ...wanted, state: 'uploading', share: 0, stop })
  try {
    const prepared = wanted.prepared ?? (await prepare(wanted.chosen, stop.signal))
    if (!isShown()) return
    putPicture(place, { ...wanted, prepared, state: 'uploading', share: 0, stop })
    // Paint first: preparing a picture takes long on an old phone.
    await wait(0)
    if (!isShown()) return
    const onProgress = (share: number) => {
      if (isShown()) putPicture(place, { ...wanted, prepared, state: 'uploading', share, stop })
    }
    const url = await uploadPicture(prepared.file, { signal: stop.signal, onProgress })
    if (isShown()) putPicture(place, { state: 'done', url, preview: prepared.preview, isBlurred: prepared.isBlurred })
  } catch (failure) {
    if (isShown()) putPicture(place, afterFailure(slotAt(place), failure))
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

const slotAt = (place: number): PictureSlot | undefined => useConsultationPictures.getState().slots[place]

const stopOfPlace = (place: number): AbortController | undefined => {
  const slot = slotAt(place)
  return slot && stopOf(slot)
}
