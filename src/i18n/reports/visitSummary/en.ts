import type { Words } from '@/i18n/words'
import type zh from './zh'

const words: Words<typeof zh> = {
  lead: 'Take this page along when you see a doctor. It copies what the report and the questionnaire say, and adds no opinion.',
  language: 'Language of the page',
  asWritten: 'What the report says in its own words is not translated.',
  ask: {
    label: 'Your questions for the doctor',
    hint: 'One question a line. They are printed on the page.',
    count: '{{used}}\u00a0of\u00a0{{limit}}',
    kept: 'Kept on this phone only, for 12 hours. Signing out deletes them.',
    notKept: 'Your questions could not be kept on this phone. Please save the page before you leave.',
  },
  incomplete: 'Some of it could not be loaded',
  checked: 'Check: {{day}}',
  findingsMore: '{{count}} more in the full report.',
  visits: {
    title: 'All checks',
    count: 'Findings: {{count}}',
    largest: 'the largest {{size}}',
    more: 'Earlier checks not shown: {{count}}.',
    none: 'No other checks are recorded.',
    unread: 'Reports that could not be read: {{count}}.',
    notRead: 'The earlier checks could not be loaded.',
  },
  answers: {
    title: 'Answers from the questionnaire',
    titleOf: 'Answers with the check on {{day}}',
    more: '{{count}} more in the risk report.',
    none: 'No questionnaire was filled in with a check.',
    nothing: 'The questionnaire has no answers that this page lists. See the risk report.',
    notRead: 'The questionnaire could not be loaded.',
  },
  questions: 'My questions',
  foot: 'Copied by the app from the report and the questionnaire. It is not a diagnosis, and the full report is what counts.',
  save: {
    picture: 'Save as a picture',
    pdf: 'Save as a PDF',
    making: 'Making the page',
    failed: 'The page could not be made. Please try again.',
    saved: 'Saved as {{name}}',
    pictureName: 'for-my-doctor.jpg',
    pdfName: 'for-my-doctor.pdf',
    press: 'Press and hold the picture below, then choose “Save image”.',
  },
}

export default words
