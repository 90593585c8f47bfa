import type { TFunction } from 'i18next'
import { offeredPrice } from '@/domain/money'

/** '¥128.00', '免费' / 'Free' for zero, or '—' for an unknown price. */
export const priceText = (t: TFunction<'shell'>, fen: number | undefined): string =>
  fen === undefined ? t('unknown') : offeredPrice(fen, t('free'))
