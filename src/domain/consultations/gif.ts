import type { PixelSize } from './pictureBytes'

const SCREEN_END = 13
const EXTENSION = 0x21
const FRAME = 0x2c

/** The screen or the first frame, whichever is larger, because some browsers allocate that. Throws if truncated. */
export const gifSize = (view: DataView): PixelSize => {
  const [first] = frames(view)
  if (first === undefined) return { width: 0, height: 0 }
  const reach = (place: number, size: number) =>
    view.getUint16(first + place, true) + view.getUint16(first + size, true)
  return {
    width: Math.max(view.getUint16(6, true), reach(1, 5)),
    height: Math.max(view.getUint16(8, true), reach(3, 7)),
  }
}

/** Throws on a file that is truncated before its second frame. */
export const isMovingGif = (view: DataView): boolean => {
  const [, second] = frames(view)
  return second !== undefined
}

function* frames(view: DataView): Generator<number> {
  let at = SCREEN_END + colours(view.getUint8(10))
  for (;;) {
    const block = view.getUint8(at)
    if (block === FRAME) {
      yield at
      at += 11 + colours(view.getUint8(at + 9))
    } else if (block === EXTENSION) at += 2
    else return
    while (view.getUint8(at) !== 0) at += view.getUint8(at) + 1
    at += 1
  }
}

const colours = (packed: number): number => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1))
