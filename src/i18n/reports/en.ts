import type { Words } from '@/i18n/words'
import type zh from './zh'

const words: Words<typeof zh> = {
  head: {
    age: 'Age {{age}}',
    number: 'Check number',
    examiner: 'Examiner',
    examinedOn: 'Date of the check',
  },
  foot: {
    title: 'Where the check took place',
    name: 'Name',
    address: 'Address',
    phone: 'Phone',
    disclaimer:
      'This report is for guidance and does not replace a doctor’s diagnosis. If you have questions, please ask a doctor.',
  },
  later: {
    title: 'There has been a later check',
    text: 'There was a later check on {{day}}. What comes next depends on the report of that check.',
    act: 'See the later check',
  },
  gone: {
    title: 'Report not found',
    text: 'It may belong to another account, or it is not ready yet.',
    action: 'See my reports',
  },
}

export default words
