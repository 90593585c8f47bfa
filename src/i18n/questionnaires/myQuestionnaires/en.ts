import type { Words } from '@/i18n/words'
import type zh from './zh'

const words: Words<typeof zh> = {
  empty: 'The questionnaires you fill in will be here.',
  fill: 'Fill in a questionnaire',
  general: 'Health questionnaire',
  ofInspection: 'Pre-visit questionnaire',
  madeOn: 'Filled in on',
}

export default words
