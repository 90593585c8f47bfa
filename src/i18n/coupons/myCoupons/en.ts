import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  statuses: { usable: 'Ready to use', expired: 'Expired', notStarted: 'Not valid yet' },
  use: 'Use it',
  redeem: {
    label: 'Coupon code',
    action: 'Redeem',
    sending: 'Redeeming',
    done: 'Coupon redeemed',
    failed: 'Not redeemed',
    check: 'Please check the code and try again.',
    kept: 'Your code is still in the box.',
    unconfirmed: 'We could not confirm that the code was redeemed',
    unanswered: 'Check the list below first. If the coupon is not there, redeem again: a code is never used twice.',
    maybe: 'This code may be redeemed already',
    maybeNext: 'Look for the coupon in the list below first.',
  },
  none: { title: 'No coupons yet', text: 'If you have a code, redeem it above.' },
  receive: {
    card: 'Get it, then use it for a check or a consultation that it covers.',
    action: 'Get this coupon',
    sending: 'Adding it',
    done: 'Coupon added',
    offline: 'Nothing is added meanwhile',
    failed: 'We could not add the coupon',
    next: 'Try again later, or check whether it is already in your coupons.',
    unconfirmed: 'We could not confirm that the coupon was added',
    unanswered: 'Tapping again does not add it twice. You can also check your coupons first.',
    maybe: 'This coupon may be yours already',
    maybeNext: 'Look for it in your coupons first.',
    toMine: 'See my coupons',
    expired: 'This coupon can no longer be used.',
    notStarted: 'You can get it now and use it once it is valid.',
  },
  gone: { title: 'Coupon not found', text: 'The offer may have ended.' },
}

export default words
