import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answersOfDraft, draftOf } from '@/domain/questionForm/draft'
import { VARIANTS } from '@/domain/questionForm/variants'
import { woman } from '../../support/questionnaireAnswers'

const form = VARIANTS.supplementaryOwn
const draft = (answers: unknown) => ({ form: 'supplementaryOwn', answers })

describe('a draft of answers', () => {
  test('[A384] it keeps the answers, but no ID card, phone or code', () => {
    const answers = {
      name: '王芳',
      age: '4',
      sex: '0',
      phone: '13812345678',
      phoneCode: '123456',
      identityCard: '11010119800101123X',
      special: 'yes',
    }
    expect(draftOf(form, answers)).toEqual(draft({ name: '王芳', age: '4', sex: '0', special: 'yes' }))
  })

  test('[A384] a reload restores it with half-typed and hidden answers', () => {
    const { phone: _phone, ...kept } = { ...woman, phone: '', biopsy: 'no', age: '4５' }
    expect(
      answersOfDraft(VARIANTS.fullRecord, JSON.parse(JSON.stringify(draftOf(VARIANTS.fullRecord, kept)))),
    ).toEqual(kept)
  })

  test('[A384] an answer that was taken back stays empty, even when its value is known', () => {
    const answers = { lastPeriodDay: '', firstDegreeWho: [], sex: '' }
    expect(
      answersOfDraft(VARIANTS.inspection, JSON.parse(JSON.stringify(draftOf(VARIANTS.inspection, answers)))),
    ).toEqual(answers)
  })

  test('[A384] a draft of another form, a broken or an empty one is ignored', () => {
    const right = draft({ name: '王芳' })
    const none = [
      undefined,
      null,
      '',
      7,
      [],
      {},
      { ...right, form: 'gail' },
      draft(null),
      draft([]),
      draft('x'),
      draft({}),
    ]
    expect(none.map((one) => answersOfDraft(form, one))).toEqual(none.map(() => undefined))
    expect(answersOfDraft(form, right)).toEqual({ name: '王芳' })
  })

  test.each([0, 1, 2])(
    '[A384] a draft of an earlier or a later form keeps what the form still accepts (%s)',
    (version) => {
      const answers = { name: '王芳', special: 'gone', asked: 'once' }
      expect(answersOfDraft(form, { ...draft(answers), version })).toEqual({ name: '王芳' })
    },
  )

  test('[A384] unknown fields and impossible values are dropped, and endless texts are cut', () => {
    const odd = {
      name: 'x'.repeat(2_000_000),
      sex: '2',
      age: 45,
      special: ['yes'],
      later: 'x',
      height: '162',
      identityCard: '1',
    }
    expect(answersOfDraft(form, draft(odd))).toEqual({ name: 'x'.repeat(200) })
    expect(
      answersOfDraft(VARIANTS.inspection, {
        form: 'inspection',
        answers: { firstDegreeWho: ['2', 7, '9', '0'], secondDegreeWho: '0' },
      }),
    ).toEqual({ firstDegreeWho: ['0', '2'] })
  })

  test('[A384] reading any stored value never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (found) => {
        expect(() => [answersOfDraft(form, found), answersOfDraft(form, draft(found))]).not.toThrow()
      }),
    )
  })
})
