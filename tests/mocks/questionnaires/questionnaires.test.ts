import { beforeEach, expect, test } from 'vitest'
import { createOrder } from '@/contract/booking/booking'
import { getSubscribeDetail } from '@/contract/appointments'
import {
  getInspectChq,
  getQuesInfoByInspectionId,
  getQuestionnaireInfo,
  getQuestionnaireInfoByInspectionId,
  saveOrUpdateHealthQuestionnaireInfo,
  submitQuesGenerateReport,
} from '@/contract/questionnaires'
import { allRows, findRow, putRow, transact } from '@/mocks/clinic'
import { ask, field, later, signIn, testClinic } from '../../support/clinic'

const clinic = testClinic()

let token = ''
beforeEach(async () => {
  token = await signIn(clinic, '13800000001')
})

type Row = { id: string; customerId: string; inspectionId: string | null; questionContent: string }
const CONTENT = '{"basicinfo":{"name":"林可","age":22,"sex":"0"}}'
const NEW = { id: null, orgId: null, serviceId: '2', customerId: '2002', inspectionId: null, questionContent: CONTENT }
const save = (changed: object = {}, sender: { token?: string; key?: string } = { token }) =>
  ask(saveOrUpdateHealthQuestionnaireInfo, { ...NEW, ...changed }, sender)
const general = async (customerId: string, orgId = '') =>
  (await ask(getQuestionnaireInfo, { customerId, orgId }, { token })).data as Row | null
const ofInspection = async (customerId: string, inspectionId: string) =>
  (await ask(getQuestionnaireInfoByInspectionId, { customerId, orgId: '', inspectionId }, { token }))
    .data as Row | null
const mine = async () => (await ask(getInspectChq, {}, { token })).data as Row[]
const order = async (customerId = '2002') => {
  const form = {
    subscribeDate: '2026-11-28',
    orgId: '105',
    customerId,
    serviceId: '1',
    specificationId: '1',
    couponId: '',
    discountsId: '',
    practicalPrice: 12_800,
  }
  const { id, inspectionId } = (await detail(String(field(await ask(createOrder, form, { token }), 'id')))) as {
    id: string
    inspectionId: string
  }
  return { id, inspectionId }
}
const detail = async (id: string) => (await ask(getSubscribeDetail, { id }, { token })).data

test('[API-28] [FULLQ-09] [A340] the full record of 1001 is returned as a record', async () => {
  expect(await general('1001')).toEqual({
    id: '1745039284758350003',
    customerId: '1001',
    inspectionId: null,
    orgId: null,
    serviceId: '2',
    questionContent: expect.stringContaining('"breasttype":"0"') as string,
    name: '林婉清',
    createTime: '2026-11-12 19:33:05',
  })
})

test('[A418] without a general record an inspection’s is returned, of the organisation that is named', async () => {
  expect(await general('2001')).toMatchObject({ customerId: '2001', inspectionId: '6745039284758360004' })
  expect(await general('2001', '101')).toMatchObject({ customerId: '2001', inspectionId: '6745039284758340015' })
  expect(await general('2002')).toMatchObject({ customerId: '2002', inspectionId: '6745039284758340006' })
  expect(await general('2002', '101')).toBeNull()
})

test('[A421] [A422] one person has several general records, some of them years old', async () => {
  token = await signIn(clinic, '13800000003')
  const general = (await ask(getInspectChq, {}, { token })).data as {
    customerId: string
    inspectionId: string | null
    createTime: string
  }[]
  expect(
    general.map(({ customerId, inspectionId, createTime }) => [customerId, inspectionId, createTime.slice(0, 4)]),
  ).toEqual([
    ['1003', '6745039284758360007', '2026'],
    ['2003', null, '2026'],
    ['2003', null, '2023'],
    ['2003', null, '2021'],
  ])
})

test('[API-29] the questionnaire of an inspection is returned for its own patient only', async () => {
  expect(await ofInspection('2002', '6745039284758340006')).toMatchObject({
    id: '1745039284758350004',
    customerId: '2002',
  })
  expect(await ofInspection('1001', '6745039284758340006')).toBeNull()
  expect(await ofInspection('1001', '6745039284758340001')).toBeNull()
})

test('[API-30] [A178] all records of the account and its relatives are returned newest first', async () => {
  expect((await mine()).map(({ customerId, inspectionId }) => [customerId, inspectionId])).toEqual([
    ['2002', '6745039284758340006'],
    ['1001', null],
    ['1001', '6745039284758340014'],
    ['2001', '6745039284758360004'],
    ['2001', '6745039284758340015'],
    ['1001', '6745039284758360001'],
    ['1001', '6745039284758360003'],
  ])
})

test('[API-31] [A352] a new record is stored under a new id, then replaced under the same', async () => {
  const id = String((await save()).data)
  expect(id).toMatch(/^\d{19}$/)
  expect(await general('2002')).toMatchObject({
    id,
    questionContent: CONTENT,
    inspectionId: null,
    createTime: '2026-11-24 10:00:00',
  })
  later(60_000)
  expect((await save({ id, questionContent: '{"basicinfo":{}}' })).data).toBe(id)
  expect(await general('2002')).toMatchObject({
    id,
    questionContent: '{"basicinfo":{}}',
    createTime: '2026-11-24 10:00:00',
  })
  expect(await mine()).toHaveLength(8)
})

test('[API-28] [A378] a record of one organisation is returned for this organisation and when none is named', async () => {
  const { data } = await save({ orgId: '105' })
  expect([(await general('2002'))?.id, (await general('2002', '105'))?.id, await general('2002', '101')]).toEqual([
    data,
    data,
    null,
  ])
})

test('[API-31] [API-29] a record for an appointment sets its hqiId; a second for the same inspection replaces it', async () => {
  const { id, inspectionId } = await order()
  expect(await detail(id)).toMatchObject({ hqiId: null })
  const hqiId = (await save({ inspectionId })).data
  expect(await detail(id)).toMatchObject({ hqiId })
  expect(await ofInspection('2002', inspectionId)).toMatchObject({ id: hqiId, inspectionId })
  // No id: the app does not know the first one yet.
  expect((await save({ inspectionId })).data).toBe(hqiId)
  expect(await general('2002')).toMatchObject({ inspectionId })
})

test('[API-31] a general record may become that of an inspection, and then belongs to no other', async () => {
  const first = await order()
  const second = await order()
  const id = String((await save()).data)
  expect((await save({ id, inspectionId: first.inspectionId })).data).toBe(id)
  expect((await save({ id, inspectionId: second.inspectionId })).status).toBe(50409)
  expect((await save({ id })).status).toBe(200)
  expect(await detail(first.id)).toMatchObject({ hqiId: id })
})

test.each([
  ['another’s relative', { customerId: '2003' }, 50405],
  ['an unknown customer', { customerId: '77' }, 50405],
  ['an inspection of a relative', { inspectionId: '6745039284758340003' }, 50405],
  ['an unknown inspection', { inspectionId: '1' }, 50410],
  ['an unknown questionnaire', { id: '1' }, 50409],
  ['another’s questionnaire', { id: '1745039284758350003' }, 50409],
  ['a truncated text', { questionContent: '{"basicinfo":' }, 50085],
  ['a list', { questionContent: '[]' }, 50085],
  ['an empty text', { questionContent: '' }, 50090],
  ['an empty text in place of null', { orgId: '' }, 50090],
])('[API-31] nothing is saved for %s', async (_what, changed, status) => {
  expect((await save(changed)).status).toBe(status)
  expect(await mine()).toHaveLength(7)
})

test('[A391] the same key saves once', async () => {
  const first = await save({}, { token, key: 'a' })
  expect(await save({}, { token, key: 'a' })).toEqual(first)
  expect(await mine()).toHaveLength(8)
  expect((await save({ serviceId: null }, { token, key: 'a' })).status).toBe(50091)
})

const checkIn = { customerId: '8001', inspectionId: '7001' }
const arrive = () =>
  transact(clinic, () =>
    putRow(clinic, 'checkIns', {
      id: '1',
      ...checkIn,
      orgId: '101',
      name: '访客',
      phone: '13900000000',
      sex: '0',
      day: '2026-11-24',
      half: null,
      createdAt: clinic.now(),
      personId: null,
    }),
  )

test('[A389] without a token only the pair of a check-in opens a questionnaire, and a repeated key saves it once', async () => {
  expect((await save(checkIn, {})).status).toBe(50012)
  arrive()
  const first = await save(checkIn, { key: 'a' })
  expect(first.status).toBe(200)
  expect(await save(checkIn, { key: 'a' })).toEqual(first)
  expect((await save({ ...checkIn, customerId: '1001' }, {})).status).toBe(50012)
  expect((await save({ ...checkIn, inspectionId: '6745039284758340001' }, {})).status).toBe(50012)
  expect((await save({ ...checkIn, inspectionId: null }, {})).status).toBe(50012)
  expect((await save({}, {})).status).toBe(50012)
})

test('[A389] a user who signs in after a check-in continues with its questionnaire', async () => {
  arrive()
  const { data } = await save(checkIn)
  expect(await ofInspection(checkIn.customerId, checkIn.inspectionId)).toMatchObject({
    id: data,
    questionContent: CONTENT,
  })
})

test('[API-20] [A404] [A429] the content of an inspection is returned as text, however old, and null where there is none', async () => {
  const text = async (inspectionId: string) => (await ask(getQuesInfoByInspectionId, { inspectionId }, { token })).data
  expect(JSON.parse(String(await text('6745039284758340015')))).toMatchObject({
    menstrufeeding: { f_pregnancy: 0, menopausetime: 0 },
    edition: 3,
  })
  expect(await text('6745039284758340001')).toBeNull()
  const stranger = await signIn(clinic, '13800000003')
  const inspectionId = '6745039284758340015'
  expect((await ask(getQuesInfoByInspectionId, { inspectionId }, { token: stranger })).status).toBe(50410)
  const input = { customerId: '1003', orgId: '', inspectionId }
  expect((await ask(getQuestionnaireInfoByInspectionId, input, { token: stranger })).status).toBe(50410)
})

test('[API-28] a truncated content is returned unchanged', async () => {
  token = await signIn(clinic, '13800000003')
  expect((await general('2003'))?.questionContent).toBe('{"basicinfo":{"name":"何秀英","age":49')
})

test('[API-21] [A391] a report is made of the content, once per key, for the person whose content was saved', async () => {
  await save()
  const before = allRows(clinic, 'healthReports').length
  const madeHere = () => allRows(clinic, 'healthReports').slice(before)
  const make = (changed: object, key: string) =>
    ask(submitQuesGenerateReport, { questionContent: CONTENT, riskReportId: '', ...changed }, { token, key })
  const first = await make({}, 'a')
  expect(first.data).toMatch(/^\d{19}$/)
  expect(await make({}, 'a')).toEqual(first)
  expect(await make({ questionContent: '{"edition":2}', riskReportId: '31' }, 'b')).toMatchObject({ status: 200 })
  expect(madeHere().map(({ customerId, riskReportId, content }) => [customerId, riskReportId, content])).toEqual([
    ['2002', null, CONTENT],
    ['1001', '31', '{"edition":2}'],
  ])
  expect(findRow(clinic, 'healthReports', String(first.data))).toMatchObject({ ownerId: '1001' })
  expect((await make({ questionContent: 'x' }, 'c')).status).toBe(50085)
})

test('[RA7] the lists of 13800000006 end with an unreadable row', async () => {
  token = await signIn(clinic, '13800000006')
  expect(await mine()).toEqual([{ id: '5999', customerId: null, name: '孙丽' }])
})
