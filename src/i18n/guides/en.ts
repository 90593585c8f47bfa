import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  others: 'Other guides',
  report: {
    lead: 'After the check, your report appears in your account, ready to read on your phone.',
    signIn: {
      title: 'Sign in with the number you gave',
      text: 'Use the mobile number that was registered at the check. With another number you will not see that report.',
    },
    find: { title: 'Open “My reports”', text: 'Tap “Personal centre” at the bottom of the page, then “My reports”.' },
    progress: {
      title: 'Follow its progress',
      text: 'Until a report is finished, you can see which step it has reached.',
    },
    read: { title: 'Open the report', text: 'Once the report is finished, tap “View” to open it.' },
    missing:
      'No report there? Check the number you signed in with. If it is right, please ask the clinic that did the check.',
    open: 'See my reports',
  },
  preFill: {
    lead: 'The clinic that prepares your report also needs to know about your health and your family. Fill in the questionnaire early: you have time to think, and no hurry on the day.',
    prepare: {
      title: 'Have these answers ready',
      text: 'The date of your last period, your pregnancies and births, and whether anybody in your family has had a disease of the breasts or ovaries.',
    },
    open: {
      title: 'Open the questionnaire',
      text: 'With an appointment: open it and tap “Fill it in”. At the clinic: check in, and the questionnaire follows.',
    },
    answer: {
      title: 'Answer honestly',
      text: 'Everyone is different, so just answer for yourself. If you stop halfway, you can go on within 12 hours.',
    },
    send: {
      title: 'Send it',
      text: 'Tap “Submit answers” when you are done. Your answers are used together with your results for the report.',
    },
    toForm: 'Fill in the questionnaire',
    onSite: 'Already at the clinic? Scan its check-in QR code with WeChat and check in; the questionnaire follows.',
  },
  follow: {
    lead: 'Follow our official account, and you can always find your way back here.',
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
      text: 'Open the account in WeChat. Its menu brings you back here.',
    },
  },
  visit: {
    steps: {
      title: 'How it works',
      book: { title: 'Book', text: 'Choose a clinic and a day, then pay online.' },
      check: {
        title: 'The check at the clinic',
        text: 'Come on the day you booked and show your ID card. The clinic’s staff examine you.',
        minutes: 'The check takes about {{minutes}} minutes.',
      },
      report: {
        title: 'Your report',
        text: 'Home tells you when it is ready. “My reports” shows its progress, and then the report. Ask the clinic on the day how long it takes.',
      },
    },
    cancelling: 'Cancelling and refunds',
    questions: {
      title: 'Questions people ask',
      family: {
        question: 'Can I book for someone in my family?',
        answer: 'Yes. Add them under Relatives first, then choose who the check is for. Please ask for their consent.',
      },
      questionnaire: {
        question: 'Is there a questionnaire before the check?',
        answer:
          'Yes, after you have booked. Fill it in at home and save time at the clinic. Your answers are used together with your results for the report.',
      },
      special: {
        question: 'Can I come while pregnant or breastfeeding?',
        answer:
          'Please ask the clinic or a doctor first which kind of check suits you. If you find a new lump, do not wait: see a doctor at once.',
      },
      lump: { question: 'I have found a new lump. Should I wait for my appointment?', answer: 'No, do not wait.' },
      find: {
        question: 'What if I cannot find my report on my phone?',
        answer:
          'Reports appear here only if you registered with the phone number you sign in with. If yours is still missing, please contact the clinic.',
      },
      meaning: {
        question: 'Can one check rule out every problem?',
        answer:
          'No. The report is a guide for you and your doctor, not a diagnosis. If anything changes, do not wait for the next check: see a doctor.',
      },
    },
  },
  help: {
    title: 'Help and contact',
    lead: 'Talk to a person. Tap a number to call it, or copy it.',
    hotline: 'Hotline',
    clinic: 'Clinic',
    emergency: {
      title: 'Emergency',
      text: 'See a doctor about a new lump or bloody discharge. If it is an emergency, call {{emergency}} now.',
    },
    copy: 'Copy number',
    copied: 'Copied',
    notCopied: 'We could not copy it. Press and hold the number to select it.',
    guides: 'Guides',
  },
}

export default words
