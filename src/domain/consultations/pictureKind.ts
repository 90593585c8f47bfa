import { gifSize } from './gif'
import { jpegSize } from './jpeg'
import { isMoving } from './movingPicture'
import { pixelsOf, textAt, type PixelSize } from './pictureBytes'

/** A250: why a picture is rejected. `otherKind` is a format that some phones cannot read. */
export type PictureProblem = 'empty' | 'notAPicture' | 'otherKind' | 'tooLarge' | 'tooManyPixels' | 'undecodable'

type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp'

/** A250: larger than any phone camera's photo. */
export const MOST_PICTURE_BYTES = 25_000_000
const MOST_PIXELS = 50_000_000

export const sizeProblem = (bytes: number): PictureProblem | undefined => {
  if (bytes === 0) return 'empty'
  return bytes > MOST_PICTURE_BYTES ? 'tooLarge' : undefined
}

/**
 * Returns kind and size from the first bytes, whatever the file name, or the reason for a rejection. An animated GIF
 * is accepted only with `keepsGif`, because otherwise it would become a JPEG.
 */
export const readPicture = (
  bytes: Uint8Array,
  keepsGif = false,
): (PixelSize & { kind: PictureKind }) | PictureProblem => {
  const kind = kindOf(bytes)
  if (kind === undefined) return isOtherKind(bytes) ? 'otherKind' : 'notAPicture'
  const size = sizeIn(kind, bytes)
  if (size === undefined || pixelsOf(size) === 0) return 'undecodable'
  if (pixelsOf(size) > MOST_PIXELS) return 'tooManyPixels'
  const staysGif = keepsGif && kind === 'gif'
  return !staysGif && isMoving(kind, bytes) ? 'otherKind' : { kind, ...size }
}

const kindOf = (bytes: Uint8Array): PictureKind | undefined => {
  if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return 'gif'
  return textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP' ? 'webp' : undefined
}

const OTHER_KINDS = /^(....ftyp(hei[cxms]|hev[cx]|mif1|msf1|avi[fs])|II\*\0|MM\0\*|BM)/s

const isOtherKind = (bytes: Uint8Array): boolean => OTHER_KINDS.test(textAt(bytes, 0, 12))

const sizeIn = (kind: PictureKind, bytes: Uint8Array): PixelSize | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    switch (kind) {
      case 'jpeg':
        return jpegSize(view)
      case 'png':
        return textAt(bytes, 12, 4) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined
      case 'gif':
        return gifSize(view)
      case 'webp':
        return webpSize(view, textAt(bytes, 12, 4))
    }
  } catch {
    return undefined
  }
}

const webpSize = (view: DataView, chunk: string): PixelSize | undefined => {
  switch (chunk) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
    default:
      return undefined
  }
}

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
