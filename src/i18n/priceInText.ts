import { formatFen } from '@/domain/money'
import type { ShellWords } from './dates'

/** A price within other words: '¥49.00 / 次'. Zero is '免费' / 'Free' alone. */
export const priceInText = (shell: ShellWords, fen: number, inText: (price: string) => string): string =>
  fen === 0 ? shell('free') : inText(formatFen(fen))
