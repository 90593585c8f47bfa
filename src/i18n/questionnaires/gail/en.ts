import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  forWhom:
    'For women who have had no breast cancer and no DCIS or LCIS (ductal or lobular carcinoma in situ), no radiotherapy to the chest, and no known BRCA mutation. Validated in women aged 35 and over.',
  staysHere: 'The result is calculated on this phone. Your answers are neither sent nor stored.',
  compute: 'See the result',
  change: 'Change answers',
  people: {
    affected:
      'About {{affected, number}} of {{of, number}} women with these answers will get breast cancer in the next 5 years',
    spared: 'About {{spared, number}} will not',
    lowest:
      'Women of your age with the lowest-risk answers: about {{lowest, number}} of {{of, number}}. The relative risk compares with them.',
  },
  fiveYear: 'Five-year risk {{fiveYear}}%',
  exact: 'Five-year risk {{fiveYear}}%, relative risk {{times}} times ({{percent}}%)',
  squares: {
    counts:
      '1,000 squares, {{filled}} filled: about {{affected, number}} of {{of, number}} women get breast cancer in the next 5 years, about {{spared, number}} do not',
    one: 'One square stands for 1 woman. Filled: gets breast cancer in the next 5 years. Empty: does not.',
    ten: 'One square stands for 10 women. Filled: get breast cancer in the next 5 years. Empty: do not.',
  },
  orientation: 'This is a guide, not a diagnosis. For Asian women it tends to be too high.',
  reading: 'How to read this number',
  limits: {
    onlySix:
      'It looks at these six answers only. It knows nothing else about you and cannot tell whether you will get breast cancer.',
    population:
      'The model comes from studies of white women in the US. In Asian women it predicts about 1.8 to 2.5 times as many cases as actually occur.',
  },
  notes: {
    testedFrom35: 'This method was validated in women aged 35 and over. For younger women its result is less certain.',
    biopsiesCountLess: 'From age 50, this method gives biopsies less weight.',
  },
  next: {
    title: 'What to do next',
    text: 'Keep having your checks as your doctor advises. If this result raises questions, talk it over with a doctor.',
    checkup: 'About breast checks',
  },
}

export default words
