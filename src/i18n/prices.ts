import type { TFunction } from 'i18next'
import { offeredPrice } from '@/domain/money'

/** '¥128.00', or '免费' / 'Free' for zero. */
export const priceText = (t: TFunction<'shell'>, fen: number): string => offeredPrice(fen, t('free'))
