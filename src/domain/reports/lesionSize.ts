import type { Lesion } from './report'

/** The longer of its two measures in millimetres; what is not recorded, or is no length, is undefined. */
export const sizeOf = ({ widthMm, heightMm }: Lesion): number | undefined => {
  const known = [widthMm, heightMm].filter((mm) => mm !== undefined).filter((mm) => mm > 0)
  return known.length === 0 ? undefined : Math.max(...known)
}
