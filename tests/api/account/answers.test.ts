import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settled } from '@/domain/questionForm/form'
import { problemsOf } from '@/domain/questionForm/problems'
import type { Answers } from '@/domain/questionForm/question'
import { answersOfRelative, relativeOf } from '@/api/account/answers'
import { startAnswers } from '@/domain/questionForm/start'
import { VARIANTS } from '@/domain/questionForm/variants'
import { woman } from '../../support/questionnaireAnswers'
import { anyAnswers } from '../../support/arbitraryAnswers'

const answers: Answers = {
  ...woman,
  relation: '2',
  age: '45.5',
  secondDegree: 'yes',
  secondDegreeWho: ['0', '1'],
  identityCard: '11010119800101123X',
  phone: '13812345678',
}

describe('a relative as a record', () => {
  test('[PATIENT-04, PATIENT-09, PATIENT-10, A343] every field has its name, and lists are joined by commas', () => {
    expect(relativeOf(VARIANTS.relative, answers)).toEqual({
      name: '王芳',
      relationId: 2,
      age: 45.5,
      sex: '0',
      identityCard: '11010119800101123X',
      telphone: '13812345678',
      ethnicity: '汉族',
      height: 162,
      weight: 55.5,
      mLastday: '2026-11-01',
      mAge: 13,
      fPregnancy: 26,
      childbirth: 2,
      menopausetime: null,
      relatives1st: true,
      c1strelatives: '0,2',
      relatives2nd: true,
      c2ndrelatives: '0,1',
      smoking: false,
      drink: true,
    })
  })

  test('[A402] the own record has no phone number', () => {
    expect(relativeOf(VARIANTS.ownRecord, answers)).not.toHaveProperty('telphone')
  })

  test('[FULLQ-44] [FULLQ-47] stale and women-only answers are not sent', () => {
    expect(relativeOf(VARIANTS.relative, { ...answers, sex: '1', firstDegree: 'no' })).toMatchObject({
      mLastday: null,
      mAge: null,
      fPregnancy: null,
      childbirth: null,
      menopausetime: null,
      relatives1st: false,
      c1strelatives: '',
      relatives2nd: true,
      c2ndrelatives: '0,1',
    })
  })

  test('[PATIENT-10] [A145] records from forms have texts for numbers and flags, and zeros for no answer', () => {
    const record = {
      name: '王芳',
      age: '45.5',
      sex: '0',
      telphone: '',
      height: '0',
      weight: 0,
      menopausetime: '0',
      fPregnancy: 0,
      childbirth: '0',
      relatives1st: 'true',
      c1strelatives: '2,0,7',
      relatives2nd: '0',
      c2ndrelatives: '',
      smoking: '1',
      drink: 0,
    }
    expect(answersOfRelative(record)).toEqual({
      name: '王芳',
      age: '45.5',
      sex: '0',
      childbirth: '0',
      firstDegree: 'yes',
      firstDegreeWho: { stored: '2,0,7', shown: ['0', '2', '7'] },
      secondDegree: 'no',
      smoking: 'yes',
      drink: 'no',
    })
  })

  test('[A420, A436] values unknown to the app are sent back unchanged when something else is saved', () => {
    const record = {
      name: '王芳',
      age: 45,
      sex: '0',
      relationId: 7,
      telphone: 13812345678,
      height: '约160',
      weight: '55kg',
      mLastday: '2026年初',
      childbirth: '两次',
      fPregnancy: 26,
      relatives1st: 'maybe',
      c1strelatives: '0,3',
      relatives2nd: true,
      c2ndrelatives: '9',
      smoking: false,
    }
    const answers = answersOfRelative(record)
    expect(problemsOf(VARIANTS.relative, answers, '2026-11-21')).toEqual([])
    const { height, mLastday, childbirth, relationId, fPregnancy, relatives1st, c1strelatives, c2ndrelatives } = record
    const untouched = {
      height,
      mLastday,
      childbirth,
      relationId,
      fPregnancy,
      relatives1st,
      c1strelatives,
      c2ndrelatives,
    }
    expect(relativeOf(VARIANTS.relative, { ...answers, drink: 'no' })).toMatchObject({
      ...untouched,
      telphone: '13812345678',
      weight: 55,
      drink: false,
    })
    expect(relativeOf(VARIANTS.relative, { ...answers, relation: '2', secondDegreeWho: ['0'] })).toMatchObject({
      ...untouched,
      relationId: 2,
      c2ndrelatives: '0',
    })
    expect(relativeOf(VARIANTS.relative, { ...answers, sex: '1' })).toMatchObject({
      mLastday: null,
      childbirth: null,
      fPregnancy: null,
      c1strelatives: '0,3',
    })
  })

  test('[A541] an old record that names relatives without a flag is read as yes, and a save keeps it', () => {
    const record = { name: '王芳', age: 45, sex: '0', relatives1st: null, c1strelatives: '0', c2ndrelatives: '1' }
    expect(relativeOf(VARIANTS.relative, { ...answersOfRelative(record), drink: 'no' })).toMatchObject({
      relatives1st: true,
      c1strelatives: '0',
      relatives2nd: true,
      c2ndrelatives: '1',
    })
    expect(answersOfRelative({ ...record, relatives1st: '0' }).firstDegree).toBe('no')
  })

  test('[A340] [A44] without a questionnaire the form starts with the relative’s record, in whole years', () => {
    expect(
      startAnswers(VARIANTS.inspection, answersOfRelative({ name: '王芳', age: 45.5, sex: '0', height: 162 })),
    ).toEqual({ name: '王芳', age: '45', sex: '0', height: '162' })
  })

  test('[PATIENT-09] a sent record is read back the same', () => {
    fc.assert(
      fc.property(anyAnswers(VARIANTS.relative), (any) => {
        const back = answersOfRelative(relativeOf(VARIANTS.relative, any))
        expect(settled(VARIANTS.relative, back)).toEqual(settled(VARIANTS.relative, any))
      }),
    )
  })
})
