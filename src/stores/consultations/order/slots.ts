import { EMPTY, stopOf, useConsultationPictures, type PictureSlot } from './pictures'

/** The address of what can be shown of a chosen picture: undefined until it is prepared. */
export const sourceOf = (slot: PictureSlot): string | undefined => {
  if (slot.state === 'done') return slot.preview ?? slot.url
  return slot.state === 'unStart' ? undefined : slot.prepared?.preview
}

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

/** Changes a picture wherever its question is; the late result of one that was removed or replaced is ignored. */
export const changeUpload = (stop: AbortController, change: (slot: PictureSlot) => PictureSlot): void =>
  useConsultationPictures.setState(({ slots: shown, aside }) => {
    const changed = (slots: readonly PictureSlot[]) =>
      slots.map((slot) => (stopOf(slot) === stop ? change(slot) : slot))
    return { slots: changed(shown), aside: aside.map(({ about, slots }) => ({ about, slots: changed(slots) })) }
  })
