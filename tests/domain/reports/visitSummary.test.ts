import { describe, expect, test } from 'vitest'
import type { Answers } from '@/domain/questionForm/question'
import { answeredVisit, firstOf, questionLines, shortened } from '@/domain/reports/visitSummary'
import type { ReportRow } from '@/domain/reports/report'
import { summaryAnswers } from '@/domain/reports/summaryAnswers'
import { woman } from '../../support/questionnaireAnswers'

describe('the limits of the summary of a visit', () => {
  test('a list says how many entries are left out', () => {
    expect(firstOf([1, 2, 3], 2)).toEqual({ shown: [1, 2], more: 1 })
    expect(firstOf([1], 2)).toEqual({ shown: [1], more: 0 })
  })

  test.each([
    ['良性', 3, '良性'],
    ['良性的', 3, '良性的'],
    ['考虑良性结节', 4, '考虑良…'],
    [' two\n\nlines ', 20, 'two lines'],
    ['👩‍⚕️', 9, '👩‍⚕️'],
  ])('%j within %i characters is %j', (text, most, shown) => {
    expect(shortened(text, most)).toBe(shown)
  })

  test('every typed line is a question, and lines beyond the sixth lose no word', () => {
    expect(questionLines('\n 要不要活检？ \n\n多久复查？')).toEqual(['要不要活检？', '多久复查？'])
    expect(questionLines('1\n2\n3\n4\n5\n6\n7\n8')).toEqual(['1', '2', '3', '4', '5', '6 7 8'])
    expect(questionLines('1\n2\n3\n4\n5')).toEqual(['1', '2', '3', '4', '5'])
    expect(questionLines('1\n2\n3\n4\n5\n6')).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(questionLines('1\n2\n3\n4\n5\n6\n7')).toEqual(['1', '2', '3', '4', '5', '6 7'])
    expect(questionLines(' \n ')).toEqual([])
  })
})

test('the questionnaire of the report counts, else that of the newest visit with one', () => {
  const row = (reportId: string, madeAt: string, basicInfoFilled: boolean) =>
    ({ finished: true, serviceId: '1', specificationId: '2', reportId, madeAt, basicInfoFilled }) as ReportRow
  const rows = [row('81', '2024-01-01', true), row('82', '2026-01-01', false), row('83', '2025-01-01', true)]
  expect(answeredVisit(rows, '81')?.reportId).toBe('81')
  expect(answeredVisit(rows, '82')?.reportId).toBe('83')
  expect(answeredVisit(rows.slice(1, 2), '82')).toBeUndefined()
  const another = { ...row('84', '2026-06-01', true), serviceId: '3' }
  expect(answeredVisit([...rows, another], '82')?.reportId).toBe('83')
})

describe('the answers in the summary of a visit', () => {
  test('they are those that a specialist asks for, in its order and without an abortion', () => {
    const answers = { ...woman, menopauseAge: '44', secondDegree: 'yes', secondDegreeWho: ['0'], brca: 'yes' }
    expect(summaryAnswers({ form: 'full', answers })).toEqual([
      'special',
      'lastPeriodDay',
      'menopauseAge',
      'firstDegree',
      'firstDegreeWho',
      'secondDegree',
      'secondDegreeWho',
      'brca',
      'biopsy',
      'biopsyTimes',
      'biopsyResult',
      'menarcheAge',
      'childbirth',
      'firstPregnancyAge',
      'contraception',
    ])
  })

  test('[A542] those of the short form are among them', () => {
    const answers: Answers = {
      sex: '0',
      menarche: 'yes',
      menarcheBand: '1',
      menopause: 'yes',
      menopauseBand: '1',
      firstBirthBand: '1',
      lactation: 'yes',
      breastCancer: 'yes',
      ovarianTumour: 'no',
      mastitis: 'no',
      benignBreastDisease: 'no',
      chestRadiotherapy: 'no',
      brca: 'no',
      gailRelatives: '1',
      gailBiopsy: '1',
      gailAtypical: '1',
      smoking: 'no',
      estrogen: 'no',
      hormones: 'no',
      emotions: 'no',
    }
    expect(summaryAnswers({ form: 'short', answers })).toEqual([
      'menopause',
      'menopauseBand',
      'breastCancer',
      'ovarianTumour',
      'brca',
      'chestRadiotherapy',
      'gailRelatives',
      'gailBiopsy',
      'gailAtypical',
      'benignBreastDisease',
      'mastitis',
      'menarcheBand',
      'firstBirthBand',
      'lactation',
      'estrogen',
      'hormones',
    ])
  })
})
