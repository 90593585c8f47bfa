import type { Lesion } from './report'

/** A length that was measured; 0 is none (A478). */
export const measuredMm = (mm: number | undefined): number | undefined => (mm !== undefined && mm > 0 ? mm : undefined)

/** The longer of its two measures in millimetres; what is not recorded, or is no length, is undefined. */
export const sizeOf = ({ widthMm, heightMm }: Lesion): number | undefined => {
  const known = [widthMm, heightMm].map(measuredMm).filter((mm) => mm !== undefined)
  return known.length === 0 ? undefined : Math.max(...known)
}
