import { describe, expect, test } from 'vitest'
import {
  addRelative,
  editCustomer,
  editRelative,
  fetchCustomer,
  fetchExaminees,
  fetchRelative,
  fetchRelatives,
  isPhoneTaken,
} from '@/api/account/account'
import type { CustomerChange } from '@/domain/account/account'
import { customerOf } from '@/domain/account/profile'
import { answersOfCustomer, answersOfRelative, relativeOf } from '@/api/account/answers'
import { VARIANTS } from '@/domain/questionForm/variants'
import { FORM, RELATIVE } from '../../support/fixtures/relative'
import { answerWith, ok, seen } from '../../support/client'

const formSent = () => Object.fromEntries(new URLSearchParams(seen[seen.length - 1]?.body))
const bodySent = () => JSON.parse(seen[seen.length - 1]?.body ?? '') as unknown
const read = async (changed: object) => {
  answerWith(() => ok({ ...RELATIVE, ...changed }))
  return fetchRelative('8')
}

describe('reading relatives', () => {
  test('[API-36] [PATIENT-04] one relative is read with everything that the health form asks', async () => {
    const relative = await read({})
    expect(seen[0]?.url).toBe('/api/relativesManager/getRelativesInfoById?customerId=8')
    expect(relative).toMatchObject({
      id: '8',
      primary: false,
      relation: '4',
      name: '王芳',
      sex: 'female',
      age: 45.5,
      phone: '13812345678',
      heightCm: 162,
    })
    expect(answersOfRelative(relative.record)).toEqual({
      name: '王芳',
      relation: '4',
      age: '45.5',
      sex: '0',
      phone: '13812345678',
      identityCard: '11010119800101123X',
      ethnicity: '汉族',
      height: '162',
      weight: '55.5',
      lastPeriodDay: '2026-11-01',
      menarcheAge: '13',
      firstPregnancyAge: '26',
      childbirth: '2',
      firstDegree: 'yes',
      firstDegreeWho: ['0', '2'],
      secondDegree: 'no',
      smoking: 'no',
    })
  })

  test('[API-33] [A342] the list is read bare or as data.list; an entry without an id is unreadable', async () => {
    for (const wrap of [(rows: object[]) => rows, (list: object[]) => ({ list, total: 2 })]) {
      answerWith(() => ok(wrap([RELATIVE, { ...RELATIVE, id: null }])))
      expect(await fetchRelatives()).toMatchObject([{ id: '8' }, { unreadable: true }])
    }
    expect(seen[0]?.url).toBe('/api/relativesManager/getRelativesList')
  })

  test.each([
    ['1', true],
    [1, true],
    [true, true],
    ['0', false],
    [false, false],
    [null, false],
  ])('[PATIENT-06] isPrimary %j is read', async (isPrimary, primary) => {
    expect((await read({ isPrimary })).primary).toBe(primary)
  })

  test.each([
    ['', undefined],
    [null, undefined],
    [6, undefined],
    ['x', undefined],
    ['2', '2'],
    [2, '2'],
  ])('[PATIENT-05] [A140] relationId %j is read', async (relationId, relation) => {
    expect((await read({ relationId })).relation).toBe(relation)
  })

  test.each([
    [{ sex: false }, { sex: 'female' }],
    [{ sex: true }, { sex: 'male' }],
    [{ age: -1 }, { age: undefined, record: { age: -1 } }],
    [{ age: 999 }, { age: undefined, record: { age: 999 } }],
    [{ name: ' ' }, { name: undefined }],
  ])('[A436] [RA8] an unclear value such as %j is not guessed', async (field, expected) => {
    expect(await read(field)).toMatchObject(expected)
  })

  test('[A436] a blank name is no name and is not sent back', async () => {
    expect((await read({ name: ' ', telphone: '\u3000' })).record).not.toMatchObject({ name: ' ' })
  })

  test('[A118] [A145] [A403] numbers and flags are read from texts, and zeros mean no answer', async () => {
    const { heightCm, age, record } = await read({
      height: 0,
      age: '45.5',
      weight: '55.50',
      relatives1st: '1',
      smoking: 'true',
      drink: 0,
      menopausetime: '0',
      c2ndrelatives: 1,
      relatives2nd: 'true',
    })
    expect([heightCm, age]).toEqual([undefined, 45.5])
    expect(answersOfRelative(record)).toMatchObject({
      weight: '55.5',
      firstDegree: 'yes',
      smoking: 'yes',
      drink: 'no',
      secondDegreeWho: ['1'],
    })
    expect(answersOfRelative(record)).not.toHaveProperty('menopauseAge')
  })
})

describe('sending relatives', () => {
  test('[API-34] [A343] [PATIENT-10] a new relative is sent as a form without an id: lists joined, open answers blank, flags as words', async () => {
    answerWith(() => ok(1745039284758))
    const record = relativeOf(VARIANTS.relative, answersOfRelative(RELATIVE))
    expect(await addRelative(record, 'key-1')).toBe('1745039284758')
    expect(seen[0]).toMatchObject({ url: '/api/relativesManager/addRelatives', key: 'key-1' })
    expect(seen[0]?.type).toMatch(/^application\/x-www-form-urlencoded/)
    expect(formSent()).toEqual({ ...FORM, relationId: '4', isPrimary: '0' })
  })

  test('[API-34] a man without a relation leaves the other fields blank', async () => {
    answerWith(() => ok('9'))
    await addRelative(relativeOf(VARIANTS.relative, { name: '王刚', age: '50', sex: '1' }), 'k')
    const blank = Object.fromEntries(Object.keys(FORM).map((key) => [key, '']))
    expect(formSent()).toEqual({ ...blank, name: '王刚', age: '50', sex: '1', relationId: '', isPrimary: '0' })
  })

  test('[API-35] [A344] an edit sends the id and the whole record, with unasked fields unchanged', async () => {
    const stored = await read({})
    answerWith(() => ok(null))
    await editRelative(stored, { name: '王小芳', identityCard: null })
    expect(seen[1]).toMatchObject({ url: '/api/relativesManager/editRelatives', key: null })
    expect(formSent()).toEqual({ ...FORM, name: '王小芳', identityCard: '', relationId: '4', isPrimary: '0', id: '8' })
  })

  test('[A402] [PATIENT-05] the own record keeps its phone number, whatever a form says, and has no relation', async () => {
    const stored = await read({ isPrimary: '1', relationId: null })
    answerWith(() => ok(null))
    await editRelative(stored, { ...relativeOf(VARIANTS.ownRecord, answersOfRelative(RELATIVE)), relationId: 4 })
    expect(formSent()).toMatchObject({ id: '8', isPrimary: '1', relationId: '', telphone: '13812345678' })
    await editRelative(stored, { telphone: '13900000000' })
    expect(formSent()).toMatchObject({ telphone: '13812345678' })
  })
})

describe('odd records', () => {
  const ODD = [null, 'x', -1, {}, '0000-00-00']
  test.each(Object.keys(RELATIVE).filter((key) => key !== 'id'))(
    '[RA7] when %s is odd, the other fields are read and can be sent back',
    async (key) => {
      for (const odd of ODD) {
        const stored = await read({ [key]: odd })
        answersOfRelative(stored.record)
        answerWith(() => ok(null))
        await editRelative(stored, {})
        const rest = Object.entries({ ...FORM, relationId: '4', isPrimary: '0', id: '8' }).filter(
          ([name]) => name !== key,
        )
        expect(formSent(), JSON.stringify(odd)).toMatchObject(
          key === 'isPrimary' ? { id: '8' } : Object.fromEntries(rest),
        )
      }
    },
  )

  test('[A403] a day followed by a time is sent as a day', async () => {
    const stored = await read({ mLastday: '2026-11-01 08:00:00' })
    answerWith(() => ok(null))
    await editRelative(stored, {})
    expect(formSent()).toMatchObject({ mLastday: '2026-11-01' })
  })
})

describe('[A436] records of another program', () => {
  const OLD = {
    name: 123,
    telphone: 13812345678,
    identityCard: 110101198001011,
    ethnicity: 1,
    height: '158cm',
    weight: '约55公斤',
    mLastday: '2026/01/05',
    mAge: '13岁',
    relationId: 7,
    c1strelatives: '0,3',
    c2ndrelatives: '9',
    sex: '9',
  }

  test('an unambiguous value is read in any spelling', async () => {
    const stored = await read(OLD)
    expect(stored).toMatchObject({
      name: '123',
      phone: '13812345678',
      heightCm: 158,
      sex: undefined,
      relation: undefined,
    })
    expect(answersOfRelative(stored.record)).toMatchObject({
      name: '123',
      phone: '13812345678',
      identityCard: '110101198001011',
      ethnicity: '1',
      height: '158',
      lastPeriodDay: '2026-01-05',
      menarcheAge: '13',
    })
  })

  test('[A420] the other values are sent back unchanged when something else is saved', async () => {
    const stored = await read(OLD)
    answerWith(() => ok(null))
    await editRelative(stored, relativeOf(VARIANTS.relative, { ...answersOfRelative(stored.record), drink: 'yes' }))
    expect(formSent()).toMatchObject({
      name: '123',
      telphone: '13812345678',
      identityCard: '110101198001011',
      height: '158',
      weight: '约55公斤',
      mLastday: '2026-01-05',
      mAge: '13',
      relationId: '7',
      c1strelatives: '0,3',
      sex: '9',
      drink: 'true',
    })
    await editRelative(stored, { identityCard: null })
    expect(formSent()).toMatchObject({
      weight: '约55公斤',
      relationId: '7',
      c1strelatives: '0,3',
      c2ndrelatives: '9',
      sex: '9',
      identityCard: '',
    })
  })

  test('the customer’s record is treated in the same way', async () => {
    answerWith(() =>
      ok({
        id: '7',
        name: 123,
        telphone: 13812345678,
        age: '四十五',
        sex: '9',
        identityCard: 110101198001011,
        birthday: '1981年春',
      }),
    )
    const customer = await fetchCustomer()
    expect(customer).toMatchObject({
      name: '123',
      phone: '13812345678',
      age: undefined,
      sex: undefined,
      identityCard: '110101198001011',
      birthday: undefined,
    })
    const answers = answersOfCustomer(customer)
    answerWith(() => ok(null))
    await editCustomer(customerOf(customer, { ...answers, name: '王芳' }, false))
    const untouched = { telphone: '13812345678', identityCard: '110101198001011', birthday: '1981年春' }
    expect(bodySent()).toMatchObject({ ...untouched, name: '王芳', age: '四十五', sex: '9' })
    await editCustomer(customerOf(customer, { ...answers, age: '45', sex: '0' }, false))
    expect(bodySent()).toMatchObject({ ...untouched, age: 45, sex: '0' })
  })
})

const CHANGE: CustomerChange = {
  id: '7',
  name: '王芳',
  sex: 'female',
  age: 45.5,
  birthday: '1981-05-06',
  identityCard: undefined,
  phone: { number: '13812345678' },
  asStored: { name: null, sex: null, age: null, birthday: null, identityCard: null, telphone: null },
}
const JSON_SENT = {
  id: '7',
  name: '王芳',
  age: 45.5,
  sex: '0',
  birthday: '1981-05-06',
  identityCard: null,
  telphone: '13812345678',
  phoneCode: null,
  phoneModifyStatus: '0',
}

describe('the own profile', () => {
  test.each([
    ['1988-05-31T15:00:00.000+00:00', '1988-06-01'],
    ['1988-05-31T15:00:00Z', '1988-06-01'],
    ['1988-05-31T15:00:00+08:00', '1988-05-31'],
    ['1988-07-01T23:00:00.000+08:00', '1988-07-02'],
    ['1988-07-01T23:00:00+0800', '1988-07-02'],
    ['1988-07-02T00:00:00.000+09:00', '1988-07-02'],
    ['1988-07-01T11:00:00-04:00', '1988-07-02'],
    ['1996-07-01T23:00:00+08:00', '1996-07-01'],
    [Date.parse('1991-09-13T15:00:00Z'), '1991-09-14'],
    ['1980-05-05T16:00:00Z', '1980-05-06'],
    // Without a zone it is China's own clock, and today that clock has no summer time.
    ['1988-05-31 23:00:00', '1988-05-31'],
    ['1988-05-31T15:00:00', '1988-05-31'],
    ['1996-05-31T15:00:00Z', '1996-05-31'],
  ])('[A560] [A677] the birthday %s is %s: before 1992 China had summer time', async (birthday, day) => {
    answerWith(() => ok({ id: '7', birthday }))
    expect(await fetchCustomer()).toMatchObject({ birthday: day })
  })

  test('[A305] [A403] identity card and birthday are read, blanks as undefined', async () => {
    const customer = {
      id: '7',
      name: '王芳',
      telphone: '13812345678',
      age: '45.5',
      sex: 0,
      identityCard: '11010119800101123X',
      birthday: '1980-01-01 00:00:00',
      avatar: '',
    }
    answerWith(() => ok(customer))
    expect(await fetchCustomer()).toEqual({
      id: '7',
      name: '王芳',
      phone: '13812345678',
      age: 45.5,
      sex: 'female',
      identityCard: '11010119800101123X',
      birthday: '1980-01-01',
      avatarUrl: undefined,
      asStored: expect.objectContaining({ name: null, birthday: null }) as object,
    })
    answerWith(() => ok({ ...customer, identityCard: '', birthday: '0000-00-00' }))
    expect(await fetchCustomer()).toMatchObject({ identityCard: undefined, birthday: undefined })
  })

  test('[A306] [PROFILE-15] a profile with its own phone number is sent as JSON with status 0 and no code', async () => {
    answerWith(() => ok(null))
    await editCustomer(CHANGE)
    expect(seen[0]).toMatchObject({ url: '/api/customer/editCustomerInfo', type: 'application/json', key: null })
    expect(bodySent()).toEqual(JSON_SENT)
    await editCustomer({
      ...CHANGE,
      name: undefined,
      sex: 'male',
      age: undefined,
      birthday: undefined,
      phone: { number: undefined },
    })
    expect(bodySent()).toEqual({ ...JSON_SENT, name: null, sex: '1', age: null, birthday: null, telphone: null })
  })

  test('[PROFILE-15] [A398] another phone number is sent with status 1 and its code, and replaces an account only after a confirmation', async () => {
    answerWith(() => ok(null))
    const phone = { number: '13900000000', code: '123456' }
    const sent = { ...JSON_SENT, telphone: '13900000000', phoneCode: '123456', phoneModifyStatus: '1' }
    await editCustomer({ ...CHANGE, phone: { ...phone, replaceAccount: false } })
    expect(bodySent()).toEqual(sent)
    await editCustomer({ ...CHANGE, phone: { ...phone, replaceAccount: true } })
    expect(bodySent()).toEqual({ ...sent, replaceAccount: '1' })
  })

  test('[A307] [A403] only yes or no says whether a phone number is taken', async () => {
    for (const taken of [true, false]) {
      answerWith(() => ok(taken))
      expect(await isPhoneTaken('13900000000')).toBe(taken)
    }
    expect(seen[0]?.url).toBe('/api/customer/checkTelphone?telphone=13900000000')
    for (const [value, taken] of [
      ['true', true],
      [1, true],
      ['0', false],
      [0, false],
    ]) {
      answerWith(() => ok(value))
      expect(await isPhoneTaken('13900000000')).toBe(taken)
    }
    for (const odd of [null, '', 'no', 2, {}]) {
      answerWith(() => ok(odd))
      await expect(isPhoneTaken('13900000000')).rejects.toMatchObject({ kind: 'badResponse' })
    }
  })
})

test.each([
  ['bare', (rows: object[]) => rows],
  ['as data.list', (rows: object[]) => ({ list: rows })],
])('[API-13] [API-32] possible examinees arrive %s', async (_how, data) => {
  answerWith(() => ok(data([{ id: 7, isPrimary: 1, name: '王芳' }])))
  expect(await fetchExaminees()).toEqual([{ id: '7', name: '王芳', primary: true }])
  expect(seen.at(-1)?.url).toBe('/api/subscribe/getInspectorsInfoList')
})
