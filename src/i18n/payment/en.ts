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
    failUnknown: 'Payment failed',
    missing: 'Please open this in WeChat',
    newPrice: 'The amount has changed',
    refunding: 'The order is closed, and the money goes back to your original payment method',
    refunded: 'The order is closed',
  },
  notFound: 'This order was not found. It may belong to another account, or no longer exist. You are back on Home.',
  paidNow: 'Payment successful: {{amount}} paid',
  kept: {
    cancel: 'You have not been charged. The order is kept and you can pay again.',
    fail: 'The payment was not completed. The order is kept. Check your WeChat payments first, and pay again only if you were not charged.',
    failUnknown:
      'The payment was not completed, and we could not check the order. Check your WeChat payments first, and pay again only if you were not charged.',
    missing:
      'Payment cannot be opened here. Copy the link and open it in WeChat; the order is kept until the time to pay runs out.',
    newPrice: '{{amount}} is due now, and nothing has been paid. If you agree, tap “Pay now” again.',
  },
  offline: 'Nothing is paid meanwhile, and the order is kept',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'We could not copy it. Press and hold the link below to copy it.',
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
    notAsked: 'We could not check. Please check your connection and refresh again.',
  },
  notToPay: {
    confirming: 'The payment is being confirmed. Please do not pay again.',
    paid: 'Payment successful',
    refunding: 'The order is closed, and the money goes back to your original payment method',
    refunded: 'The order is closed',
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
  again: {
    asBefore: 'Filled in as last time: {{who}}. You can change this in the next step.',
    check: 'Filled in as last time. Please check it.',
    patientGone: '{{name}} is no longer on your list. Please choose or add the patient.',
    packageGone: 'We could not find last time’s package, {{name}}. Please look at the packages offered now.',
    gone: {
      service: {
        title: 'This check cannot be booked now',
        text: 'The check you booked last time is no longer offered. Please see our other checks.',
        way: 'See other checks',
      },
      organisation: {
        title: 'This clinic cannot be booked now',
        text: 'You can choose another clinic. We fill in the patient and the package as last time where we can.',
        way: 'Another clinic',
      },
    },
  },
  otherDay: {
    title: 'Choose another day',
    order: 'Choose the new day and pay for it first. Once it is paid, this appointment is cancelled for you.',
    orderAsk:
      'Choose the new day and pay for it first. Once it is paid, you decide whether to cancel this appointment.',
    orderFree:
      'Choose the new day and place the order first. Once it is booked, this appointment is cancelled for you.',
    orderFreeAsk:
      'Choose the new day and place the order first. Once it is booked, you decide whether to cancel this appointment.',
    earlier: 'The refund of this appointment',
    askedAgain: 'We could not check the refund, so we ask you again before anything is cancelled.',
    twiceForNow: 'Until the refund arrives, you will have paid twice.',
    twiceIfRefunded: 'If there is a refund, you will have paid twice until it arrives.',
    paidTwice: 'This appointment is not refunded, and you pay for the new one as well.',
    price: 'The new appointment costs today’s price: {{price}} before coupons.',
    priceFree: 'The new appointment is free at the moment: the order books it, without a payment.',
    priceLater: 'The new appointment costs today’s price, which you see before you order.',
    stays: 'If the new one is not paid, this appointment stays as it is.',
    pending: 'You are already choosing another day. Please finish that first, or stop it.',
    toPending: 'See where it stands',
    start: 'Choose a new day',
    keep: 'Keep this appointment',
    line: 'Your appointment ({{day}}) stays for now. It is cancelled only once the new one is paid.',
    lineAsk: 'Your appointment ({{day}}) stays for now. Once the new one is paid, you decide whether to cancel it.',
    other: 'This order is for another patient, so your appointment ({{day}}) is not cancelled.',
    separate: 'Keep it, and book a separate check',
  },
  moving: {
    signOut:
      'You are moving an appointment. After signing out or changing the number, the old one will not be cancelled automatically. Pay for the new one first, or cancel the old one yourself.',
    title: 'Another day',
    choosing:
      'You began to choose another day for your appointment ({{day}}). Nothing is ordered yet, and that appointment still stands.',
    gone: 'The new appointment was cancelled or has lapsed. Your appointment ({{day}}) still stands.',
    lapsed: 'The new appointment was not paid. Your appointment ({{day}}) still stands.',
    unpaid: 'The new appointment is not paid yet. Your appointment ({{day}}) still stands.',
    confirming: 'The payment of the new appointment is being confirmed. Your appointment ({{day}}) still stands.',
    unpaidHere: 'Once this appointment is paid, your appointment ({{day}}) is cancelled.',
    unpaidHereBack:
      'Once this appointment is paid, your appointment ({{day}}) is cancelled, and {{amount}} is refunded.',
    unpaidHereAsk: 'Once this appointment is paid, your appointment ({{day}}) is not cancelled by itself: you decide.',
    cancelling: 'The new appointment is paid. We are cancelling your appointment ({{day}}).',
    cancelled: 'The new appointment is booked. Your appointment ({{day}}) is cancelled.',
    cancelledBack:
      'The new appointment is booked. Your appointment ({{day}}) is cancelled, and {{amount}} goes back to your original payment method.',
    stands: 'Your appointment ({{day}}) still stands',
    unconfirmed: 'We could not confirm that your appointment ({{day}}) is cancelled',
    lost: 'It may be cancelled already. Trying again checks that first, and never cancels twice.',
    notSent: 'It was not cancelled. Please try again.',
    unsure: 'We do not know yet whether your appointment ({{day}}) stands or is cancelled',
    unknown: 'We could not check how far the move has come. Look at your appointments, or check again.',
    unclear: 'We could not check how far the move has come, so nothing was cancelled.',
    notAsked: 'The new appointment is paid. We could not check the refund, so the old one was not cancelled.',
    youDecide: 'The new appointment is paid. We said that you decide, so the old one was not cancelled.',
    changed:
      'The new appointment is paid. The refund, or the number of cancellations left, is no longer what we told you, so the old one was not cancelled.',
    toList: 'See my appointments',
    toNew: 'See the new appointment',
    toCancel: 'Cancel the old appointment',
    chooseDay: 'Go on choosing a day',
    chooseAgain: 'Choose a day again',
    giveUp: 'Stop, and keep the appointment',
    keepBoth: 'Keep both appointments',
    stop: 'Stop moving it',
  },
}

export default words
