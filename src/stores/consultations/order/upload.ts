import { uploadPicture } from '@/api/consultations/pictures'
import { asApiError } from '@/api/errors'
import { fetchPreparing, PictureError, type PreparedPicture } from '@/gateways/pictures/port'
import { wait } from '@/lib/time/clock'
import { EMPTY, useConsultationPictures, type OnItsWay, type PictureSlot } from './pictures'
import { changeUpload, putPicture } from './slots'

export const choosePictures = async (place: number, files: readonly Blob[]): Promise<void> => {
  const { slots } = useConsultationPictures.getState()
  const others = slots.flatMap(({ state }, index) => (state === 'unStart' && index !== place ? [index] : []))
  const free = [place, ...others]
  useConsultationPictures.setState({ leftOut: Math.max(0, files.length - free.length) })
  await Promise.all(files.slice(0, free.length).map((chosen, turn) => upload(free[turn] ?? place, { chosen })))
}

export const retryPicture = async (place: number): Promise<void> => {
  const slot = useConsultationPictures.getState().slots[place]
  if (slot?.state !== 'failed') return
  const { chosen, prepared } = slot
  await upload(place, { chosen, ...(prepared && { prepared }) })
}

const upload = async (place: number, wanted: OnItsWay): Promise<void> => {
  const stop = new AbortController()
  putPicture(place, { ...wanted, state: 'uploading', share: 0, stop })
  try {
    const prepared = wanted.prepared ?? (await prepare(wanted.chosen, stop.signal))
    const onProgress = (share: number) =>
      changeUpload(stop, () => ({ ...wanted, prepared, state: 'uploading', share, stop }))
    onProgress(0)
    // Paint first: preparing a picture takes long on an old phone.
    await wait(0)
    if (stop.signal.aborted) return
    const url = await uploadPicture(prepared.file, { signal: stop.signal, onProgress })
    const { preview, isBlurred } = prepared
    changeUpload(stop, () => ({ state: 'done', url, preview, isBlurred }))
  } catch (failure) {
    changeUpload(stop, (slot) => afterFailure(slot, failure))
  }
}

const prepare = async (chosen: Blob, signal: AbortSignal): Promise<PreparedPicture> =>
  (await fetchPreparing())(chosen, signal)

const afterFailure = (slot: PictureSlot, failure: unknown): PictureSlot => {
  if (failure instanceof PictureError) return { state: 'unStart', refused: failure.problem }
  if (slot.state !== 'uploading') return EMPTY
  const { chosen, prepared } = slot
  return { state: 'failed', chosen, ...(prepared && { prepared }), error: asApiError(failure) }
}
