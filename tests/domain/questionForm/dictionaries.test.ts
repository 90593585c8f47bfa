import { expect, test } from 'vitest'
import * as dictionaries from '@/domain/questionForm/dictionaries'

test.each([
  ['[DICT-18] first-degree relatives', dictionaries.FIRST_DEGREE, ['mother', 'child', 'sister']],
  ['[DICT-19] [A8] second-degree relatives', dictionaries.SECOND_DEGREE, ['aunt', 'uncle', 'grandmother']],
  ['[DICT-20] biopsy result', dictionaries.BIOPSY_RESULT, ['benignTumour', 'hyperplasia', 'atypicalHyperplasia']],
  ['[DICT-21] breast type', dictionaries.BREAST_TYPE, ['dense', 'fatty', 'mixed']],
  ['[DICT-22] nipple', dictionaries.NIPPLE, ['normal', 'raised', 'inverted', 'eroded']],
  ['[DICT-23] skin', dictionaries.SKIN, ['normal', 'dimple', 'orangePeel', 'varicose']],
  [
    '[DICT-24] [A9] discharge',
    dictionaries.DISCHARGE,
    ['none', 'singleDuct', 'multipleDucts', 'yellow', 'milky', 'bloody', 'watery'],
  ],
  ['[DICT-25] gland', dictionaries.GLAND, ['normal', 'flocculent', 'localThickening', 'mass', 'nodularThickening']],
  ['[DICT-26] [A10] supernumerary', dictionaries.SUPERNUMERARY, ['yes', 'no']],
  ['[DICT-27] pain', dictionaries.PAIN, ['dull', 'recurrent', 'menstrual', 'distending', 'sharp', 'pressed', 'none']],
  ['[A182] biopsy times', { 0: 'nothing', ...dictionaries.BIOPSY_TIMES }, ['nothing', 'one', 'two', 'threeOrMore']],
  ['[SHORTQ-11] [A192] menarche', dictionaries.MENARCHE_BAND, ['upTo12', 'after12']],
  ['[SHORTQ-12] [A192] menopause', dictionaries.MENOPAUSE_BAND, ['from54', 'before54']],
  ['[SHORTQ-13] [A192] first birth', dictionaries.FIRST_BIRTH_BAND, ['none', 'after30', 'upTo30']],
  ['[SHORTQ-14] [A192] lactation', dictionaries.LACTATION, ['none', 'underOneYear', 'overOneYear']],
  ['[GAIL-02] [A198] first period', dictionaries.GAIL_MENARCHE, ['from14', '12to13', 'before12']],
  [
    '[GAIL-02] [A198] first live birth',
    dictionaries.GAIL_FIRST_BIRTH,
    ['none', 'before20', '20to24', '25to29', 'from30'],
  ],
  ['[GAIL-22] relatives', dictionaries.GAIL_RELATIVES, ['none', 'one', 'more']],
  ['[GAIL-23] biopsies', dictionaries.GAIL_BIOPSY, ['none', 'one', 'twoOrMore']],
  ['[GAIL-24] atypical hyperplasia', dictionaries.GAIL_ATYPICAL, ['noBiopsy', 'noneFound', 'uncertain', 'confirmed']],
])('the codes of %s are those of the specification', (_name, dictionary, inOrder) => {
  expect(dictionary).toEqual(Object.fromEntries(inOrder.map((name, code) => [String(code), name])))
})
