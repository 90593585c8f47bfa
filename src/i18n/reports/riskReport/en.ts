import type { Words } from '@/i18n/words'
import type zh from './zh'

const words: Words<typeof zh> = {
  label: 'Risk level',
  levels: {
    low: 'Low risk',
    mediumLow: 'Medium-low risk',
    medium: 'Medium risk',
    mediumHigh: 'Medium-high risk',
    high: 'High risk',
  },
  surgery: 'See a breast surgeon, who can judge whether a genetic test (BRCA) or a biopsy is needed',
  noIllness: 'A risk does not mean an illness. Let a doctor look at it, then decide together.',
  noLevel: {
    title: 'The report gives no risk level',
    text: 'It has neither a score nor a level. That does not mean a low risk. Please ask a doctor, or complete the questionnaire for an assessment.',
  },
  score: {
    title: 'Risk score',
    of: '{{score}} of 100',
    label: '{{score}} of 100, {{level}}',
    missing: 'The report gives no score.',
    range: '{{from}} to {{to}}',
    here: 'This score',
    given: 'Level given',
    asTold: 'The level is the one that the clinic gave. The score falls in another band of the bar.',
  },
  comparisons: {
    lowerThan95: 'This score is lower than that of about 95 of 100 women assessed.',
    about50: 'This score is lower than that of about 50 of 100 women assessed.',
    lowerThanOnly20: 'About 80 in 100 women assessed scored lower, about 20 as high or higher.',
  },
  knowledge: {
    title: 'How to read this report',
    meaning:
      'The score is an estimate from the check and the answers. It says how likely something is, not whether there is an illness.',
    neither: 'A high score does not mean an illness, and a low one does not rule it out.',
    checks: 'Regular checks, and a look and feel for changes every month, help to find them early.',
    factors:
      'Age, family history and habits affect the risk. Staying active, little alcohol, no smoking and a healthy weight are good for the breasts and the whole body.',
    factorsIfNoAlcohol:
      'Age, family history and habits affect the risk. Staying active, no alcohol and no smoking are good for the breasts and the whole body.',
    ifPregnant:
      'During pregnancy or breastfeeding, please drink no alcohol, and follow the doctor’s advice on weight.',
  },
  toAssessment: 'Fill in the assessment questionnaire',
}

export default words
