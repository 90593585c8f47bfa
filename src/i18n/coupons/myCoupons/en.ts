import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  standings: { usable: 'Ready to use', expired: 'Expired', notStarted: 'Not valid yet' },
  use: 'Use it',
  redeem: {
    label: 'Coupon code',
    action: 'Redeem',
    sending: 'Redeeming',
    done: 'Coupon redeemed',
    failed: 'Not redeemed',
    check: 'Please check the code and try again.',
    unanswered:
      'No answer came. Look at the list below first: if the coupon is not there, redeem again. The code is not used twice.',
  },
  none: { title: 'No coupons yet', text: 'If you have a code, redeem it above.' },
  receive: {
    action: 'Get this coupon',
    sending: 'Getting it',
    done: 'It is yours now',
    failed: 'The coupon did not arrive',
    next: 'Try again later, or see whether it is among your coupons already.',
    unanswered: 'No answer came. Tapping again does not take it twice. You can also look at your coupons first.',
    toMine: 'See my coupons',
    expired: 'This coupon can no longer be used.',
    notStarted: 'You can get it now and use it once it is valid.',
  },
  gone: { title: 'Coupon not found', text: 'The offer may be over.' },
}

export default words
