import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  dates: 'Updated 2020-12-15. Effective 2020-01-01.',
  lead: 'We know how private breast health is. This policy says what we collect and why, who can see it, and how you can see, correct and delete it.',
  scope: {
    title: 'What this policy covers',
    text: [
      'It covers the four parts of our breast-health service:',
      '1. the official account, and these pages that you open from it;',
      '2. the mini-program that doctors use;',
      '3. the SaaS system that clinics use;',
      '4. the device side: the equipment that examines you at the clinic.',
      'Other websites that you open from here have privacy policies of their own. Please read those as well.',
    ].join('\n'),
  },
  collected: {
    title: 'What we collect',
    text: [
      'Sign-in: your mobile number, the code we text you, and the identifier (open id) that WeChat gives us. For doctors who link their account, a second one (union id).',
      'About you: name, sex, date of birth and age, and, if you choose to give them, ID card number, ethnicity, height and weight.',
      'About your relatives: the same for the people you register, and how you are related. Please ask for their consent first.',
      'Appointments and payments: clinic, day, package, price, coupons, and whether it was paid or refunded. Card numbers stay with WeChat Pay; we never receive them.',
      'Your health: periods, births and family history, findings, lifestyle, your answers to questionnaires, the reports of checks and assessments, and what you send to a doctor: symptoms, pictures, messages and voice.',
      'Your location: only if you allow it, to list clinics by distance. You can look for clinics without it.',
      'From the device side: the data and images recorded during a check.',
      'Errors: technical details when a page fails (version, page, kind of error and where in the program, version of system and browser), never what you typed and without cookies.',
    ].join('\n'),
  },
  uses: {
    title: 'What we use it for',
    text: [
      'To sign you in and keep your account safe.',
      'To handle appointments, check-ins, payments, refunds and coupons.',
      'To carry out checks, assess risk and write reports.',
      'So that the doctor you consult knows what they need to answer you.',
      'To tell you about checks, reports and consultations.',
      'To find and fix errors.',
      'For anything else we ask for your consent first.',
    ].join('\n'),
  },
  sensitive: {
    title: 'Sensitive personal information',
    text: [
      'Health data, ID card numbers and locations are sensitive. Before you first fill in a questionnaire or a health record, describe a problem or check in at a clinic, we ask for your separate consent.',
      'In your profile the ID card number is your choice, and we do not ask separately. You can leave it out, and remove it later.',
      'You can say no and still use everything else. You can take your consent back at any time, in the privacy centre of your personal centre. What was done before that stays lawful.',
    ].join('\n'),
  },
  cookies: {
    title: 'Cookies and what this phone keeps',
    text: [
      'Sign-in: kept for at most 1 day after you sign in or it is renewed, so that you stay signed in.',
      'On-site check-in and its questionnaire: kept for at most 12 hours, so that nothing is registered or filled in twice.',
      'Language and text size: the ones you chose. They stay after you sign out.',
      'Drafts: answers and booking choices you have not sent, messages to doctors you have not sent, and your questions for the doctor. They stay on this phone only, for at most 12 hours.',
      'Your consent: when you agreed to the use of your health data. Kept until you withdraw it or sign out.',
      'Messages left by the chat service: removed once the chat is disconnected.',
      'What you chose last: the clinic and patient of your last order, an appointment being moved, the reports and consultations you opened, the voice messages you played. It stays on this phone only, until you sign out.',
      'We use no cookies for advertising and do not follow you to other websites. The privacy centre shows what is kept and clears it, with four exceptions. The sign-in ends when you sign out. Language and text size can be changed. Your consent can be withdrawn. An appointment being moved is kept until it is moved or you sign out. In a browser that allows no cookies, a sign-in lasts only while the page is open.',
    ].join('\n'),
  },
  sharing: {
    title: 'Who can see it',
    text: [
      'The clinic you book or check in at: what it needs to examine you and write your report.',
      'The doctor you consult: the patient’s name, sex and age, what you send, and the report you choose to attach.',
      'WeChat sign-in: when you open the sign-in or a check-in, WeChat learns that you opened this service and gives us your open id. It receives no health data.',
      'WeChat Pay: the name of what you buy, the order number, the amount and your open id, to take payments and give refunds.',
      'Chat (Tencent Cloud): your account and name in the consultation, and the messages, pictures and voice you send, which it delivers and stores. To keep the connection it also receives your IP address, the type of your phone and browser, and counts of whether connecting and sending worked. It is connected only when you open a consultation, after you agreed to the use of your health data.',
      'The text-message provider: your mobile number and the text itself.',
      'The storage provider: the pictures you add and the files of your reports.',
      'These companies may use the information for these services only and are bound to keep it confidential.',
      'Authorities: what the law obliges us to hand over.',
      'Nobody else without your consent. We never sell your information.',
    ].join('\n'),
  },
  rights: {
    title: 'Your rights',
    text: [
      'See and correct: your own details and those of your relatives, in the personal centre.',
      'Copy: export your own data in the privacy centre.',
      'Delete, or close your account: ask us, using the contact details below.',
      'Withdraw your consent: at any time, in the privacy centre.',
      'Ask or complain: using the contact details below. Once we know it is you, we reply within 15 working days.',
    ].join('\n'),
  },
  storage: {
    title: 'Where and how long we keep it',
    text: [
      'Your information is stored in the People’s Republic of China and is not sent abroad.',
      'We keep it for as long as the service and the laws on medical and payment records require. Then it is deleted, or changed so that nobody can tell whose it was.',
    ].join('\n'),
  },
  security: {
    title: 'How we protect it',
    text: [
      'We take technical and organisational measures that match the risk, and only people whose work needs it can see your information.',
      'Should information ever leak, we act at once and tell you and the authorities as the law requires.',
      'Before you lend somebody your phone, please sign out: nothing about you stays on it, drafts included.',
    ].join('\n'),
  },
  minors: {
    title: 'Minors',
    text: [
      'Users must be 18+.',
      'When a minor needs a check, a parent or guardian registers, books and consents with an account of their own.',
      'If we find that a minor’s information was collected without that consent, we delete it as soon as we can.',
    ].join('\n'),
  },
  changes: {
    title: 'Changes to this policy',
    text: 'A new version appears here with its date. We point out important changes the next time you use the service, and ask for your consent again where it is needed.',
  },
  software: { title: 'Software by others', link: 'Names and licences of the software in these pages' },
  contact: { title: 'Contact us' },
}

export default words
