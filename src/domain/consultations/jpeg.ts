import { textAt, type PixelSize } from './pictureBytes'

/** EXIF orientation: 1 upright, 3 upside down, 6 and 8 on a side; the others are mirrored. */
export type Turn = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** `to` is exclusive. */
type Part = { from: number; to: number }

const SEGMENT = 0xff
const START_OF_SCAN = 0xda
const END = 0xd9
const APP1 = 0xe1
/** JPEG markers C4, C8 and CC carry no size, unlike the other C markers. */
const WITHOUT_SIZE = [0xc4, 0xc8, 0xcc]
const EXIF = 'Exif\0\0'

/** Returns the pixel size of a JPEG, or undefined when its data start before the size. Throws on a truncated file. */
export const jpegSize = (view: DataView): PixelSize | undefined => {
  for (const { marker, from } of segments(view)) {
    if (marker >= 0xc0 && marker <= 0xcf && !WITHOUT_SIZE.includes(marker))
      return { width: view.getUint16(from + 7), height: view.getUint16(from + 5) }
  }
  return undefined
}

/** Returns the orientation and the position of all EXIF. Browsers differ in applying it, so EXIF is removed. */
export const readExif = (bytes: Uint8Array): { turn: Turn; parts: Part[] } => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Part[] = []
  try {
    for (const { marker, from, to } of segments(view))
      if (marker === APP1 && textAt(bytes, from + 4, EXIF.length) === EXIF) parts.push({ from, to })
  } catch {
    // A truncated file is rejected for its missing size.
  }
  const [first] = parts
  return { turn: first === undefined ? 1 : turnIn(bytes.subarray(first.from + 4 + EXIF.length, first.to)), parts }
}

function* segments(view: DataView): Generator<Part & { marker: number }> {
  let from = 2
  for (;;) {
    if (view.getUint8(from) !== SEGMENT) return
    const marker = view.getUint8(from + 1)
    if (marker === SEGMENT) {
      from += 1
      continue
    }
    if (marker === START_OF_SCAN || marker === END) return
    const to = from + 2 + view.getUint16(from + 2)
    yield { marker, from, to }
    from = to
  }
}

const ORIENTATION = 0x0112
const ENTRY_BYTES = 12

const turnIn = (exif: Uint8Array): Turn => {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength)
  const isLittle = textAt(exif, 0, 2) === 'II'
  try {
    const table = view.getUint32(4, isLittle)
    const count = view.getUint16(table, isLittle)
    for (let index = 0; index < count; index++) {
      const entry = table + 2 + index * ENTRY_BYTES
      if (view.getUint16(entry, isLittle) === ORIENTATION) return asTurn(view.getUint16(entry + 8, isLittle))
    }
  } catch {
    return 1
  }
  return 1
}

const TURNS: readonly Turn[] = [1, 2, 3, 4, 5, 6, 7, 8]
const asTurn = (code: number): Turn => TURNS.find((turn) => turn === code) ?? 1

type Matrix = [number, number, number, number, number, number]

export const uprightSize = ({ width, height }: PixelSize, turn: Turn): PixelSize =>
  turn < 5 ? { width, height } : { width: height, height: width }

/** Returns the matrix of a canvas that draws a turned picture upright; sizes are pixels as stored. */
export const uprightMatrix = ({ width, height }: PixelSize, turn: Turn): Matrix => {
  switch (turn) {
    case 1:
      return [1, 0, 0, 1, 0, 0]
    case 2:
      return [-1, 0, 0, 1, width, 0]
    case 3:
      return [-1, 0, 0, -1, width, height]
    case 4:
      return [1, 0, 0, -1, 0, height]
    case 5:
      return [0, 1, 1, 0, 0, 0]
    case 6:
      return [0, 1, -1, 0, height, 0]
    case 7:
      return [0, -1, -1, 0, height, width]
    case 8:
      return [0, -1, 1, 0, 0, width]
  }
}
