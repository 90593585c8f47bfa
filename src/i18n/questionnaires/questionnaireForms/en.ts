import type { Words } from '@/i18n/words'
import type zh from './zh'

const words: Words<typeof zh> = {
  lead: {
    inspection:
      'Your answers and your results go into the report. If the check is still to come, please send them before it. You can change them later.',
    healthService:
      'We prepare your health management report from these answers. You can leave, and go on within 12 hours.',
    supplement: 'A few more answers make your health assessment more accurate.',
  },
  patient: {
    label: 'Who is it for?',
    choose: 'Please choose',
    self: 'Myself',
    nobody: 'Nobody to choose yet. Please complete your profile or add a relative first.',
  },
  whose: 'Please choose whose check this was.',
  notPrefilled: {
    text: 'We could not load this person’s saved details',
    kept: 'You can go on or try again. Your answers are kept.',
  },
  send: 'Submit answers',
  sent: {
    title: 'Questionnaire submitted successfully',
    text: 'Your answers have arrived.',
    withReport: 'Your answers have arrived, and your report is ready.',
    goOn: 'Go on',
    seeReport: 'See the report',
  },
  notSent: {
    title: 'Questionnaire submission failed',
    unconfirmed: 'We could not confirm that it arrived',
    kept: 'Everything you typed is still here. You can change it and submit again.',
    unanswered:
      'Everything you typed is still here. We do not know whether it arrived. Submitting the same answers again creates no second one.',
    close: 'OK',
  },
}

export default words
