import { textAt } from './pictureBytes'

/** A466: whether a picture is animated; as a JPEG it would lose its motion. */
export const isMoving = (kind: 'jpeg' | 'png' | 'gif' | 'webp', bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    switch (kind) {
      case 'jpeg':
        return false
      case 'png':
        return isMovingPng(view, bytes)
      case 'gif':
        return isMovingGif(view)
      case 'webp':
        return textAt(bytes, 12, 4) === 'VP8X' && (view.getUint8(20) & 0x02) !== 0
    }
  } catch {
    return false
  }
}

const isMovingPng = (view: DataView, bytes: Uint8Array): boolean => {
  for (let at = 8; ; at += 12 + view.getUint32(at)) {
    const chunk = textAt(bytes, at + 4, 4)
    if (chunk === 'acTL') return true
    if (chunk === 'IDAT' || chunk === '') return false
  }
}

const GIF_SCREEN_END = 13
const GIF_EXTENSION = 0x21
const GIF_FRAME = 0x2c

const isMovingGif = (view: DataView): boolean => {
  let at = GIF_SCREEN_END + gifColours(view.getUint8(10))
  for (let frames = 0; frames < 2;) {
    const block = view.getUint8(at)
    if (block === GIF_FRAME) {
      frames += 1
      at += 11 + gifColours(view.getUint8(at + 9))
    } else if (block === GIF_EXTENSION) at += 2
    else return false
    while (view.getUint8(at) !== 0) at += view.getUint8(at) + 1
    at += 1
  }
  return true
}

export const gifColours = (packed: number): number => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1))
