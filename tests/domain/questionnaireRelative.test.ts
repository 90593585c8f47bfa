import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settled } from '../../src/domain/questionnaires/form'
import type { Answers } from '../../src/domain/questionnaires/question'
import { answersOfRelative, relativeOf } from '../../src/domain/questionnaires/relative'
import { startAnswers } from '../../src/domain/questionnaires/start'
import { VARIANTS } from '../../src/domain/questionnaires/variants'
import { woman } from './questionnaireAnswers'
import { anyAnswers } from './questionnaireArbitrary'

const answers: Answers = { ...woman, relation: '2', age: '45.5', secondDegree: 'yes', secondDegreeWho: ['0', '1'], identityCard: '11010119800101123X', phone: '13812345678' }

describe('a relative as a record', () => {
  test('[PATIENT-04, PATIENT-09, PATIENT-10, A343] every field by its name, lists joined by commas', () => {
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

  test('[A402] the own record carries no phone', () => {
    expect(relativeOf(VARIANTS.ownRecord, answers)).not.toHaveProperty('telphone')
  })

  test('[FULLQ-44] [FULLQ-47] what is stale or of a woman does not go along', () => {
    expect(relativeOf(VARIANTS.relative, { ...answers, sex: '1', firstDegree: 'no' })).toMatchObject({
      mLastday: null, mAge: null, fPregnancy: null, childbirth: null, menopausetime: null,
      relatives1st: false, c1strelatives: '', relatives2nd: true, c2ndrelatives: '0,1',
    })
  })

  test('[PATIENT-10] [A145] records from forms: texts for numbers and flags, zeros for none', () => {
    const record = { name: '王芳', age: '45.5', sex: '0', telphone: '', height: '', menopausetime: '0', fPregnancy: 0, childbirth: '0', relatives1st: 'true', c1strelatives: '2,0,7', relatives2nd: '0', c2ndrelatives: '', smoking: '1', drink: 0 }
    expect(answersOfRelative(record)).toEqual({ name: '王芳', age: '45.5', sex: '0', childbirth: '0', firstDegree: 'yes', firstDegreeWho: ['0', '2'], secondDegree: 'no', smoking: 'yes', drink: 'no' })
  })

  test('[A340] [A44] without a questionnaire the form starts with the relative, in whole years', () => {
    expect(startAnswers(VARIANTS.inspection, answersOfRelative({ name: '王芳', age: 45.5, sex: '0', height: 162 }))).toEqual({ name: '王芳', age: '45', sex: '0', height: '162' })
  })

  test('[PATIENT-09] what is sent is read back the same', () => {
    fc.assert(
      fc.property(anyAnswers(VARIANTS.relative), (any) => {
        const back = answersOfRelative(relativeOf(VARIANTS.relative, any))
        expect(settled(VARIANTS.relative, back)).toEqual(settled(VARIANTS.relative, any))
      }),
    )
  })
})
