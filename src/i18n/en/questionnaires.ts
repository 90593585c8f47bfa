import type zh from '../zh/questionnaires'
import type { Words } from '../words'

const words: Words<typeof zh> = {
  sections: {
    basicInfo: 'Basic info',
    menstruation: 'Menstruation and lactation',
    familyAndBiopsy: 'History of family and biopsy',
    family: 'Family history',
    habits: 'Living habits',
    breast: 'Breasts',
    supplement: 'More about you',
    gail: 'About you',
  },
  numbered: '{{number}} {{title}}',
  starred: 'Questions with * need an answer',
  choose: 'Choose',
  prefilled: 'Filled in for you',
  asStored: 'Kept as stored',
  otherAsStored: 'Other, kept as stored',
  earlier: { on: 'From {{day}}. Please check', unknown: 'From earlier. Please check' },
  noChanges: 'No changes on either side',
  clear: 'Clear',
  clearOf: 'Clear: {{question}}',
  locked: 'Decided by the answer above; nothing to choose',
  afterOwnAge: 'This is later than the age above. Please look again whether both are right.',
  keepPhone: 'Keep the old number',
  units: { years: 'years', cm: 'cm', kg: 'kg', times: 'births' },
  withUnit: '{{value}} {{unit}}',
  day: {
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    clear: 'Clear this day',
  },
  progress: { left: 'Required questions left: {{left}}', done: 'All required questions are answered' },
  saved: 'Saved {{time}}',
  notSaved: 'This phone could not save it; it is lost when you leave',
  restored: {
    text: 'What you filled in at {{when}} is back.',
    apart: 'ID card and phone numbers are not kept on the phone. Please fill them in again.',
    again: 'Start again',
    ask: {
      title: 'Start again?',
      message: 'What you filled in here and have not submitted will be cleared.',
      confirm: 'Clear',
      cancel: 'Keep it',
    },
  },
  leave: {
    title: 'Not submitted yet',
    kept: 'What you filled in stays on this phone for 12 hours. You can come back and go on.',
    keptApart:
      'What you filled in stays on this phone for 12 hours, so that you can come back and go on. ID card and phone numbers are not kept.',
    lost: 'If you leave now, what you filled in is lost.',
    leave: 'Leave',
    stay: 'Keep filling in',
  },
  neither: { title: 'submit failed', close: 'OK' },
  review: {
    next: 'Next: check the answers',
    title: 'Check the answers',
    text: 'Please look them over before you submit. Tap Change where something is not right.',
    back: 'Back to the questions',
    change: 'Change',
    changeOf: 'Change: {{question}}',
    open: 'Not answered',
  },
  sending: 'Submitting',
  sendingStay: 'Being submitted, one moment please',
}

export default words
