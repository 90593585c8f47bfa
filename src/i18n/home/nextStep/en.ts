import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  day: 'Date of the check',
  place: 'Clinic',
  pay: { title: 'Please pay for your check', action: 'Pay now' },
  check: {
    today: 'Your check is today',
    tomorrow: 'Your check is tomorrow',
    prepare: 'Bring your ID card. Wear a top you can easily take off.',
    action: 'See the appointment',
  },
  resume: {
    title: 'Finish the questionnaire',
    text: 'What you have filled in is still on this phone. Continue where you left off.',
    of: 'What you have filled in for {{patient}} is still on this phone. Continue where you left off.',
    action: 'Continue',
  },
  questionnaire: {
    title: 'A few questions first',
    text: 'The answers are used with the results for the report.',
    action: 'Fill it in',
  },
  report: {
    title: 'A report is ready',
    text: '{{patient}}, check on {{day}}. If anything in it is unclear, you can ask a doctor.',
    action: 'Read the report',
  },
  replied: {
    title: 'The doctor has replied',
    text: 'A new reply from {{doctor}} in the consultation for {{patient}}.',
    doctor: 'the doctor',
    action: 'Read the reply',
  },
  due: {
    title: 'The next check is due',
    text: '{{patient}}: the last report advised a check around {{day}}.',
    action: 'Book a check',
  },
  ahead: { label: 'Booked', title: 'The next check', action: 'See the appointment' },
}

export default words
