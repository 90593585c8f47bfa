import type { TFunction } from 'i18next'
import { offeredPrice } from '@/domain/money'

/** A price as it is offered: '¥128.00', and '免费' / 'Free' for what costs nothing. */
export const priceText = (t: TFunction<'shell'>, fen: number): string => offeredPrice(fen, t('free'))
