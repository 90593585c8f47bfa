import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  day: 'Date of the check',
  place: 'Clinic',
  pay: { title: 'Your appointment is waiting for payment', action: 'Pay now' },
  check: {
    today: 'Your check is today',
    tomorrow: 'Your check is tomorrow',
    prepare: 'Bring your ID card. Wear a top you can easily take off.',
    action: 'See the appointment',
  },
  resume: {
    title: 'Your questionnaire is not finished',
    text: 'What you have filled in is still on this phone. Carry on where you stopped.',
    action: 'Continue',
  },
  questionnaire: {
    title: 'Before your check: the questionnaire',
    text: 'Your answers help the doctor understand your situation.',
    action: 'Fill it in',
  },
  report: {
    title: 'Your report is ready',
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
    title: 'Your next check is due',
    text: '{{patient}}: the last report advised a check around {{day}}.',
    action: 'Book a check',
  },
  ahead: { label: 'All booked', title: 'Your next check', action: 'See the appointment' },
}

export default words
