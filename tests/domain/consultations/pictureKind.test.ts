import { describe, expect, test } from 'vitest'
import { isMoving } from '@/domain/consultations/movingPicture'
import { readExif, uprightMatrix, uprightSize, type Turn } from '@/domain/consultations/jpeg'
import { MOST_PICTURE_BYTES, readPicture, sizeProblem } from '@/domain/consultations/pictureKind'
import { bytes, exif, framesOfGif, framesOfPng, gif, jpeg, png, webp } from '../../support/pictureFiles'

test('[RD1] [A250] a file over 25 MB is too big, and an empty file is no picture', () => {
  expect([0, 1, MOST_PICTURE_BYTES, MOST_PICTURE_BYTES + 1].map(sizeProblem)).toEqual([
    'empty',
    undefined,
    undefined,
    'tooLarge',
  ])
  expect(MOST_PICTURE_BYTES).toBe(25_000_000)
})

test.each([
  ['a JPEG', jpeg([4000, 3000]), 'jpeg'],
  ['a progressive JPEG', jpeg([4000, 3000], [], 0xc2), 'jpeg'],
  ['a JPEG with EXIF', jpeg([4000, 3000], exif(6)), 'jpeg'],
  ['a JPEG that is filled up', jpeg([4000, 3000], [0xff, 0xff, 0xff]), 'jpeg'],
  ['a PNG', png([4000, 3000]), 'png'],
  ['a GIF', gif([4000, 3000]), 'gif'],
  ['a GIF whose frame is larger', gif([10, 10], [4000, 3000]), 'gif'],
  ['a lossy WebP', webp.lossy([4000, 3000]), 'webp'],
  ['a lossless WebP', webp.lossless([4000, 3000]), 'webp'],
  ['an extended WebP', webp.extended([4000, 3000]), 'webp'],
])('[A250] %s is recognised by its bytes, and its size is read', (_name, file, kind) => {
  expect(readPicture(file)).toEqual({ kind, width: 4000, height: 3000 })
})

test.each([
  ['a page', bytes('<!doctype html><title>photo.jpg</title>')],
  ['a drawing that may hold a script', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a PDF', bytes('%PDF-1.7\n%\xe2\xe3')],
  ['a text', bytes('photo')],
  ['a film', bytes([0, 0, 0, 32], 'ftypisom')],
  ['a sound', bytes('RIFF', [0, 0, 0, 0], 'WAVEfmt ')],
  ['two bytes of a JPEG', bytes([0xff, 0xd8])],
  ['the first letters of a GIF', bytes('GIF89')],
])('[RD1] %s is rejected as no picture, whatever its name', (_name, file) => {
  expect(readPicture(file)).toBe('notAPicture')
})

test.each([
  ['HEIC', bytes([0, 0, 0, 24], 'ftypheic')],
  ['HEIC of another make', bytes([0, 0, 0, 10], 'ftypmif1')],
  ['AVIF', bytes([0, 0, 0, 28], 'ftypavif')],
  ['TIFF', bytes('II*\0', [8, 0, 0, 0, 0, 0, 0, 0])],
  ['TIFF of a Mac', bytes('MM\0*', [0, 0, 0, 8, 0, 0, 0, 0])],
  ['BMP', bytes('BM', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
])('[RD1] %s is rejected as a kind that some phones cannot read', (_name, file) => {
  expect(readPicture(file)).toBe('otherKind')
})

test.each([
  ['12 000 by 12 000', png([12_000, 12_000])],
  ['a JPEG of 60 megapixels', jpeg([10_000, 6000])],
  ['a GIF with a huge screen', gif([65_535, 65_535], [1, 1])],
  ['a GIF with a huge frame', gif([1, 1], [65_535, 65_535])],
  ['a WebP of 60 megapixels', webp.extended([10_000, 6000])],
  ['one line over the limit', png([10_000, 5001])],
])('[RD1] [A250] %s has too many pixels', (_name, file) => {
  expect(readPicture(file)).toBe('tooManyPixels')
})

test('[A250] a picture of fifty megapixels is accepted', () => {
  expect(readPicture(png([10_000, 5000]))).toMatchObject({ width: 10_000 })
})

const WHOLE = [jpeg([40, 30], exif(6)), png([40, 30]), gif([40, 30]), webp.lossy([40, 30]), webp.extended([40, 30])]

test.each(WHOLE.map((file) => [file.length, file] as const))(
  '[RD1] a truncated header is rejected and never read past its end (%i bytes)',
  (length, file) => {
    const results = Array.from({ length }, (_, end) => readPicture(file.slice(0, end)))
    expect(results.slice(0, 24).filter((one) => typeof one !== 'string')).toEqual([])
  },
)

test.each([
  ['without a size', bytes([0xff, 0xd8, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0])],
  ['with no lines', jpeg([40, 0])],
  ['a PNG without pixels', png([0, 30])],
  ['a PNG that begins otherwise', bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IDAT', [0, 0, 0, 1, 0, 0, 0, 1])],
  ['a GIF without a frame', bytes('GIF87a', [1, 0, 1, 0, 0, 0, 0, 0x3b])],
  ['a WebP of no kind', bytes('RIFF', [4, 0, 0, 0], 'WEBPXXXX', [0, 0, 0, 0])],
])('[RD1] a picture %s is rejected as undecodable', (_name, file) => {
  expect(readPicture(file)).toBe('undecodable')
})

test('[CHAT-38] a chat takes JPEG, PNG and GIF by their content', () => {
  const kinds = [jpeg([40, 30]), png([40, 30]), gif([40, 30])].map((file) => readPicture(file, true))
  expect(kinds).toMatchObject([{ kind: 'jpeg' }, { kind: 'png' }, { kind: 'gif' }])
})

test('[CHAT-38] [A466] a GIF that is kept may move; other moving pictures and its limits stay as they are', () => {
  expect(readPicture(framesOfGif(2))).toBe('otherKind')
  expect(readPicture(framesOfGif(2), true)).toEqual({ kind: 'gif', width: 40, height: 30 })
  expect(readPicture(framesOfPng('acTL'), true)).toBe('otherKind')
  expect(readPicture(webp.moving([40, 30]), true)).toBe('otherKind')
  expect(readPicture(gif([65_535, 65_535]), true)).toBe('tooManyPixels')
})

test.each(['II', 'MM'] as const)('[RD2] the orientation is read in either byte order (%s)', (order) => {
  const turns = [1, 2, 3, 4, 5, 6, 7, 8]
  expect(turns.map((turn) => readExif(jpeg([4, 3], exif(turn, order))).turn)).toEqual(turns)
})

test('[RD2] an invalid orientation and truncated EXIF count as upright', () => {
  expect([0, 9, 65_535].map((turn) => readExif(jpeg([4, 3], exif(turn))).turn)).toEqual([1, 1, 1])
  expect(readExif(jpeg([4, 3])).turn).toBe(1)
  const whole = exif(6)
  for (let length = 10; length < 40; length++) {
    const short = [0xff, 0xe1, 0, length - 2, ...whole.slice(4, length)]
    expect(readExif(jpeg([4, 3], short)).turn).toBe(1)
  }
})

test('[RD2] every EXIF block is found, so that no browser rotates a second time', () => {
  const file = jpeg([4, 3], [...exif(6), ...exif(3)])
  const { turn, parts } = readExif(file)
  expect(turn).toBe(6)
  const rest = [{ to: 0 }, ...parts].flatMap(({ to }, index) => Array.from(file.slice(to, parts[index]?.from)))
  expect(rest).toEqual([...jpeg([4, 3])])
  expect(readPicture(new Uint8Array(rest))).toMatchObject({ width: 4, height: 3 })
})

/** The corners of the upright picture by orientation, from the EXIF specification. */
const CORNERS: Record<Turn, [topLeft: [number, number], bottomRight: [number, number]]> = {
  1: [
    [0, 0],
    [4, 3],
  ],
  2: [
    [4, 0],
    [0, 3],
  ],
  3: [
    [4, 3],
    [0, 0],
  ],
  4: [
    [0, 3],
    [4, 0],
  ],
  5: [
    [0, 0],
    [3, 4],
  ],
  6: [
    [3, 0],
    [0, 4],
  ],
  7: [
    [3, 4],
    [0, 0],
  ],
  8: [
    [0, 4],
    [3, 0],
  ],
}

test.each(Object.entries(CORNERS))('[RD2] a picture of orientation %s is drawn upright', (orientation, corners) => {
  const turn = Number(orientation) as Turn
  const size = { width: 4, height: 3 }
  const [a, b, c, d, e, f] = uprightMatrix(size, turn)
  const at = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f]
  expect([at(0, 0), at(4, 3)]).toEqual(corners)
  expect(uprightSize(size, turn)).toEqual(turn < 5 ? size : { width: 3, height: 4 })
})

test('[A466] a GIF that is cut within its second frame is animated, and one that is cut before it is not', () => {
  const end = framesOfGif(1).length - 1
  expect(readPicture(framesOfGif(2).slice(0, end))).toMatchObject({ kind: 'gif' })
  expect(readPicture(framesOfGif(2).slice(0, -3))).toBe('otherKind')
})

test('[A466] an animated GIF, PNG or WebP is rejected, and one of a single frame is accepted', () => {
  expect(
    [framesOfGif(2), framesOfGif(30), framesOfPng('acTL'), webp.moving([40, 30])].map((file) => readPicture(file)),
  ).toEqual(Array.from({ length: 4 }, () => 'otherKind'))
  expect(readPicture(framesOfGif(1))).toMatchObject({ kind: 'gif' })
  expect(readPicture(framesOfPng('tEXt'))).toMatchObject({ kind: 'png' })
})

describe('a GIF with colour tables', () => {
  // The tables hold bytes that begin a frame, so that a wrong length of a table finds a frame in it.
  const table = (colours: number) => Array<number>(3 * colours).fill(0x2c)
  const head = (packed: number) => [0x2c, 0, 0, 0, 0, 40, 0, 30, 0, packed]
  const frame = (packed: number, colours: number) => [...head(packed), ...table(colours), 2, 1, 0, 0]
  const file = (packed: number, colours: number, frames: number[][]) =>
    bytes('GIF89a', [40, 0, 30, 0, packed, 0, 0, ...table(colours), ...frames.flat(), 0x3b])

  test.each([
    ['none', 0x02, 0, 0x02, 0],
    ['two for the screen', 0x80, 2, 0x00, 0],
    ['eight for the screen and four for a frame', 0x82, 8, 0x81, 4],
    ['256 for a frame', 0x00, 0, 0x87, 256],
  ])('[A250] [A466] its size and its motion are read with %s', (_which, screen, colours, packed, own) => {
    const one = file(screen, colours, [frame(packed, own)])
    const two = file(screen, colours, [frame(packed, own), frame(packed, own)])
    expect(readPicture(one)).toEqual({ kind: 'gif', width: 40, height: 30 })
    expect([isMoving('gif', one), isMoving('gif', two)]).toEqual([false, true])
  })
})
