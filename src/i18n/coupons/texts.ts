import type { TFunction } from 'i18next'
import { percentOff, type CouponOffer } from '@/domain/coupons'
import { formatFen } from '@/domain/money'
import type { Language } from '@/lib/language'
import type { ShellWords } from '@/i18n/dates'
import { currentLanguage } from '@/i18n/setup'

export type Words = { t: TFunction<'coupons'>; shell: ShellWords }

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

/** Services of the coupon (A158). */
export const serviceNames = ({ t, shell }: Words, services: CouponOffer['services']): string =>
  services.length === 0
    ? t('allServices')
    : joined(
        t,
        services.map(({ name }) => name ?? shell('unknown')),
      )

export const joined = (t: Words['t'], texts: string[]): string =>
  texts.reduce((one, other) => t('both', { one, other }))
