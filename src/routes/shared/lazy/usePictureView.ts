import { useState } from 'react'
import {
  enlargedAt,
  firstView,
  isWider,
  mostOf,
  movedBy,
  sizeOf,
  type ViewSizes,
  type Point,
  type Size,
  type View,
} from '@/lib/pictureView'

const CENTRE: Point = { x: 0, y: 0 }

/** The factor of one tap on a button, or of one press of a key. */
const FACTOR = 1.5

export type ViewedState = {
  /** Undefined until the picture has loaded. */
  shown: (View & { size: Size }) | undefined
  isWide: boolean
  isLeast: boolean
  isMost: boolean
  /** Takes the size of a picture that has loaded, or of its stage when that changes. */
  place: (sizes: ViewSizes) => void
  forget: () => void
  enlarge: (factor: number, at: Point) => void
  /** Enlarges by one step, or reduces by one, in the middle. */
  step: (by: 1 | -1) => void
  move: (by: Point) => void
}

/**
 * Returns how the shown picture is enlarged, and the functions that change it. Changes before the picture has loaded
 * do nothing.
 */
export const usePictureView = (): ViewedState => {
  const [shown, setShown] = useState<{ sizes: ViewSizes; view: View }>()
  const change = (next: (view: View, sizes: ViewSizes) => View) =>
    setShown((now) => now && { ...now, view: next(now.view, now.sizes) })
  const enlarge = (factor: number, at: Point) => change((view, sizes) => enlargedAt(view, factor, at, sizes))
  return {
    shown: shown && { ...shown.view, size: sizeOf(shown.view, shown.sizes) },
    isWide: shown !== undefined && isWider(shown.view, shown.sizes),
    isLeast: shown === undefined || shown.view.scale <= 1,
    isMost: shown === undefined || shown.view.scale >= mostOf(shown.sizes),
    place: (sizes) => setShown({ sizes, view: firstView(sizes) }),
    forget: () => setShown(undefined),
    enlarge,
    step: (by) => enlarge(FACTOR ** by, CENTRE),
    move: (by) => change((view, sizes) => movedBy(view, by, sizes)),
  }
}
