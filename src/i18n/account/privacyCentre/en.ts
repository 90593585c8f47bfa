import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  lead: 'Your information is yours. Here you can see and clear what this phone keeps, withdraw your consent and export your data.',
  kept: {
    title: 'What this phone keeps',
    signIn: 'Sign-in',
    signedIn: 'Signed in, for at most 1 day after signing in or a renewal',
    answers: 'Unsent answers',
    questions: 'Your questions for the doctor',
    chats: 'Unsent messages to doctors',
    order: 'An unfinished booking',
    checkIn: 'Today’s check-in',
    reports: 'Which reports were opened',
    consults: 'Which consultations were opened',
    lastOrder: 'Clinic and patient of the last booking',
    reschedule: 'Appointment being moved',
    untilMoved: 'Yes, until it is moved',
    platform: 'Messages left by the chat service',
    settings: 'Language and text size',
    yours: 'As you chose',
    none: 'None',
    some: 'Yes',
    count: '{{count}}',
    life: 'What you have not sent, and today’s check-in, are kept for at most 12 hours. For reports and consultations you open we keep only the number, status and time. Of your last booking we keep only the numbers of clinic and patient. Signing out clears all of it.',
    clear: 'Clear',
    nothing: 'There is nothing to clear.',
    cleared: 'Cleared.',
  },
  clearAsk: {
    title: 'Clear what this app keeps on this phone?',
    message:
      'Answers, messages to doctors and booking choices that you have not sent, and your questions for the doctor, are deleted for good. Today’s check-in is also cleared from this phone. Home may remind you again of reports and replies you have read. Anything you have sent is not affected.',
    confirm: 'Clear',
    cancel: 'Keep',
  },
  consent: {
    given: 'You agreed to the use of health data ({{day}})',
    withdraw: 'Withdraw',
    ask: {
      title: 'Withdraw consent?',
      message:
        'You will be asked again before you fill in a questionnaire or a health record, describe a problem or check in at a clinic. Until you agree again, consultations that are not archived yet, including ended ones, cannot be opened or answered. Health answers and messages on this phone that you have not sent, and your questions for the doctor, are deleted. What you have sent already is not affected.',
      confirm: 'Withdraw consent',
      cancel: 'Keep consent',
    },
    withdrawn: 'Consent withdrawn',
  },
  data: {
    text: 'Your details, your health record, your relatives and your appointments.',
    elsewhere:
      'Not in this export:\nReports and questionnaires: see “My reports” and “My questionnaires”.\nWhat you told doctors, pictures and chats: see “My consultations”.\nCoupons: see “My coupons”.\nPayments and refunds: see each appointment.\nEquipment data and images: ask the clinic.\nWeChat open id for signing in: ask us.\nYour location is used only to sort clinics, and error reports contain nothing you filled in.',
    failed: 'We could not load your data',
    ready: 'Ready. People: {{people}}. Appointments: {{appointments}}.',
    private: 'It contains health data and ID numbers. Please keep it where only you can see it.',
    save: 'Save as a file',
    file: 'my-data',
    noFiles: 'WeChat cannot save files. Copy the text and paste it into your notes.',
    copy: 'Copy everything',
    copied: 'Copied',
    notCopied: 'It could not be copied. Press and hold the text below to copy it.',
    heading: 'My data (exported {{day}})',
    own: 'Myself',
    birthday: 'Date of birth',
    line: '{{name}}: {{value}}',
    appointments: 'Appointments',
    number: 'Appointment number',
    day: 'Date of the check',
    organisation: 'Clinic',
    who: 'For',
    specification: 'Package',
    status: 'Status',
    price: 'Price',
    unreadable: 'Entries that could not be read and are left out: {{count}}.',
  },
}

export default words
