import type { Words } from '../words'
import type zh from '../zh/healthReport'

const words: Words<typeof zh> = {
  label: 'Next step',
  advice: {
    twoExamsWithinAYear:
      'Relatives of yours have had breast cancer, so two checks within a year are advised, about one every half year.',
    oneYear: 'By your answers the next check is advised in 1 year. If you notice a change, do not wait until then.',
    twoYears: 'By your answers the next check is advised in 2 years. If you notice a change, do not wait until then.',
  },
  special: {
    men: {
      title: 'Let a doctor plan the checks',
      text: 'Breast cancer is rare in men, but it happens; the intervals for women do not apply to men. With a lump, discharge or a change of the skin at breast, nipple or armpit, please see a doctor.',
    },
    pregnancy: {
      title: 'First ask a doctor which kind of check',
      text: 'Breasts change during pregnancy and breastfeeding. Please first ask a doctor which method fits. With a new lump do not wait for the birth or the end of breastfeeding: see a doctor now.',
    },
  },
  incomplete: {
    title: 'Age or sex is missing',
    text: 'Without age and sex there is no advice on the next check. Please complete the questionnaire.',
    action: 'Complete the questionnaire',
  },
  age: '{{age}} years',
  madeOn: 'made on {{day}}',
  living: {
    title: 'Advice on living',
    factors: {
      weight:
        'Your body mass index is {{bmi}}, above the advised range. For your height the reference weight is about {{weight}} kg; getting closer bit by bit is fine.',
      smoking:
        'It is never too late to stop smoking, and it is good for the breasts and the whole body. Clinics can help.',
      drink: 'Drinking less alcohol already helps; none is best.',
      lackExercise: 'About 150 minutes of movement a week, in several parts if you like. Brisk walking counts.',
      sleepDebt: 'Try to sleep 7 hours a night and to be up late less often. If sleep stays poor, a doctor can help.',
      contraception:
        'You have used medicine with hormones. Please tell a doctor and decide together how to go on. Do not stop suddenly by yourself.',
      useProduct:
        'Products for breast enhancement, beauty or weight loss may contain hormones. Read the ingredients, leave out what is uncertain, and ask a doctor.',
      family:
        'Relatives have had breast cancer. Please tell a doctor who, and at what age: the checks are planned by it.',
    },
    keepOn:
      'Your answers show no habit that needs changing. Keep on: movement, a fitting weight, a monthly self-check.',
    unknown: 'There are no answers about habits, so there is no advice here.',
  },
  answers: 'Below are your answers from the questionnaire.',
}

export default words
