import type { TFunction } from 'i18next'
import { percentOff, type CouponOffer } from '@/domain/coupons'
import { formatFen } from '@/domain/money'
import type { Day } from '@/lib/time/day'
import type { Language } from '@/lib/language'
import { dayText, type ShellWords } from '@/i18n/dates'
import { currentLanguage } from '@/i18n/setup'

type Words = { t: TFunction<'coupons'>; shell: ShellWords }

/** Chinese names the part that is paid, in tenths; English names the part that is taken off, in percent. */
const DISCOUNT: Record<Language, (tenths: number) => number> = { zh: (tenths) => tenths, en: percentOff }

/** Returns the value of a coupon (A156). */
export const couponValue = ({ t, shell }: Words, { value, services }: CouponOffer): string => {
  switch (value.type) {
    case 'exchange':
      return t('values.exchange', { services: serviceNames({ t, shell }, services) })
    case 'cash':
      return t('values.cash', { amount: formatFen(value.offFen) })
    case 'discount':
      return t('values.discount', { discount: DISCOUNT[currentLanguage()](value.tenths) })
    case 'random':
      return t('values.random', { low: formatFen(value.lowFen), high: formatFen(value.highFen) })
  }
}

export const couponFactList = ({ t, shell }: Words, coupon: CouponOffer): [name: string, value: string][] => [
  [t('facts.type'), t(`types.${coupon.value.type}`)],
  [t('facts.threshold'), threshold(t, coupon)],
  [t('facts.services'), serviceNames({ t, shell }, coupon.services)],
  [t('facts.validity'), validity({ t, shell }, coupon)],
]

export const couponFacts = (words: Words, coupon: CouponOffer): string =>
  couponFactList(words, coupon)
    .map(([name, value]) => words.t('fact', { name, value }))
    .join('\n')

/** Minimum price (A157). */
const threshold = (t: Words['t'], { thresholdFen }: CouponOffer): string =>
  thresholdFen > 0 ? t('threshold', { amount: formatFen(thresholdFen) }) : t('noThreshold')

/** Services of the coupon (A158). */
const serviceNames = ({ t, shell }: Words, services: CouponOffer['services']): string =>
  services.length === 0
    ? t('allServices')
    : joined(
        t,
        services.map(({ name }) => name ?? shell('unknown')),
      )

/** The rule of validity, with dates if given (A159). */
const validity = ({ t, shell }: Words, { validity: { rule, days, start, end } }: CouponOffer): string => {
  const counted =
    days !== undefined && (rule === 'fromReceipt' || rule === 'fromNextDay')
      ? t(`validity.${rule}`, { days })
      : undefined
  const texts = [counted, range({ t, shell }, start, end)].filter((text) => text !== undefined)
  return texts.length === 0 ? shell('unknown') : joined(t, texts)
}

const joined = (t: Words['t'], texts: string[]): string => texts.reduce((one, other) => t('both', { one, other }))

const range = ({ t, shell }: Words, from: Day | undefined, to: Day | undefined): string | undefined => {
  const [start, end] = [from && dayText(shell, from), to && dayText(shell, to)]
  if (start !== undefined && end !== undefined) return t('validity.fixed', { start, end })
  if (start !== undefined) return t('validFrom', { start })
  return end === undefined ? undefined : t('validUntil', { end })
}
