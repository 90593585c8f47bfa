import type { Words } from '@/i18n/words'
import type zh from './zh'

const words: Words<typeof zh> = {
  steps: {
    regularReview: 'Regular checks',
    twoYears: 'A check in 2 years',
    oneYear: 'A check in 1 year',
    reviewInHalfAYear: 'A check in 6 months',
    twoExamsWithinAYear: 'Two checks within a year',
    specialist: 'Care and follow-up by a breast specialist',
    referral: 'See a breast specialist',
    surgeryAndGeneticTest: 'See a breast surgeon',
  },
  sources: {
    palpation: 'Palpation imaging report',
    level: 'Risk level',
    evaluation: 'Questionnaire',
    biopsy: 'Biopsy result',
    history: 'Health history',
    findings: 'Answers about the breasts',
  },
  said: '{{source}}: {{step}}',
  binding: 'Next step: {{step}}.',
  dated: {
    twoYears: 'Next step: a check in 2 years, around {{day}}.',
    oneYear: 'Next step: a check in 1 year, around {{day}}.',
    reviewInHalfAYear: 'Next step: a check in 6 months, around {{day}}.',
    twoExamsWithinAYear: 'Next step: two checks within a year, the first around {{day}}.',
  },
  why: 'Based on',
  adviceThen: 'What this report advised',
  earliest: 'The earliest of these counts: {{step}}.',
  special: {
    men: 'The intervals for women do not apply to men. Please let a doctor plan the checks.',
    pregnancy:
      'The answers tell of a pregnancy or breastfeeding: please ask a doctor first which check is right. If you feel a new lump, see a doctor now.',
    young: 'The intervals are for adult women. Under 18, please let a doctor say whether a check is needed.',
  },
  due: {
    title: 'The next check is due',
    step: 'Book the check',
    text: 'This report advised the next check around {{day}}. That day has passed. If it has not been done yet, you can book it now.',
  },
  ways: { book: 'Book a check', consult: 'Ask a doctor' },
  hyperplasia: {
    title: 'A biopsy has found atypical hyperplasia',
    text: 'Atypical hyperplasia is not cancer, but a specialist should follow it up. Please see a breast specialist and bring the biopsy report. The specialist will plan the checks. Do not just wait for the next one.',
  },
  findings: {
    title: 'Please let a doctor examine this',
    text: 'The answers name: {{findings}}. This does not mean that it is cancer, but a doctor should examine it. Do not wait for the next check. Go to a hospital’s breast clinic, and bring any earlier reports.',
  },
  uncountedBreasts: {
    title: 'The breast answers are not counted in the advice of this report',
    text: 'Please show a doctor skin dimpling, orange-peel skin or an eroded nipple.',
  },
  history: {
    title: 'Please let a specialist plan the checks',
    text: 'The answers say yes to: {{risks}}. This makes breast cancer more likely. It does not mean that there is an illness. Please see a breast specialist and bring the papers of that test or treatment. The specialist will plan the checks. Do not just wait for the next one.',
  },
  bmi: {
    title: 'Body mass index (BMI)',
    line: '{{bmi}}, {{name}} ({{range}})',
    below: 'below {{below}}',
    between: '{{from}} to below {{below}}',
    from: '{{from}} and above',
    reference: 'For a height of {{height}}\u00a0cm, the reference weight is about {{weight}}\u00a0kg.',
    referenceIfPregnant:
      'For a height of {{height}}\u00a0cm, the reference weight is about {{weight}}\u00a0kg. During pregnancy or breastfeeding, follow the doctor’s advice on weight.',
    young: '{{bmi}}. The classes and the reference weight are for adults. Under 18, please ask a doctor.',
    unknown: 'Height, weight or sex is missing, so it cannot be calculated.',
    unreadable: 'Height, weight or sex in the questionnaire could not be read, so it is not calculated.',
    doubtful:
      'The height or weight in the questionnaire may be wrong, so nothing is calculated from it. Please check and fill it in again.',
    classes: { light: 'underweight', normal: 'normal', overweight: 'overweight', obese: 'obese' },
  },
  uncounted: 'Not counted in this advice, because not answered or not readable: {{questions}}',
  open: 'Not answered: {{questions}}',
  palpationFailed: 'The advice of the palpation imaging report could not be loaded; it may be more urgent',
  palpationUncounted: {
    title: 'The palpation imaging report has advice that is not counted here; it may be more urgent',
    act: 'Read that report',
  },
  and: '{{one}}\u00a0· {{other}}',
  personMissing: 'The answers lack age or sex, so they are not counted; the advice from them may be more urgent',
  answersFailed: 'The answers could not be shown; the advice from them may be more urgent',
  nothing: {
    title: 'Questionnaire',
    text: 'We have no answers from the questionnaire, so there is nothing to show here.',
  },
}

export default words
