import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  lead: 'Please read this agreement before you use the breast-health service. By continuing, you agree to it.',
  service: {
    title: 'What we offer',
    text: [
      'Here you can find a clinic, book and pay for a breast-health check, check in on site, fill in questionnaires, read risk assessments and reports, and consult doctors.',
      'The clinic you choose carries out the check. The doctor you consult answers you personally.',
    ].join('\n'),
  },
  account: {
    title: 'Who can use it',
    text: [
      'Users must be 18+.',
      'Please sign in with your own mobile number, keep your codes to yourself and do not lend your account.',
      'Before you register a relative, book, fill in a questionnaire or consult for them, ask for their consent. For a minor, a parent or guardian does this.',
      'Please answer truthfully: wrong details lead to wrong results.',
    ].join('\n'),
  },
  booking: {
    title: 'Appointments and payment',
    text: [
      'After placing an order, please pay within the time the page shows. An order that is not paid in time is cancelled automatically.',
      'You pay the amount that the page shows before the payment. If it changes, we tell you first, and you decide whether to pay. A coupon follows the conditions printed on it.',
      'This check cannot be done with breast implants.',
      'Please come on the day you booked, during the clinic’s opening hours, and bring the ID that the check needs.',
    ].join('\n'),
  },
  cancelling: { title: 'Cancelling and refunds' },
  consults: {
    title: 'Consulting a doctor',
    text: [
      'If the doctor does not reply within 24 hours, the consultation expires, and you get your money or coupon back within 1-3 working days.',
      'If no one ends a consultation, it ends automatically 72 hours after your question.',
      'After it ends, you can ask 2 follow-up questions within 24 hours.',
      'Once your question is answered, you or the doctor can end it.',
      'It does not replace an examination. In an emergency go to a hospital or call {{emergency}}.',
    ].join('\n'),
  },
  results: {
    title: 'What results mean',
    text: [
      'Results of questionnaires and risk assessments are estimates, for guidance. They are no diagnosis and no promise that you are healthy.',
      'Please read a report together with what your doctor says. If you notice a change, do not wait for the next check: see a doctor.',
    ].join('\n'),
  },
  conduct: {
    title: 'What is not allowed',
    text: [
      'To use somebody else’s identity or details.',
      'To send anything unlawful, harassing or infringing, or advertising.',
      'To disturb the service or get around its limits.',
      'Where this happens, we may suspend the service.',
    ].join('\n'),
  },
  liability: {
    title: 'Who is responsible for what',
    text: [
      'We answer for our service, the clinic for its check, and the doctor for their advice.',
      'When networks, equipment or force majeure interrupt the service, we restore it as soon as we can. What you paid for and did not receive because of this is refunded.',
      'Nothing here takes away responsibilities that the law gives us, or rights that it gives you.',
    ].join('\n'),
  },
  changes: {
    title: 'Changes, law and disputes',
    text: [
      'Changes to this agreement appear here. Orders already placed follow the agreement of that time.',
      'The laws of the People’s Republic of China apply. We try to settle disputes by talking. If that fails, either side can go to the competent people’s court.',
    ].join('\n'),
  },
  contact: { title: 'Contact us' },
}

export default words
