import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  whichDay: 'Date of the check',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  noDays: 'This clinic has no days available in the next two weeks',
  noDaysText: 'Choose another clinic, or check again in a few days.',
  otherOrganisation: 'Another clinic',
  full: 'Full',
  closed: 'Closed',
  left: '{{places}} left',
  open: 'Open',
  use: { appointment: 'Book now', questionnaire: 'Fill in the questionnaire', link: 'Open the service' },
  implants: 'This check cannot be done with breast implants.',
  specifications: 'Packages',
  from: 'from {{price}}',
  month: 'Whole month',
  noMonth: 'We could not open the month. Please tap again.',
  morningLeft: 'Morning: {{places}} left',
  afternoonLeft: 'Afternoon: {{places}} left',
  morningFull: 'The morning is fully booked',
  afternoonFull: 'The afternoon is fully booked',
  bothFull: 'Please choose another day',
  byDay: 'You book a day. No need to choose morning or afternoon.',
  countsFailed: 'We could not check how many places are left on this day',
  countsKept: 'Your day is kept, and you can go on.',
  noDayYet: 'No day chosen yet',
  chooseDay: 'Please choose the day of the check',
  next: 'Continue',
  profileTitle: 'Please complete your profile first',
  profileText: 'To book a check we need your name, sex and age. Once they are filled in, you can continue booking.',
  toProfile: 'Fill it in',
}

export default words
