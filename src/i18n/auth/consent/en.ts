import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  title: 'May we use your health data?',
  what: {
    title: 'What we use',
    text: 'What you fill in: name, age, sex, contact details, ID card number, height and weight. Periods, births and family history, findings and lifestyle. The symptoms you describe, the pictures you add, and your messages and voice in consultations.',
  },
  why: {
    title: 'What we use it for',
    text: 'For breast-health checks, risk assessment and health reports, and for the consultations you start yourself. The clinic that examines you sees what the check needs. The doctor you consult sees the patient’s name, sex and age, what you send, and the report you choose to attach.',
  },
  choice: {
    title: 'It is your choice',
    text: 'Health data is sensitive personal information. Without your consent you can still use everything else, and nothing you filled in is lost. If you agree while signed in, you can withdraw your consent in the personal centre at any time. Before you fill in anything for a relative, please ask for their consent.',
  },
  box: 'I agree that the health data I fill in is used as described above',
  privacy: 'Read the privacy policy',
  goOn: 'Agree and continue',
  refuse: 'I do not agree, go back',
  guardian: {
    title: 'This child is under 14',
    text: 'A parent or guardian has to agree before a child’s health data is sent. Are you the guardian, and do you agree that we use it as the privacy policy describes?',
    yes: 'I am the guardian and agree',
    no: 'Go back',
  },
  tickFirst: 'Please tick the box first',
}

export default words
