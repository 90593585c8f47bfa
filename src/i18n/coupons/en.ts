import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  label: 'Coupon',
  none: 'No coupon',
  chosen: 'Coupon you chose',
  types: {
    exchange: 'Exchange coupon',
    cash: 'Cash coupon',
    discount: 'Discount coupon',
    random: 'Random amount coupon',
  },
  values: {
    exchange: 'Exchange for {{services}}',
    cash: '{{amount}}',
    discount: '{{discount}}% off',
    random: '{{low}} - {{high}}',
  },
  threshold: 'Orders from {{amount}}',
  noThreshold: 'No minimum',
  allServices: 'All services',
  both: '{{one}}, {{other}}',
  validity: {
    fixed: '{{start}} – {{end}}',
    fromReceipt: '{{days}}-day validity, starting when you get it',
    fromNextDay: '{{days}}-day validity, starting the day after you get it',
  },
  validFrom: 'From {{start}}',
  validUntil: 'Until {{end}}',
  problems: {
    expired: 'expired',
    notStarted: 'not valid yet',
    nothingToPay: 'nothing to pay this time',
    threshold: 'the order is below the minimum',
  },
  notUsable: 'Cannot be used: {{problem}}',
  usable: '{{usable}} available',
  noneUsable: 'No coupon for this order',
  chooseFirst: 'Choose a package first, then a coupon here',
  asking: 'Looking for coupons',
  failed: 'We could not load your coupons',
  kept: 'Your choices are kept. You can go on without the list of coupons.',
  givenUp: 'The coupon you chose no longer applies, so no coupon is used.',
}

export default words
