import { describe, expect, test } from 'vitest'
import { editCustomer, editRelative, fetchCustomer, fetchRelative } from '@/api/account/account'
import { answersOfCustomer, answersOfRelative, relativeOf } from '@/api/account/answers'
import { customerOf } from '@/domain/account/profile'
import { VARIANTS } from '@/domain/questionForm/variants'
import { answerWith, ok, seen } from '../../support/client'
import { FORM, RELATIVE } from '../../support/fixtures/relative'

const without = (key: string, record: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

describe('[A665] what the answer about a relative leaves out', () => {
  const formSent = () => Object.fromEntries(new URLSearchParams(seen[seen.length - 1]?.body))
  const read = async (answer: object) => {
    answerWith(() => ok(answer))
    const stored = await fetchRelative('8')
    answerWith(() => ok(null))
    return stored
  }
  const SENT = { ...FORM, relationId: '4', isPrimary: '0', id: '8' }

  test.each(Object.keys(FORM).concat('relationId'))(
    '%s is not sent when something else is saved; a blank one is sent blank',
    async (key) => {
      // A form sends each of its questions, also one without an answer.
      const change = { [key]: key.startsWith('c') ? '' : null }
      await editRelative(await read(without(key, RELATIVE)), change)
      expect(formSent()).toEqual(without(key, SENT))
      for (const blank of ['', null]) {
        await editRelative(await read({ ...RELATIVE, [key]: blank }), change)
        expect(formSent()).toEqual({ ...SENT, [key]: '' })
      }
    },
  )

  test('a whole form sends it once it is answered', async () => {
    const stored = await read(without('mAge', without('drink', RELATIVE)))
    const answers = answersOfRelative(stored.record)
    await editRelative(stored, relativeOf(VARIANTS.relative, answers))
    expect(formSent()).toEqual(without('mAge', without('drink', SENT)))
    await editRelative(stored, relativeOf(VARIANTS.relative, { ...answers, menarcheAge: '13', drink: 'no' }))
    expect(formSent()).toEqual({ ...SENT, drink: 'false' })
  })

  test('an answer that is taken back is sent blank', async () => {
    await editRelative(await read(RELATIVE), { ethnicity: null })
    expect(formSent()).toEqual({ ...SENT, ethnicity: '' })
  })

  test('[A402] the own record without a phone number and a relation is sent without them', async () => {
    await editRelative(await read({ id: '8', isPrimary: '1' }), {
      name: '王芳',
      telphone: '13900000000',
      relationId: 4,
    })
    expect(formSent()).toEqual({ id: '8', isPrimary: '1', name: '王芳' })
  })
})

describe('[A665] what the answer about the customer leaves out', () => {
  const bodySent = () => JSON.parse(seen[seen.length - 1]?.body ?? '') as unknown
  const read = async (answer: object) => {
    answerWith(() => ok(answer))
    const stored = await fetchCustomer()
    answerWith(() => ok(null))
    return stored
  }
  const NO_CODE = { phoneCode: null, phoneModifyStatus: '0' }
  const PROFILE = {
    id: '7',
    name: '王芳',
    age: 45.5,
    sex: '0',
    birthday: '1981-05-06',
    identityCard: '11010119800101123X',
    telphone: '13812345678',
  }

  test.each(Object.keys(PROFILE).filter((key) => key !== 'id'))(
    '%s is not sent when something else is saved; a blank one is sent as null',
    async (key) => {
      const stored = await read(without(key, PROFILE))
      await editCustomer(customerOf(stored, answersOfCustomer(stored), false))
      expect(bodySent()).toEqual({ ...without(key, PROFILE), ...NO_CODE })
      for (const blank of ['', null]) {
        const empty = await read({ ...PROFILE, [key]: blank })
        await editCustomer(customerOf(empty, answersOfCustomer(empty), false))
        expect(bodySent()).toEqual({ ...PROFILE, [key]: null, ...NO_CODE })
      }
    },
  )

  test('an answer to it is sent, and an answer that is taken back is null', async () => {
    const stored = await read({ id: '7', identityCard: '11010119800101123X' })
    await editCustomer(customerOf(stored, { name: '王芳', age: '45', sex: '0', identityCard: '' }, false))
    expect(bodySent()).toEqual({ id: '7', name: '王芳', age: 45, sex: '0', identityCard: null, ...NO_CODE })
  })
})
