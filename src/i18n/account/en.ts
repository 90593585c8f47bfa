import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  phone: 'Mobile number',
  unnamed: 'No name yet',
  failed: 'Your details could not be loaded',
  services: 'My services',
  signOut: 'Sign out',
  signOutAsk: {
    title: 'Sign out?',
    message:
      'Nothing of yours stays on this phone. Answers and messages you have not sent are deleted. Your appointments and reports stay in your account: sign in to see them.',
    cancel: 'Stay signed in',
  },
  version: 'Version {{version}}',
  self: 'Myself',
  lastTime: 'Last time',
  ageYears: 'Age\u00a0{{age}}',
  relation: {
    spouse: 'Husband or wife',
    parent: 'Parent',
    child: 'Child',
    sibling: 'Brother or sister',
    other: 'Other',
  },
  noRelatives: 'No relatives yet. Add one to book checks, fill in questionnaires and see reports for them.',
  noExaminees: 'There is no one to choose yet.',
  recordText: 'Height, weight, periods, family history and more',
  save: 'Save',
  saveAndBook: 'Save and continue booking',
  forBooking: 'To book a check we need your name, sex and age. Then you can continue booking.',
  forOrder: 'After saving, you return to your order with this person selected.',
  forQuestion: 'After saving, you return to your question with this person selected.',
  saved: 'saved successfully',
  notSaved: {
    title: 'Not saved',
    kept: 'What you filled in is still here. You can change it and save again.',
    unanswered: 'What you filled in is still here. Please save again.',
    close: 'OK',
  },
  maybeAdded: {
    title: 'We could not confirm it was saved',
    text: 'We got no reply, so this relative may already have been added. Please check your relatives first, and save again only if they are not there.',
    toList: 'See your relatives',
  },
  replace: {
    title: 'Change the mobile number',
    message: 'This number already has an account. If you continue, its history will be deleted. Continue?',
    goOn: 'Continue',
    cancel: 'Cancel',
  },
  phoneChanged: 'saved successfully. Please sign in with the new number',
  phoneUnconfirmed:
    'We got no reply, so your number may have been changed. What you filled in is still here. You can try again. If you have to sign in, use the new number.',
}

export default words
