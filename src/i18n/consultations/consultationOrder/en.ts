import type { Words } from '@/i18n/words'
import type zh from './zh'

const words = {
  faults: {
    price: 'Choose a price',
    question: 'Please write down your symptoms or question',
    consent: 'Please agree to how consultations work',
    uploading: 'Please wait until the pictures are uploaded',
  },
  to: 'Doctor',
  anyDoctor: 'A doctor who is online',
  patient: {
    label: 'Patient',
    choose: 'Choose',
    self: 'Myself',
    nobody: 'There is no one to choose yet. Complete your profile first.',
  },
  question: {
    label: 'Your symptoms or question',
    hint: 'What you notice, since when, and which checks you have had. The clearer, the better the answer.',
    count: '{{used}}\u00a0of\u00a0{{limit}} characters',
  },
  price: { label: 'Price', choose: 'Choose a price', once: '{{price}} per consultation' },
  report: {
    label: 'Report',
    choose: 'No report',
    none: 'No report',
    hint: 'Optional. The doctor can look at it while answering.',
    asking: 'Looking for reports',
    noReports: 'No reports for this person yet',
    failed: 'The reports could not be loaded',
    kept: 'What you entered is kept. You can go on without a report.',
  },
  agree: 'I have read how consultations work and agree',
  notes: 'How consultations work',
  kept: 'What you write is saved on this phone for 12 hours.',
  notKept: 'This phone could not save what you write. If you leave, it is lost.',
  typed: 'What you had written',
  next: 'Next',
  order: {
    patient: 'Patient',
    name: 'Name',
    sex: 'Sex',
    age: 'Age',
    ageYears: '{{age}}',
    question: 'Question',
    pictures: 'Picture {{number}}',
    original: 'Original price',
    price: 'Amount due',
    asking: 'Calculating the price',
    priceFailed: 'The price could not be calculated',
    priceKept: 'What you entered is kept. You can submit it once the price is known.',
    pay: 'Go to payment',
    confirmFree: 'Submit',
    sending: 'Submitting…',
    failed: 'The consultation was not submitted',
    kept: 'Everything you wrote is still here. You can submit it again.',
    placedElsewhere: 'This consultation has been submitted already',
    unknown: 'We do not know yet whether it was submitted',
    unknownBefore: 'We do not know yet whether an earlier one was submitted',
    look: 'Please check My consultations first, and submit again only if it is not there.',
    change: 'Change the question',
    newPrice: {
      title: 'The amount has changed',
      message:
        'The amount shown was {{shown}}; {{asked}} is due now. Your question has been submitted and is not paid yet.',
      pay: 'Continue to pay',
      look: 'My consultations',
    },
  },
} as const satisfies Words<typeof zh>

export default words
