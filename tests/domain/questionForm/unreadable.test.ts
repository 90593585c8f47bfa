import { describe, expect, test } from 'vitest'
import { canTakeBack, isIncluded, unreadableKind } from '@/domain/questionForm/form'
import { hasNoChanges, NO_CHANGES, type Answer, type Answers, type QuestionId } from '@/domain/questionForm/question'
import { QUESTIONS } from '@/domain/questionForm/questions'
import { VARIANTS } from '@/domain/questionForm/variants'
import type { VariantId } from '@/domain/variantIds'

test.each<[QuestionId, Answer | undefined, 'other' | 'unread' | undefined]>([
  ['biopsyTimes', { stored: '7', shown: '' }, 'other'],
  ['firstDegreeWho', { stored: ['0', '9'], shown: ['0', '9'] }, 'other'],
  ['smoking', { stored: 'maybe', shown: '' }, 'unread'],
  ['abortion', { stored: 'maybe', shown: '' }, 'unread'],
  ['height', { stored: '5尺', shown: '' }, 'unread'],
  ['height', { stored: '162 cm', shown: '162' }, undefined],
  ['biopsyTimes', '1', undefined],
  ['smoking', '', undefined],
  ['smoking', undefined, undefined],
])('[A420] [A436] the answer of %s stored as %j reads as %s', (id, answer, kind) => {
  expect(unreadableKind(QUESTIONS[id], answer)).toBe(kind)
})

describe('[A436] whether a detail is sent', () => {
  const detail = { stored: 'three', shown: '' }
  test.each<[string, Answers, boolean]>([
    ['its question says yes', { biopsy: 'yes', biopsyTimes: '3' }, true],
    ['its question says no', { biopsy: 'no', biopsyTimes: '3' }, false],
    ['its question is open', { biopsyTimes: '3' }, false],
    ['its question cannot be read', { biopsy: { stored: 'maybe', shown: '' }, biopsyTimes: '3' }, true],
    ['it cannot be read, and its question is open', { biopsyTimes: detail }, true],
    ['it cannot be read, and its question says no', { biopsy: 'no', biopsyTimes: detail }, false],
  ])('where %s: %s', (_what, answers, sent) => {
    expect(isIncluded('biopsyTimes', answers)).toBe(sent)
  })
})

test.each<[VariantId, QuestionId, Answers, boolean]>([
  ['relative', 'relation', {}, true],
  ['relative', 'phone', {}, false],
  ['fullRecord', 'ethnicity', {}, false],
  ['relative', 'ethnicity', {}, true],
  ['fullRecord', 'special', {}, true],
  ['fullRecord', 'smoking', {}, false],
  ['shortOnSite', 'gailAtypical', { gailBiopsy: '1' }, true],
  ['shortOnSite', 'gailAtypical', { gailBiopsy: '0' }, false],
])('[A602] in the form %s the answer of %s with %j can be taken back: %s', (variant, id, answers, can) => {
  expect(canTakeBack(VARIANTS[variant], id, answers)).toBe(can)
})

test('[DICT-22, DICT-23, DICT-24, DICT-25] “no changes” answers every finding of a side, and one other answer is a change', () => {
  expect(NO_CHANGES).toEqual({
    leftNipple: '0',
    leftSkin: '0',
    leftDischarge: '0',
    leftGland: '0',
    leftSupernumerary: '1',
    leftPain: '6',
    rightNipple: '0',
    rightSkin: '0',
    rightDischarge: '0',
    rightGland: '0',
    rightSupernumerary: '1',
    rightPain: '6',
  })
  expect(hasNoChanges({ ...NO_CHANGES, breastType: '2' })).toBe(true)
  expect([hasNoChanges({ ...NO_CHANGES, rightPain: '0' }), hasNoChanges({})]).toEqual([false, false])
})
