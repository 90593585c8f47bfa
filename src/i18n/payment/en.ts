import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  amount: 'Amount due',
  check: 'Package',
  day: 'Date of the check',
  person: 'Patient',
  pay: 'Pay now',
  opening: 'Opening the payment',
  leave: 'Pay later and view the order',
  outcomes: {
    ok: 'Payment successful',
    cancel: 'Payment cancelled',
    fail: 'Payment failed',
    missing: 'Please open this in WeChat',
    refunded: 'The order is closed, and the money goes back to your original payment method',
  },
  paidNow: 'Payment successful: {{amount}} paid',
  kept: {
    cancel: 'You have not been charged. The order is kept and you can pay again.',
    fail: 'You have not been charged. The order is kept and you can pay again.',
    missing:
      'Payment cannot be opened here. Copy the link and open it in WeChat; the order is kept until the time to pay runs out.',
  },
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'We could not copy the link. Press and hold the link below',
  confirming: {
    now: {
      title: 'Confirming',
      text: 'WeChat reports the payment as done, and we are confirming it. Please do not pay again.',
    },
    long: {
      title: 'Not confirmed yet',
      text: 'We have no confirmation of this payment yet. Please do not pay again. Refresh in a few minutes.',
    },
    closed: {
      title: 'Payment expired, and nothing is confirmed yet',
      text: 'We have not received this payment yet. If you were charged, the money goes back to your original payment method. Please do not pay again. Refresh in a few minutes.',
    },
    refresh: 'Refresh',
    asked: 'We have just checked: it is not confirmed yet',
    notAsked: 'We could not check. Please check your connection and refresh again',
  },
  standing: {
    confirming: 'The payment is being confirmed. Please do not pay again',
    paid: 'Payment successful',
    refunded: 'The order is closed, and the money goes back to your original payment method',
    over: 'Payment expired',
    look: 'See the result',
  },
  over: {
    title: 'Payment expired',
    text: 'This order can no longer be paid. Please book again if you need to.',
    consultText: 'This consultation can no longer be paid. Please ask again if you need to.',
    detail: 'View the order',
  },
  leaveConfirm: {
    title: 'You have not paid yet',
    message: 'Do you really want to leave this page?',
    leave: 'Leave',
    stay: 'Back to payment',
  },
}

export default words
