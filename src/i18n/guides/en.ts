import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  others: 'Other guides',
  report: {
    lead: 'After the check, your report appears in your account, ready to read on your phone.',
    signIn: {
      title: 'Sign in with the number you gave',
      text: 'Use the mobile number that was written down at the check. With another number you will not see that report.',
    },
    find: { title: 'Open “My reports”', text: 'Tap “Personal centre” at the bottom of the page, then “My reports”.' },
    progress: {
      title: 'Follow its progress',
      text: 'Until a report is finished, you can see which step it has reached.',
    },
    read: { title: 'Open the report', text: 'Once the report is finished, tap it to read it.' },
    missing:
      'No report there? Check the number you signed in with. If it is right, please ask the clinic that did the check.',
    open: 'See my reports',
  },
  preFill: {
    lead: 'The doctor who reads your results also needs to know about your health and your family. Fill in the questionnaire early: you have time to think, and no hurry on the day.',
    prepare: {
      title: 'Have these answers ready',
      text: 'The date of your last period, your pregnancies and births, and whether anybody in your family has had a disease of the breasts or ovaries.',
    },
    open: {
      title: 'Open the questionnaire',
      text: 'With an appointment: open it and tap “Fill it in”. At the clinic: check in, and the questionnaire follows.',
    },
    answer: {
      title: 'Answer as it is',
      text: 'Everyone is different, so just answer for yourself. If you stop halfway, you can go on within half a day.',
    },
    send: {
      title: 'Send it',
      text: 'Tap send when you are done. The doctor reads your results together with your answers.',
    },
    toForm: 'Fill in the questionnaire',
    onSite: 'Already at the clinic? Scan its check-in QR code with WeChat and check in; the questionnaire follows.',
  },
  follow: {
    lead: 'Follow our official account: reminders of checks and reports reach you in WeChat, and you can always find your way back here.',
    find: {
      title: 'Find the account',
      text: 'Search in WeChat for the account “{{name}}”; or, in WeChat, press and hold the QR code below and choose to recognise it.',
    },
    code: 'QR code of the account {{name}}',
    add: {
      title: 'Tap “Follow”',
      text: 'Make sure the name is right, then tap “Follow”. It is free, and you can unfollow at any time.',
    },
    back: {
      title: 'Come back from there',
      text: 'Reminders appear among your messages. The account’s menu brings you back here.',
    },
  },
}

export default words
