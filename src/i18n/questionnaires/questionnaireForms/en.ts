import type { Words } from '@/i18n/words'
import type zh from './zh'

const words: Words<typeof zh> = {
  lead: {
    inspection:
      'Your answers are used together with your results for the report. If the check is still to come, please send them before it. You can still change them later.',
    healthService:
      'We prepare your health management report from these answers. You can leave at any time and go on within 12 hours.',
    supplement: 'A few more answers make your health assessment more accurate.',
  },
  patient: {
    label: 'Who is it for?',
    choose: 'Please choose',
    self: 'Myself',
    nobody: 'Nobody to choose yet: complete your profile or add a relative in the personal centre first',
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
      'Everything you typed is still here. We do not know yet whether it arrived; submitting the same answers again does not create a second one.',
    close: 'OK',
  },
  mine: {
    empty: 'The questionnaires you fill in will be here.',
    fill: 'Fill in a questionnaire',
    general: 'Health questionnaire',
    ofInspection: 'Pre-visit questionnaire',
    madeOn: 'Filled in on',
  },
}

export default words
