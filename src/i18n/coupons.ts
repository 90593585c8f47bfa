import type { TFunction } from 'i18next'
import { percentOff, type CouponOffer } from '../domain/coupons'
import { formatFen } from '../domain/money'
import { currentLanguage } from './setup'

type Say = TFunction<['coupons', 'shell']>

/** What it is worth (A156). */
export const couponValue = (t: Say, { value, services }: CouponOffer): string => {
  switch (value.type) {
    case 'exchange':
      return t('values.exchange', { services: serviceNames(t, services) })
    case 'cash':
      return t('values.cash', { amount: formatFen(value.offFen) })
    case 'discount':
      // Chinese names the part that is paid, English the part that is taken off.
      return t('values.discount', { discount: currentLanguage() === 'zh' ? value.tenths : percentOff(value.tenths) })
    case 'random':
      return t('values.random', { low: formatFen(value.lowFen), high: formatFen(value.highFen) })
  }
}

/** Type, threshold, services and validity by name. */
export const couponFactList = (t: Say, coupon: CouponOffer): [name: string, value: string][] => [
  [t('facts.type'), t(`types.${coupon.value.type}`)],
  [t('facts.threshold'), threshold(t, coupon)],
  [t('facts.services'), serviceNames(t, coupon.services)],
  [t('facts.validity'), validity(t, coupon)],
]

/** The same as a text, a line each. */
export const couponFacts = (t: Say, coupon: CouponOffer): string =>
  couponFactList(t, coupon)
    .map(([name, value]) => t('fact', { name, value }))
    .join('\n')

/** From which price on the coupon counts (A157). */
const threshold = (t: Say, { thresholdFen }: CouponOffer): string =>
  thresholdFen > 0 ? t('threshold', { amount: formatFen(thresholdFen) }) : t('noThreshold')

/** What the coupon is good for (A158). */
const serviceNames = (t: Say, services: CouponOffer['services']): string =>
  services.length === 0
    ? t('allServices')
    : joined(
        t,
        services.map(({ name }) => name ?? t('shell:unknown')),
      )

/** The rule in words, and the dates where they are told (A159). */
const validity = (t: Say, { validity: { rule, days, start, end } }: CouponOffer): string => {
  const counted =
    days !== undefined && (rule === 'fromReceipt' || rule === 'fromNextDay')
      ? t(`validity.${rule}`, { days })
      : undefined
  const texts = [counted, range(t, start, end)].filter((text) => text !== undefined)
  return texts.length === 0 ? t('shell:unknown') : joined(t, texts)
}

const joined = (t: Say, texts: string[]): string => texts.reduce((one, other) => t('both', { one, other }))

const range = (t: Say, start: string | undefined, end: string | undefined): string | undefined => {
  if (start !== undefined && end !== undefined) return t('validity.fixed', { start, end })
  if (start !== undefined) return t('validFrom', { start })
  return end === undefined ? undefined : t('validUntil', { end })
}
