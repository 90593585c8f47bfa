type Size = readonly [width: number, height: number]

const text = (words: string): number[] => Array.from(words, (letter) => letter.charCodeAt(0))
const big16 = (value: number): number[] => [value >> 8, value & 0xff]
const little16 = (value: number): number[] => [value & 0xff, value >> 8]
const little24 = (value: number): number[] => [...little16(value & 0xffff), value >> 16]
const big32 = (value: number): number[] => [...big16(value >>> 16), ...big16(value & 0xffff)]
const little32 = (value: number): number[] => [...little16(value & 0xffff), ...little16(value >>> 16)]

export const bytes = (...parts: (number[] | string)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? text(part) : part)))

const segment = (marker: number, content: number[]): number[] => [
  0xff,
  marker,
  ...big16(content.length + 2),
  ...content,
]

const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 3, 0xff, 0xd9]

/** EXIF with another entry, the orientation and the place of the photo. */
export const exif = (orientation: number, order: 'II' | 'MM' = 'II'): number[] => {
  const [short, long] = order === 'II' ? [little16, little32] : [big16, big32]
  const value = [...short(orientation), 0, 0]
  return segment(0xe1, [
    ...text('Exif\0\0'),
    ...text(order),
    ...short(42),
    ...long(8),
    ...short(3),
    ...short(0x0100),
    ...short(3),
    ...long(1),
    ...short(9),
    0,
    0,
    ...short(0x0112),
    ...short(3),
    ...long(1),
    ...value,
    ...short(0x8825),
    ...short(4),
    ...long(1),
    ...long(50),
    ...long(0),
    ...text('GPS 39.9042N 116.4074E'),
  ])
}

export const jpeg = ([width, height]: Size, before: number[] = [], marker = 0xc0): Uint8Array<ArrayBuffer> =>
  bytes(
    [0xff, 0xd8],
    segment(0xe0, [...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    before,
    segment(0xc4, [0, 0, 0, 0]),
    segment(marker, [8, ...big16(height), ...big16(width), 1, 1, 0x11, 0]),
    SCAN,
  )

export const png = ([width, height]: Size): Uint8Array<ArrayBuffer> =>
  bytes([0x89], 'PNG\r\n\x1a\n', big32(13), 'IHDR', big32(width), big32(height), [8, 2, 0, 0, 0], big32(0))

/** A GIF whose screen size differs from that of its first frame, with a comment and colours before it. */
export const gif = ([width, height]: Size, frame: Size = [width, height]): Uint8Array<ArrayBuffer> =>
  bytes(
    'GIF89a',
    little16(width),
    little16(height),
    [0x80, 0, 0],
    [0, 0, 0, 255, 255, 255],
    [0x21, 0xfe, 2, ...text('hi'), 0],
    [0x2c, ...little16(0), ...little16(0), ...frame.flatMap(little16), 0],
    [2, 2, 0x44, 1, 0, 0x3b],
  )

export const framesOfGif = (count: number): Uint8Array<ArrayBuffer> => {
  const one = gif([40, 30])
  const frame = Array.from(one.slice(one.indexOf(0x21), -1))
  return bytes(Array.from(one.slice(0, one.indexOf(0x21))), ...Array.from({ length: count }, () => frame), [0x3b])
}

export const framesOfPng = (chunk: string): Uint8Array<ArrayBuffer> =>
  bytes(Array.from(png([40, 30])), big32(8), chunk, big32(2), big32(0), big32(0), big32(0), 'IDAT', big32(0))

const riff = (chunk: string, content: number[]): Uint8Array<ArrayBuffer> =>
  bytes('RIFF', little32(content.length + 12), 'WEBP', chunk, little32(content.length), content)

export const webp = {
  lossy: ([width, height]: Size) =>
    riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little16(width), ...little16(height), 0, 0]),
  lossless: ([width, height]: Size) =>
    riff('VP8L', [0x2f, ...little32(((width - 1) | ((height - 1) << 14)) >>> 0), 0]),
  moving: ([width, height]: Size) => riff('VP8X', [2, 0, 0, 0, ...little24(width - 1), ...little24(height - 1)]),
  extended: ([width, height]: Size) => riff('VP8X', [0, 0, 0, 0, ...little24(width - 1), ...little24(height - 1)]),
}
