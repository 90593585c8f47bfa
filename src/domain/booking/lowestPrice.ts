export type Offer = {
  priceFen: number | undefined
  specifications: { id: string; priceFen: number; name?: string | undefined }[]
}

type LowestPrice = { fen: number | undefined; varies: boolean }

/** A580, A617: returns the price to show before a specification is chosen, and whether the prices differ. */
export const lowestPrice = ({ priceFen, specifications }: Offer): LowestPrice => {
  if (specifications.length === 0) return { fen: priceFen, varies: false }
  const prices = specifications.map((one) => one.priceFen)
  const fen = Math.min(...prices)
  return { fen, varies: prices.some((price) => price !== fen) }
}
