import { isMovingGif } from './gif'
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
