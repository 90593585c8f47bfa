export type PixelSize = { width: number; height: number }

export const pixelsOf = ({ width, height }: PixelSize): number => width * height

export const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))
