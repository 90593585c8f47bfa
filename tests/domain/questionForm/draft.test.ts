import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answersOfDraft, draftForms, draftOf, leavesOut } from '@/domain/questionForm/draft'
import { VARIANTS } from '@/domain/questionForm/variants'
import { woman } from '../../support/questionnaireAnswers'

const form = VARIANTS.supplementaryOwn
const draft = (answers: unknown) => ({ form: 'supplementaryOwn', answers })

describe('a draft of answers', () => {
  test('[A384] it keeps the answers, but no ID card, phone number or code', () => {
    const answers = {
      name: '王芳',
      age: '4',
      sex: '0',
      phone: '13812345678',
      phoneCode: '123456',
      identityCard: '11010119800101123X',
      special: 'yes',
    }
    const kept = { name: '王芳', age: '4', sex: '0', special: 'yes' }
    expect(draftOf(form, answers)).toEqual({ ...draft(kept), version: 1 })
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

  test.each(Object.values(VARIANTS))(
    '[A660] the draft of the form $id names the form and the version that 0.1.0 asks for',
    (variant) => {
      expect(draftOf(variant, { name: '王芳' })).toMatchObject({ form: variant.id, version: 1 })
    },
  )

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

  test('[A384] a list keeps its known codes, and one without any is no answer', () => {
    const read = (firstDegreeWho: unknown) =>
      answersOfDraft(VARIANTS.inspection, { form: 'inspection', answers: { name: '王芳', firstDegreeWho } })
    expect(read([])).toEqual({ name: '王芳', firstDegreeWho: [] })
    expect(read(['2'])).toEqual({ name: '王芳', firstDegreeWho: ['2'] })
    expect(read(['9'])).toEqual({ name: '王芳' })
  })

  test('[A384] a day that does not exist is dropped', () => {
    const read = (lastPeriodDay: unknown) =>
      answersOfDraft(VARIANTS.inspection, { form: 'inspection', answers: { name: '王芳', lastPeriodDay } })
    expect(read('2026-11-01')).toEqual({ name: '王芳', lastPeriodDay: '2026-11-01' })
    expect([read('2026-02-30'), read(20_261_101)]).toEqual([{ name: '王芳' }, { name: '王芳' }])
  })

  test('[A579] the two forms of a check share their draft, and no other forms do', () => {
    expect(draftForms(VARIANTS.inspection)).toEqual(['inspection', 'inspectionMeasured'])
    expect(draftForms(VARIANTS.inspectionMeasured)).toEqual(['inspectionMeasured', 'inspection'])
    expect(draftForms(VARIANTS.fullRecord)).toEqual(['fullRecord'])
    const started = draftOf(VARIANTS.inspection, { name: '王芳' })
    expect(answersOfDraft(VARIANTS.inspectionMeasured, started)).toEqual({ name: '王芳' })
    expect(answersOfDraft(VARIANTS.fullRecord, started)).toBeUndefined()
  })

  test('[A384] a form with an ID card, a phone number or a code says that its draft leaves them out', () => {
    const forms = Object.values(VARIANTS).filter(leavesOut)
    expect(forms.map(({ id }) => id)).toEqual([
      'supplementaryOwn',
      'supplementaryRelative',
      'profile',
      'ownRecord',
      'relative',
    ])
  })

  test('[A384] reading any stored value never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (found) => {
        expect(() => [answersOfDraft(form, found), answersOfDraft(form, draft(found))]).not.toThrow()
      }),
    )
  })
})
