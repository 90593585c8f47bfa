import type zh from '../zh/payment'
import type { Words } from '../words'

const words: Words<typeof zh> = {
  amount: 'Amount due',
  check: 'Package',
  day: 'Date of the check',
  person: 'Patient',
  pay: 'Pay now',
  opening: 'Opening the payment',
  leave: 'Pay later, show the order',
  outcomes: {
    ok: 'Payment successful',
    cancel: 'Payment cancelled',
    fail: 'Payment failed',
    missing: 'Please open this in WeChat',
    refunded: 'The order is closed and the money goes back the way it came',
  },
  kept: {
    cancel: 'You have not been charged. The order is kept and you can pay again.',
    fail: 'You have not been charged. The order is kept and you can pay again.',
    missing:
      'Payment cannot be opened here. Copy the link and open it in WeChat; the order is kept until its time to pay is over.',
  },
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied by itself. Press and hold the link below',
  confirming: {
    now: {
      title: 'Confirming',
      text: 'The cashier reported success and the server is being asked. Please do not pay again.',
    },
    long: {
      title: 'Not confirmed yet',
      text: 'The server has not confirmed this payment yet. Please do not pay again; refresh in a while.',
    },
    closed: {
      title: 'The time to pay is over, and nothing is confirmed yet',
      text: 'The server has not received this payment yet. If you have been charged, the money goes back the way it came. Please do not pay again; refresh in a while.',
    },
    refresh: 'Refresh',
    asked: 'The server has just been asked and has not confirmed yet',
    notAsked: 'The server could not be asked. Please check the network and refresh again',
  },
  standing: {
    confirming: 'The payment is being confirmed. Please do not pay again',
    paid: 'Payment successful',
    refunded: 'The order is closed and the money goes back the way it came',
    over: 'The time to pay is over',
    look: 'See the result',
  },
  over: {
    title: 'The time to pay is over',
    text: 'This order can no longer be paid. Please book again if you need to.',
    detail: 'Show the order',
  },
  leaveConfirm: {
    title: 'You have not paid yet',
    message: 'Do you really want to leave this page?',
    leave: 'Leave',
    stay: 'Keep paying',
  },
}

export default words
