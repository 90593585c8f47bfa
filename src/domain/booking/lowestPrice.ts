export type Offer = {
  priceFen: number
  specifications: { id: string; priceFen: number; name?: string | undefined }[]
}

/** A580, A617: the price before a specification is chosen, and whether another one costs more. */
export const lowestPrice = ({ priceFen, specifications }: Offer): { fen: number; varies: boolean } => {
  const prices = specifications.length === 0 ? [priceFen] : specifications.map((one) => one.priceFen)
  const fen = Math.min(...prices)
  return { fen, varies: prices.some((price) => price !== fen) }
}
