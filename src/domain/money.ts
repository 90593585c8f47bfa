export const offeredPrice = (fen: number, free: string): string => (fen === 0 ? free : formatFen(fen))

/** Formats fen: '¥128.00' (CONST-01, A362); an unknown amount reads 0.00 (A361). */
export const formatFen = (fen: number | undefined): string => {
  const whole = fen !== undefined && Number.isSafeInteger(fen) ? fen : 0
  const digits = String(Math.abs(whole)).padStart(3, '0')
  return `${whole < 0 ? '-' : ''}¥${digits.slice(0, -2)}.${digits.slice(-2)}`
}
