import type { Words } from '../words'
import type zh from '../zh/riskReport'

const words: Words<typeof zh> = {
  label: 'Risk level',
  levels: {
    low: 'Low risk',
    mediumLow: 'Medium-low risk',
    medium: 'Medium risk',
    mediumHigh: 'Medium-high risk',
    high: 'High risk',
  },
  actions: {
    twoYears: 'Next check in 2 years.',
    oneYear: 'Next check in 1 year.',
    specialist: 'Care and follow-up by a breast specialist are advised.',
    surgeryAndGeneticTest:
      'A visit to a breast surgeon is advised, with a genetic test (BRCA) or a biopsy; the doctor arranges it.',
  },
  sooner: { text: '{{source}} advises something sooner: {{step}}. Please follow that.' },
  noLevel: {
    title: 'The report gives no risk level',
    text: 'It has neither a score nor a level, which does not mean a low risk. Please ask a doctor, or complete the questionnaire for an assessment.',
  },
  score: {
    title: 'Risk score',
    of: '{{score}} of 100',
    label: '{{score}} of 100, {{level}}',
    missing: 'The report gives no score.',
    range: '{{from}} to {{to}}',
    here: 'You are here',
    asTold: 'The level is the one that the clinic has given; the score lies in another part of the bar.',
  },
  comparisons: {
    lowerThan95: 'Your score is lower than that of about 95 of 100 women assessed.',
    about50: 'Your score is lower than that of about 50 of 100 women assessed.',
    lowerThanOnly20: 'Your score is lower than that of only about 20 of 100 women assessed; most women score lower.',
  },
  knowledge: {
    title: 'How to read this report',
    meaning:
      'The score is estimated from the check and the questionnaire. It says how likely something is, not whether you are ill.',
    neither:
      'A high score does not mean illness, and a low one does not rule it out. Regular checks, and looking and feeling for changes every month, help to find them sooner.',
    factors:
      'Age, family history and habits affect the risk. Regular movement, little alcohol, no smoking and a fitting weight are good for the breasts and the whole body.',
  },
  toAssessment: 'To the health assessment',
}

export default words
