import { beforeEach, expect, test } from 'vitest'
import {
  addRelatives,
  editRelatives,
  getCustomerInfo,
  getInspectorsInfoList,
  getRelativesInfoById,
  getRelativesList,
} from '@/contract/account'
import { ask, signIn, testClinic } from '../../support/clinic'

const clinic = testClinic()

let token = ''
beforeEach(async () => {
  token = await signIn(clinic, '13800000001')
})

/** Form of a woman; a check list is joined by commas, an open answer is ''. */
const FORM = {
  name: '田秀兰',
  age: 68.5,
  sex: '0',
  telphone: '13912345678',
  identityCard: '',
  ethnicity: '汉族',
  height: 158,
  weight: 61.5,
  mLastday: '',
  mAge: 14,
  fPregnancy: 24,
  childbirth: 2,
  menopausetime: 50,
  relatives1st: true,
  c1strelatives: '0,2',
  relatives2nd: false,
  c2ndrelatives: '',
  smoking: false,
  drink: '' as const,
  relationId: 2,
  isPrimary: '0' as const,
}
const OWN = {
  ...FORM,
  id: '1001',
  name: '林婉清',
  age: 46,
  telphone: '',
  relationId: '' as const,
  isPrimary: '1' as const,
}
const record = async (customerId: string) => (await ask(getRelativesInfoById, { customerId }, { token })).data
const list = async () => (await ask(getRelativesList, {}, { token })).data as { id: string }[]
const add = (changed: object = {}, key = 'a') => ask(addRelatives, { ...FORM, ...changed }, { token, key })
const editOnly = (fields: object) => ask(editRelatives, { id: '2002', isPrimary: '0' as const, ...fields }, { token })
const edit = (changed: object) => ask(editRelatives, { ...FORM, id: '2002', ...changed }, { token })

test('[A665] what a save of a relative leaves out stays as it is', async () => {
  const kept = await record('2002')
  expect((await editOnly({})).status).toBe(200)
  expect(await record('2002')).toEqual(kept)
  await editOnly({ height: '', smoking: 'true' })
  expect(await record('2002')).toEqual({ ...(kept as object), height: null, smoking: true })
})

test('[API-33] [PATIENT-05] [PATIENT-06] [A137] the customer comes first, as primary and without a relation', async () => {
  expect(await list()).toMatchObject([
    { id: '1001', name: '林婉清', isPrimary: '1', relationId: null },
    { id: '2001', name: '周玉珍', isPrimary: '0', relationId: 2 },
    { id: '2002', name: '林可', isPrimary: '0', relationId: 3 },
  ])
})

test('[API-36] [PATIENT-04] [A118] the record of 2001 is complete, but has no height', async () => {
  expect(await record('2001')).toEqual({
    id: '2001',
    isPrimary: '0',
    relationId: 2,
    name: '周玉珍',
    age: 71,
    sex: '0',
    telphone: '13800000021',
    identityCard: null,
    ethnicity: '汉族',
    height: null,
    weight: null,
    mLastday: null,
    mAge: 14,
    fPregnancy: 25,
    childbirth: 2,
    menopausetime: 51,
    relatives1st: true,
    c1strelatives: '0,2',
    relatives2nd: null,
    c2ndrelatives: null,
    smoking: false,
    drink: true,
  })
  expect(await record('1001')).toMatchObject({ height: 163, weight: 57.5, telphone: '13800000001', isPrimary: '1' })
  expect(await record('2002')).toMatchObject({ name: '林可', height: null, childbirth: null, smoking: null })
})

test('[API-34] [API-32] [PATIENT-10] [A404] a new relative gets an id, is in both lists and keeps what was sent', async () => {
  const id = String((await add()).data)
  expect(id).toMatch(/^\d{19}$/)
  expect(await record(id)).toEqual({
    id,
    isPrimary: '0',
    relationId: 2,
    name: '田秀兰',
    age: 68.5,
    sex: '0',
    telphone: '13912345678',
    identityCard: null,
    ethnicity: '汉族',
    height: 158,
    weight: 61.5,
    mLastday: null,
    mAge: 14,
    fPregnancy: 24,
    childbirth: 2,
    menopausetime: 50,
    relatives1st: true,
    c1strelatives: '0,2',
    relatives2nd: false,
    c2ndrelatives: null,
    smoking: false,
    drink: null,
  })
  expect((await list()).map((one) => one.id)).toEqual(['1001', '2001', '2002', id])
  expect((await ask(getInspectorsInfoList, {}, { token })).data).toContainEqual({ id, isPrimary: '0', name: '田秀兰' })
})

test('[A391] the same key adds one relative and returns the same id', async () => {
  const first = await add()
  expect(await add()).toEqual(first)
  expect(await list()).toHaveLength(4)
  expect((await add({ name: '田秀英' })).status).toBe(50091)
  expect((await add({}, 'b')).data).not.toBe(first.data)
})

test.each([
  [{ name: '' }, 50050],
  [{ age: '' }, 50050],
  [{ sex: '' }, 50050],
  [{ age: 0 }, 50052],
  [{ age: 130 }, 50052],
  [{ identityCard: '12345' }, 50053],
  [{ telphone: '12345678901' }, 50063],
  [{ height: 1 }, 50054],
  [{ height: 300 }, 50054],
  [{ height: 158.5 }, 50054],
  [{ weight: 0 }, 50054],
  [{ mLastday: '2019-12-31' }, 50054],
  [{ mLastday: '2026-11-25' }, 50054],
  [{ mLastday: '2026-11-31' }, 50090],
  [{ c1strelatives: '0,3' }, 50054],
  [{ relationId: 6 }, 50054],
  [{ isPrimary: '1' }, 50051],
  [{ relatives1st: 'yes' }, 50090],
])('[API-34] a relative with %o is not added', async (changed, status) => {
  expect((await add(changed)).status).toBe(status)
  expect(await list()).toHaveLength(3)
})

test('[API-34] the day of the last period may be today in China, and an identity card may end in x', async () => {
  expect((await add({ mLastday: '2026-11-24', identityCard: '11010119800101123x' })).status).toBe(200)
})

test('[API-35] [A344] an edit replaces the record, and a blank card and phone number are removed', async () => {
  expect(await edit({ name: '林可', age: 22, telphone: '' })).toEqual({ data: null, message: '操作成功', status: 200 })
  expect(await record('2002')).toMatchObject({
    name: '林可',
    height: 158,
    telphone: null,
    relationId: 2,
    isPrimary: '0',
  })
})

test('[API-35] a stored phone number from abroad may stay', async () => {
  token = await signIn(clinic, '13800000103')
  const abroad = { id: '110301', telphone: '+442079460018' }
  expect((await edit(abroad)).status).toBe(200)
  expect((await edit({ ...abroad, telphone: '+442079460019' })).status).toBe(50063)
})

test('[A402] the own record is the account itself: name and age change, the phone number never, the relation stays blank', async () => {
  expect((await edit({ ...OWN, name: '林婉', age: 47, telphone: '13912345678', relationId: 1 })).status).toBe(200)
  expect(await record('1001')).toMatchObject({ name: '林婉', telphone: '13800000001', relationId: null, height: 158 })
  expect((await ask(getCustomerInfo, {}, { token })).data).toMatchObject({
    name: '林婉',
    age: 47,
    telphone: '13800000001',
  })
})

test.each([
  ['a relative as the primary', { id: '2002', isPrimary: '1' }],
  ['the primary as a relative', { id: '1001', isPrimary: '0' }],
  ['another’s relative', { id: '2003' }],
  ['an unknown relative', { id: '77' }],
])('[PATIENT-06] nobody can edit %s', async (_who, changed) => {
  expect((await edit(changed)).status).toBe(50405)
})

test('[API-36] another’s relative is not returned', async () => {
  expect((await ask(getRelativesInfoById, { customerId: '2003' }, { token })).status).toBe(50405)
})

test('[A420, A436] codes, units and days stored by an older program may be sent back unchanged, and only for that record', async () => {
  token = await signIn(clinic, '13800000003')
  const OLD = {
    relationId: 7,
    telphone: 13800000031,
    height: '158cm',
    weight: '约55公斤',
    mLastday: '2026/01/05',
    ethnicity: 1,
    c1strelatives: '0,3',
    c2ndrelatives: '9',
    smoking: false,
  }
  expect(await record('2011')).toMatchObject(OLD)
  const back = {
    ...FORM,
    id: '2011',
    name: '何桂枝',
    relationId: 7,
    telphone: '13800000031',
    height: 158,
    weight: '约55公斤',
    mLastday: '2026-01-05',
    ethnicity: '1',
    c1strelatives: '0,3',
    c2ndrelatives: '9',
  }
  expect((await edit(back)).status).toBe(200)
  expect(await record('2011')).toMatchObject({
    relationId: 7,
    height: 158,
    weight: '约55公斤',
    mLastday: '2026-01-05',
    c1strelatives: '0,3',
    c2ndrelatives: '9',
  })
  expect((await edit({ ...back, weight: '约56公斤' })).status).toBe(50090)
  expect((await edit({ ...back, c1strelatives: '0,4' })).status).toBe(50054)
  expect((await edit({ ...back, relationId: 8 })).status).toBe(50054)
  expect((await edit({ ...back, weight: 56 })).status).toBe(200)
  expect(await record('2011')).toMatchObject({ weight: 56 })
})
