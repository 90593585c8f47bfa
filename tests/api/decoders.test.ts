import { describe, expect, test } from 'vitest'
import * as booking from '../../src/api/booking'
import { ApiError } from '../../src/api/errors'
import * as coupons from '../../src/api/coupons'
import * as home from '../../src/api/home'
import * as payment from '../../src/api/payment'
import * as people from '../../src/api/people'
import * as questionnaires from '../../src/api/questionnaires'
import * as session from '../../src/api/session'
import { answerWith, body, ok } from './clientSupport'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const organisation = {
  orgId: '101',
  orgName: '甲',
  orgImageUrl: '/a.svg',
  address: '乙',
  businessTimeDesc: '丙',
  distance: 850,
}
const service = {
  serviceId: '1',
  serviceName: '检测',
  serviceDesc: '说明',
  servicePrice: 12800,
  coverPhoto: '/c.svg',
  serviceTypeId: 1,
  externalLink: null,
  shelfStatus: '1',
  display: '1',
}
const specification = {
  specificationId: '1',
  specificationName: '标准',
  specificationPrice: 12800,
  specificationDesc: '说明',
}
const newsItem = {
  assistantId: '1',
  articleTitle: '题',
  articleAbstract: '摘要',
  thumbnailUrl: '/n.svg',
  authorName: '编辑',
  publishTime: '2026-11-18 09:00:00',
}
const wxResult = { timeStamp: '1', nonceStr: 'n', packageValue: 'p', signType: 'RSA', paySign: 's' }
const choice = {
  serviceId: '1',
  organisationId: '101',
  day: '2026-11-25',
  customerId: '7',
  specificationId: '1',
  coupon: undefined,
}
const coupon = {
  id: '1',
  title: '券',
  cdkeyId: '7',
  couponId: '3',
  couponType: 2,
  deduct: 3000,
  discount: null,
  minCost: 10000,
  lowRandomMoney: null,
  highRandomMoney: null,
  services: [{ serviceId: '1', serviceName: '检测' }],
  validTimeType: 1,
  dayNum: null,
  validStartTime: '2026-11-01',
  validEndTime: '2026-12-31',
  validStatus: 1,
}
const appointment = {
  id: '9',
  subscribeNum: 'N9',
  subscribeStatus: '1',
  orgImageUrl: '/a.svg',
  orgName: '甲',
  address: '乙',
  name: '丁',
  age: 45,
  sex: '0',
  telphone: '13800000001',
  specificationName: '标准',
  subscribeTime: '2026-11-25',
  createTime: '2026-11-21 10:00:00',
  originalPrice: 12800,
  practicalPrice: 12800,
  discountsId: '',
  customerId: '7',
  orgId: '101',
  serviceId: '1',
  inspectionId: '',
  hqiId: '',
}
const relative = {
  id: '8',
  isPrimary: '0',
  relationId: 4,
  name: '丁',
  age: 45.5,
  sex: '0',
  telphone: '13800000001',
  identityCard: '',
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
  relatives2nd: false,
  c2ndrelatives: '',
  smoking: false,
  drink: null,
}
const questionnaire = {
  id: '61',
  customerId: '7',
  inspectionId: '5',
  orgId: '101',
  serviceId: '1',
  questionContent: '{"a":1}',
  name: '丁',
  createTime: '2026-11-20 09:00:00',
}
const checked = { customerId: '7', organisationId: '101', inspectionId: '5' }

/**
 * Every call that reads something: what the server may answer, which fields it cannot do without, and whether it
 * may answer null.
 */
const READERS: { name: string; read: () => Promise<unknown>; data: Json; needed: string[]; orNull?: true }[] = [
  {
    name: 'fetchOrganisations',
    read: () => booking.fetchOrganisations('1', { longitude: 1, latitude: 2 }, 1),
    data: { list: [organisation], total: 1 },
    needed: ['list', 'total'],
  },
  { name: 'fetchOrganisation', read: () => booking.fetchOrganisation('101'), data: organisation, needed: ['orgId'] },
  {
    name: 'fetchSchedule',
    read: () => booking.fetchSchedule('101', '1'),
    data: [{ id: '1', schedulDate: '2026-11-25' }],
    needed: [],
  },
  {
    name: 'fetchLimits',
    read: () => booking.fetchLimits('101'),
    data: { orgId: '101', morningLimit: 5, afternoonLimit: null, nowFreeSubscribe: 1 },
    needed: ['orgId'],
  },
  {
    name: 'fetchRemainders',
    read: () => booking.fetchRemainders('101', '2026-11-25', { morning: 5, afternoon: 5 }),
    data: { morningCount: 1, afternoonCount: 2 },
    needed: ['morningCount', 'afternoonCount'],
  },
  {
    name: 'calculatePrice',
    read: () => booking.calculatePrice(choice),
    data: { actualPrice: 12800 },
    needed: ['actualPrice'],
  },
  {
    name: 'createOrder',
    read: () => booking.createOrder(choice, 12800, 'key'),
    data: { id: '9', practicalPrice: 12800, wxResult },
    needed: ['id'],
  },
  {
    name: 'continuePay',
    read: () => booking.continuePay('9'),
    data: { id: '9', practicalPrice: 12800, wxResult },
    needed: ['id', 'practicalPrice'],
  },
  {
    name: 'fetchAppointment',
    read: () => booking.fetchAppointment('9'),
    data: appointment,
    needed: [
      'id',
      'subscribeStatus',
      'subscribeTime',
      'originalPrice',
      'practicalPrice',
      'customerId',
      'orgId',
      'serviceId',
    ],
  },
  { name: 'fetchOrderCoupons', read: () => coupons.fetchOrderCoupons('1', '1'), data: [coupon], needed: [] },
  {
    name: 'fetchServices',
    read: () => home.fetchServices(1),
    data: { list: [service], total: 1 },
    needed: ['list', 'total'],
  },
  {
    name: 'fetchService',
    read: () => home.fetchService('1'),
    data: service,
    needed: ['serviceId', 'servicePrice', 'serviceTypeId'],
  },
  { name: 'fetchSpecifications', read: () => home.fetchSpecifications('1'), data: [specification], needed: [] },
  {
    name: 'fetchAdvertisements',
    read: () => home.fetchAdvertisements(),
    data: [{ id: '1', linkUrl: '/home', advertisementPictureUrl: '/a.svg' }],
    needed: [],
  },
  { name: 'fetchColumns', read: () => home.fetchColumns(), data: [{ id: '1', columnName: '科普' }], needed: [] },
  {
    name: 'fetchNews',
    read: () => home.fetchNews('1', 1),
    data: { list: [newsItem], total: 1 },
    needed: ['list', 'total'],
  },
  {
    name: 'fetchCustomer',
    read: () => people.fetchCustomer(),
    data: {
      id: '7',
      name: '丁',
      telphone: '13800000001',
      age: 45,
      sex: '0',
      identityCard: '',
      birthday: '',
      avatar: '',
      openId: '',
      phoneModifyStatus: '0',
    },
    needed: ['id'],
  },
  {
    name: 'fetchExaminees',
    read: () => people.fetchExaminees(),
    data: [{ id: '7', isPrimary: '1', name: '丁' }],
    needed: [],
  },
  { name: 'fetchRelatives', read: () => people.fetchRelatives(), data: { list: [relative] }, needed: ['list'] },
  { name: 'fetchRelative', read: () => people.fetchRelative('8'), data: relative, needed: ['id'] },
  {
    name: 'fetchQuestionnaire',
    read: () => questionnaires.fetchQuestionnaire(checked),
    data: questionnaire,
    needed: ['id', 'customerId'],
    orNull: true,
  },
  {
    name: 'fetchQuestionnaireOfInspection',
    read: () => questionnaires.fetchQuestionnaireOfInspection(checked),
    data: questionnaire,
    needed: ['id', 'customerId'],
    orNull: true,
  },
  {
    name: 'fetchOwnQuestionnaires',
    read: () => questionnaires.fetchOwnQuestionnaires(),
    data: [questionnaire],
    needed: [],
  },
  {
    name: 'fetchPayStatus',
    read: () => payment.fetchPayStatus('9', 'subscribe'),
    data: { payStatus: 1 },
    needed: ['payStatus'],
  },
  { name: 'fetchSecondsToPay', read: () => payment.fetchSecondsToPay('9', 'subscribe'), data: 900, needed: [] },
  {
    name: 'bindPhone',
    read: () => session.bindPhone({ openId: '', phone: '13800000001', code: '123456' }),
    data: { token: 't' },
    needed: ['token'],
  },
  {
    name: 'fetchOpenId',
    read: () => session.fetchOpenId({ code: 'c', state: 's' }),
    data: { openId: 'o' },
    needed: ['openId'],
  },
]

const ODD: Json[] = [
  null,
  '',
  'x',
  '０',
  -1,
  0.5,
  1e300,
  true,
  [],
  {},
  [null],
  '1e400',
  '0000-00-00',
  '\u202e\u200b',
  'a'.repeat(5000),
]

/** The value with what is at the path dropped (undefined) or replaced. */
const changed = (value: Json, path: string[], replacement: Json | undefined): Json => {
  const copy = JSON.parse(JSON.stringify(value)) as Json
  let holder = copy as Record<string, Json>
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, Json>
  const last = path[path.length - 1] ?? ''
  if (replacement === undefined) delete holder[last]
  else holder[last] = replacement
  return copy
}
const valueAt = (value: Json, path: string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value)
const pathsOf = (value: Json): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsOf(inner).map((path) => [key, ...path])])
    : []

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}
/** A failure must be a typed one; what is read must hold no number that is none. */
const outcome = async (read: () => Promise<unknown>): Promise<'read' | 'refused'> => {
  try {
    const value = await read()
    expect(numbersIn(value).filter((number) => !Number.isFinite(number))).toEqual([])
    return 'read'
  } catch (failure) {
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ kind: 'badResponse' })
    return 'refused'
  }
}

describe.each(READERS)('$name', ({ read, data, needed, orNull }) => {
  test('reads what the contract says', async () => {
    answerWith(() => ok(data))
    await expect(outcome(read)).resolves.toBe('read')
  })

  test('[RA6] refuses every body that is no answer', async () => {
    const nothing = orNull ? [] : ['{"status":200,"data":null}']
    for (const content of [
      '<html></html>',
      '{"data":',
      '',
      'null',
      '[]',
      ...nothing,
      '{"status":200,"data":"x"}',
      '{"status":200}',
    ]) {
      answerWith(() => body(content))
      await expect(outcome(read), content).resolves.toBe('refused')
    }
  })

  test('[RA7] [RA8] each field dropped or replaced: read with a blank, or refused by type; never a guess', async () => {
    for (const path of pathsOf(data)) {
      for (const odd of [undefined, ...ODD]) {
        answerWith(() => ok(changed(data, path, odd)))
        await outcome(read)
      }
    }
  })

  test('[RA8] no time that cannot be read gets as far as the screen', async () => {
    // A health record and a profile send back as it came what they cannot read, and show it as — (A436).
    const isKept = (path: string[]) => ['mLastday', 'birthday'].includes(String(path[path.length - 1]))
    const times = pathsOf(data).filter(
      (path) => /^\d{4}-\d{2}-\d{2}/.test(String(valueAt(data, path))) && !isKept(path),
    )
    for (const path of times) {
      for (const odd of ['下周二', '0000-00-00 00:00:00']) {
        answerWith(() => ok(changed(data, path, odd)))
        expect(JSON.stringify(await read().catch(() => 'refused')) ?? '', path.join('.')).not.toContain(odd)
      }
    }
  })

  test.each(needed)('[RA7] without the needed %s it is refused', async (field) => {
    for (const odd of [undefined, null, {}]) {
      answerWith(() => ok(changed(data, [field], odd)))
      await expect(outcome(read), JSON.stringify(odd) ?? 'dropped').resolves.toBe('refused')
    }
  })
})
