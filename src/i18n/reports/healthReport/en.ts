import type { Words } from '@/i18n/words'
import type zh from './zh'

const words: Words<typeof zh> = {
  label: 'Next step',
  advice: {
    twoExamsWithinAYear:
      'Someone in the family has had breast cancer, so we advise two checks within a year, about six months apart. If you notice a change, do not wait until then: see a doctor.',
    oneYear:
      'Based on the answers, we advise the next check in 1 year. If you notice a change, do not wait until then: see a doctor.',
    twoYears:
      'Based on the answers, we advise the next check in 2 years. If you notice a change, do not wait until then: see a doctor.',
  },
  when: 'Best done around {{day}}.',
  firstWhen: 'Have the first one around {{day}}.',
  special: {
    men: {
      title: 'Please let a doctor plan the checks',
      text: 'Breast cancer is rare in men, but it happens, and the intervals for women do not apply to men. If you find a lump, discharge or a skin change at the breast, nipple or armpit, please see a doctor.',
    },
    pregnancy: {
      title: 'First ask a doctor which check is right',
      text: 'Breasts change during pregnancy and breastfeeding, so please ask a doctor first which check is right. If you feel a new lump, do not wait until after the birth or the end of breastfeeding: see a doctor now.',
    },
    young: {
      title: 'Please ask a doctor whether a check is needed',
      text: 'The intervals are for adult women. Under 18, please let a doctor say whether and when a check is needed. If you find a lump, discharge or a skin change at the breast, nipple or armpit, please see a doctor.',
    },
  },
  incomplete: {
    person: {
      title: 'Age or sex is missing',
      text: 'Without age and sex we cannot advise on the next check. Please complete the questionnaire.',
    },
    answers: {
      title: 'Answers are missing',
      text: 'Without answers about family and habits we cannot advise on the next check. Please complete the questionnaire.',
    },
    action: 'Complete the questionnaire',
    whose: 'This report is about {{name}}. Please choose that person in the form.',
  },
  age: 'Age\u00a0{{age}}',
  madeOn: 'Made\u00a0on {{day}}',
  living: {
    title: 'Healthy habits',
    factors: {
      weight:
        'The body mass index is {{bmi}}, above the advised range. For this height, the reference weight is about {{weight}}\u00a0kg. There is no hurry: step by step is fine.',
      smoking:
        'It is never too late to stop smoking: it helps the breasts and the whole body. A stop-smoking clinic can help.',
      drink: 'Drinking less alcohol already helps; none is best.',
      lackExercise: 'Aim for about 150 minutes of activity a week, split up as you like. Brisk walking counts.',
      sleepDebt:
        'Try to sleep at least 7 hours a night and stay up late less often. If you keep sleeping badly, a doctor can help.',
      contraception:
        'The answers name hormonal medicine or contraceptives. Please tell a doctor. If they are still in use, decide together how to go on. Do not stop suddenly without a doctor.',
      useProduct:
        'Breast-enhancement, beauty or weight-loss products may contain hormones. Read the ingredients. If unsure, leave it for now and ask a doctor.',
      family:
        'Someone in the family has had breast cancer. Please tell a doctor who, and at what age, so that the checks can be planned.',
    },
    drinkIfPregnant:
      'Drinking less alcohol already helps; none is best. During pregnancy or breastfeeding, please drink none at all.',
    weightIfPregnant:
      'The body mass index is {{bmi}}, above the advised range. For this height, the reference weight is about {{weight}}\u00a0kg. There is no hurry: step by step is fine. During pregnancy or breastfeeding, follow the doctor’s advice on weight.',
    young: {
      drink: 'At this age, please drink no alcohol.',
      lackExercise: 'Being active is good for the whole body. Please ask a doctor how much is right at this age.',
      sleepDebt: 'Too little sleep is hard on the body. Please ask a doctor how much is right at this age.',
      keepOn: 'The answers show no habit that needs changing. Keep it up: stay active.',
    },
    keepOn:
      'The answers show no habit that needs changing. Keep it up: stay active, with a breast self-check every month.',
    unread: 'Some answers about habits could not be read, so the advice here is not complete.',
    unknown: 'There are no answers about habits, so there is no advice here.',
  },
  answers: 'Below are the answers from the questionnaire.',
}

export default words
