import type { CouponOffer } from '@/domain/coupons'
import { formatFen } from '@/domain/money'
import { joinWithDot } from '@/lib/joinWithDot'
import { momentText } from '@/i18n/dates'
import { joined, serviceNames, type Words } from './texts'

/** Returns minimum price and services, as one line. */
export const couponConditions = ({ t, shell }: Words, coupon: CouponOffer): string =>
  joinWithDot(threshold(t, coupon), serviceNames({ t, shell }, coupon.services))

/** Minimum price (A157). */
const threshold = (t: Words['t'], { thresholdFen }: CouponOffer): string =>
  thresholdFen > 0 ? t('threshold', { amount: formatFen(thresholdFen) }) : t('noThreshold')

/** The rule of validity, with dates if given (A159). */
export const couponValidity = ({ t, shell }: Words, { validity: { rule, days, start, end } }: CouponOffer): string => {
  const counted =
    days !== undefined && (rule === 'fromReceipt' || rule === 'fromNextDay')
      ? t(`validity.${rule}`, { days })
      : undefined
  const texts = [counted, range({ t, shell }, start, end)].filter((text) => text !== undefined)
  return texts.length === 0 ? shell('unknown') : joined(t, texts)
}

const range = ({ t, shell }: Words, from: string | undefined, to: string | undefined): string | undefined => {
  const [start, end] = [from && momentText(shell, from), to && momentText(shell, to)]
  if (start !== undefined && end !== undefined) return t('validity.fixed', { start, end })
  if (start !== undefined) return t('validFrom', { start })
  return end === undefined ? undefined : t('validUntil', { end })
}
