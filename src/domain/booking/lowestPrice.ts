import type { Offer } from './order'

/** The lowest price at which a service is to be had, and whether there are others. */
export const lowestPrice = ({ priceFen, specifications }: Offer): { fen: number; varies: boolean } => {
  const prices = specifications.length === 0 ? [priceFen] : specifications.map((one) => one.priceFen)
  const fen = Math.min(...prices)
  return { fen, varies: prices.some((price) => price !== fen) }
}
