import type { Offer } from './order'

export const lowestPrice = ({ priceFen, specifications }: Offer): { fen: number; varies: boolean } => {
  const prices = specifications.length === 0 ? [priceFen] : specifications.map((one) => one.priceFen)
  const fen = Math.min(...prices)
  return { fen, varies: prices.some((price) => price !== fen) }
}
