import { AxiosHeaders, type AxiosAdapter } from 'axios'
import { beforeEach, describe, expect, test } from 'vitest'
import * as appointments from '@/api/appointments'
import * as booking from '@/api/booking/booking'
import * as chat from '@/api/chat'
import * as consultations from '@/api/consultations/consultations'
import { ApiError } from '@/api/errors'
import * as coupons from '@/api/coupons'
import * as home from '@/api/home'
import { connectClient, http } from '@/api/http'
import * as news from '@/api/news/news'
import * as payment from '@/api/payment'
import * as account from '@/api/account/account'
import * as questionnaires from '@/api/questionnaires/questionnaires'
import * as reports from '@/api/reports/reports'
import * as session from '@/api/auth/session'
import { readableRows } from '@/lib/unreadableRow'
import { ARCHIVED_MESSAGE } from '../support/fixtures/archivedMessage'
import { clientHost } from '../support/fixtures/clientHost'
import { changed, ODD, pathsOf, type Json } from '../support/fixtures/oddFields'
import { ORDER_CHOICE, WX_RESULT } from '../support/fixtures/order'
import { RELATIVE } from '../support/fixtures/relative'

// Thousands of answers are read here, so they reach the client without a network.
let text = ''
const answerWith = (next: string) => {
  text = next
}
const ok = (data: Json) => JSON.stringify({ data, message: '', status: 200 })
const adapter: AxiosAdapter = (config) =>
  Promise.resolve({ data: text, status: 200, statusText: '', headers: new AxiosHeaders(), config })

beforeEach(() => {
  connectClient(clientHost())
  http.defaults.adapter = adapter
})

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
const report = {
  id: '1',
  inspectId: '61',
  reportId: '81',
  name: '检查报告',
  createTime: '2026-10-25 09:02:00',
  orgName: '甲',
  reportSummary: '一处结节',
  status: 1,
  serviceId: '1',
  specificationId: '2',
  customerName: '丁',
  reportPdfUrl: 'https://files.example/81.pdf',
  supremeReportPdfUrl: '',
  fillBasicInfo: 1,
}
const reportHead = {
  customerName: '丁',
  sex: '0',
  age: 46,
  inspectionNum: 'JC1',
  inspecterName: '宋医生',
  inspectionTime: '2026-10-25 09:37:00',
  orgName: '甲',
  orgAddress: '乙',
  contractTel: '010-5550123',
  orgLogoUrlEncry: '/logo.png',
  inspectionId: '61',
}
const nidus = {
  id: 'N1',
  nidusPosition: 0,
  nidusArea: 1,
  nidusAngle: 2,
  width: 8,
  height: 6.5,
  hardness: 3.4,
  shape: 0,
  nidusDescribe: '清楚',
  impressionDiagnosisNum: '2',
  impressionDiagnosisDes: '良性',
  d2ImageUrlEncry: '/2d.png',
  d3ImageUrlEncry: null,
  coordX: 10,
  coordY: 20,
  nidusColor: '#C8553D',
  posImgVersion: 100,
}
const doctor = {
  id: '3001',
  name: '宋清和',
  headPic: '/d.png',
  title: '2',
  section: '1',
  major: '乳腺',
  experience: '二十年',
  doctorBusinessList: [{ serviceType: '1', price: 9900, openFlag: '1' }],
}
const consultation = {
  id: '7',
  consultationStatus: 2,
  consultationType: '1',
  doctorId: '3001',
  customerName: '丁',
  consultationContent: '需要复查吗？',
  consultationPic: 'https://files.example/1.jpg',
  practicalPrice: 9900,
  createTime: '2026-11-20 10:00:00',
  doctorName: '宋清和',
  doctorTitle: '2',
  doctorSection: '1',
  archiveStatus: '0',
  residueTime: 2,
  unreadCount: 3,
}
const consultOrder = {
  target: { doctorId: '3001' },
  customerId: '7',
  coupon: undefined,
  priceFen: 9900,
  question: '需要复查吗？',
  pictureUrls: [],
  reportId: '',
}
const checked = { customerId: '7', organisationId: '101', inspectionId: '5' }

/**
 * Every reading call: an example answer, its required fields, and whether null, a bare text or unreadable rows are
 * accepted. With `once` a row that comes twice is kept once. `decided` holds what an unreadable row gets.
 */
const READERS: {
  name: string
  read: () => Promise<unknown>
  data: Json
  needed: string[]
  orNull?: true
  orText?: true
  whole?: true
  once?: true
  decided?: readonly unknown[]
}[] = [
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
    name: 'fetchDayAvailability',
    read: () => booking.fetchDayAvailability('101', '2026-11-25', { morning: 5, afternoon: 5 }),
    data: { morningCount: 1, afternoonCount: 2 },
    needed: ['morningCount', 'afternoonCount'],
  },
  {
    name: 'calculatePrice',
    read: () => booking.calculatePrice(ORDER_CHOICE),
    data: { actualPrice: 12800 },
    needed: ['actualPrice'],
  },
  {
    name: 'createOrder',
    read: () => booking.createOrder(ORDER_CHOICE, 12800, 'key'),
    data: { id: '9', practicalPrice: 12800, wxResult: WX_RESULT },
    needed: ['id'],
  },
  {
    name: 'continuePay',
    read: () => payment.continuePay('9'),
    data: { id: '9', practicalPrice: 12800, wxResult: WX_RESULT },
    needed: ['id', 'practicalPrice'],
  },
  {
    name: 'fetchAppointment',
    read: () => appointments.fetchAppointment('9'),
    data: appointment,
    needed: ['id', 'subscribeStatus', 'subscribeTime', 'practicalPrice', 'customerId', 'orgId', 'serviceId'],
  },
  {
    name: 'fetchOrderCoupons',
    read: () => coupons.fetchOrderCoupons('1', '1'),
    data: [coupon],
    needed: [],
    orNull: true,
    once: true,
  },
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
    needed: ['serviceId', 'serviceTypeId'],
  },
  {
    name: 'fetchSpecifications',
    read: () => home.fetchSpecifications('1'),
    data: [specification],
    needed: [],
    whole: true,
  },
  {
    name: 'fetchAdvertisements',
    read: () => news.fetchAdvertisements(),
    data: [{ id: '1', linkUrl: '/home', advertisementPictureUrl: '/a.svg' }],
    needed: [],
    orNull: true,
  },
  {
    name: 'fetchColumns',
    read: () => news.fetchColumns(),
    data: [{ id: '1', columnName: '科普' }],
    needed: [],
    orNull: true,
  },
  {
    name: 'fetchNews',
    read: () => news.fetchNews('1', 1),
    data: { list: [newsItem], total: 1 },
    needed: ['list', 'total'],
  },
  {
    name: 'fetchCustomer',
    read: () => account.fetchCustomer(),
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
    read: () => account.fetchExaminees(),
    data: [{ id: '7', isPrimary: '1', name: '丁' }],
    needed: [],
  },
  { name: 'fetchRelatives', read: () => account.fetchRelatives(), data: { list: [RELATIVE] }, needed: ['list'] },
  { name: 'fetchRelative', read: () => account.fetchRelative('8'), data: RELATIVE, needed: ['id'] },
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
    orNull: true,
  },
  {
    name: 'fetchPayStatus',
    read: () => payment.fetchPayStatus('9', 'subscribe'),
    data: { payStatus: 1 },
    needed: ['payStatus'],
  },
  { name: 'fetchInspectionReports', read: () => reports.fetchInspectionReports(), data: [report], needed: [] },
  {
    name: 'fetchHealthReports',
    read: () => reports.fetchHealthReports(),
    data: { list: [report], total: 1 },
    needed: ['list'],
  },
  { name: 'fetchReportsOf', read: () => reports.fetchReportsOf('7'), data: { list: [report] }, needed: ['list'] },
  {
    name: 'fetchReportProgress',
    read: () => reports.fetchReportProgress('61'),
    data: { inspectionNum: 'JC1', reportProcess: [{ operateTime: '2026-10-25 09:02:00' }] },
    needed: ['reportProcess'],
  },
  {
    name: 'fetchPalpationReport',
    read: () => reports.fetchPalpationReport('81'),
    data: {
      ...reportHead,
      customerId: '7',
      orgId: '101',
      reportSummary: '一处结节',
      guidanceList: [{ guidanceDetails: '2' }],
      nidusRecordList: [nidus],
    },
    needed: [],
    // It counts the lesions that it cannot show.
    decided: [1],
  },
  {
    name: 'fetchRiskReport',
    read: () => reports.fetchRiskReport('81'),
    data: { ...reportHead, riskWarning: 38, riskLevel: 3, questionContent: '{"basicinfo":{"height":160}}' },
    needed: [],
  },
  {
    name: 'fetchHealthReport',
    read: () => reports.fetchHealthReport('9'),
    data: { questionContent: '{"a":1}' },
    needed: ['questionContent'],
    orText: true,
  },
  {
    name: 'fetchDoctors',
    read: () => consultations.fetchDoctors('', 1),
    data: { list: [doctor], total: 1 },
    needed: ['list', 'total'],
  },
  { name: 'fetchDoctor', read: () => consultations.fetchDoctor('3001'), data: doctor, needed: ['id'] },
  {
    name: 'fetchConsultations',
    read: () => consultations.fetchConsultations(false, 1),
    data: { list: [consultation], total: 1 },
    needed: ['list', 'total'],
  },
  {
    name: 'calculateConsultPrice',
    read: () => consultations.calculateConsultationPrice({ doctorId: '3001' }, undefined),
    data: { actualPrice: 9900 },
    needed: ['actualPrice'],
  },
  { name: 'fetchQuickPrice', read: () => consultations.fetchQuickPrice(), data: { price: 2900 }, needed: ['price'] },
  {
    name: 'createConsultationOrder',
    read: () => consultations.createConsultationOrder(consultOrder, 'key'),
    data: { id: '9', practicalPrice: 9900, wxResult: WX_RESULT },
    needed: ['id'],
  },
  {
    name: 'fetchImInfo',
    read: () => chat.fetchImInfo('7', 'imageText'),
    data: {
      serviceStatus: 2,
      residueTime: 0,
      archiveStatus: '0',
      groupId: 'g',
      userID: 'u',
      userSig: 's',
      sdkAppID: 1,
      customerName: '丁',
      doctorName: '宋清和',
      doctorHeadPic: '/d.png',
      doctorTlsId: 'd',
    },
    needed: [],
  },
  {
    name: 'fetchSignature',
    read: () => chat.fetchSignature(),
    data: { userID: 'u', userSig: 's', sdkAppID: 1 },
    needed: ['userSig'],
  },
  {
    name: 'fetchArchive',
    read: () => chat.fetchArchive('7', 1),
    data: { list: [ARCHIVED_MESSAGE], total: 1 },
    needed: ['list', 'total'],
    // The chat has a line for it, with an id and no time.
    decided: ['1/0', 0, 'other'],
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

const valueAt = (value: Json, path: string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value)
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}
const leavesOf = (value: unknown, name = ''): [name: string, leaf: unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${name}.${key}`))
    : [[name, value]]
const isBlankOrFlag = (leaf: unknown): boolean => leaf === undefined || leaf === '' || typeof leaf === 'boolean'
/** A full-width digit is read as a digit. */
const isAsItCame = (leaf: unknown, odd: Json | undefined): boolean => {
  const came = [odd, ...(Array.isArray(odd) ? odd : [])].map(String)
  return [...came, ...came.map((one) => one.normalize('NFKC'))].includes(String(leaf))
}
/** What is decided for a field that is missing or odd, by the name of the field. */
const DECIDED: Readonly<Record<string, readonly unknown[]>> = {
  subscribeStatus: ['unknown'],
  // A bare true is the code 1.
  sex: ['male', '1'],
  minCost: [0],
  reportId: [report.id],
  impressionDiagnosisDes: [nidus.impressionDiagnosisNum],
  d3ImageUrlEncry: ['raised'],
  // A212: a score is a whole number from 0 to 100.
  riskWarning: [0, 1, 100],
  // A bare true is the code 1, and an archived consultation has no follow-ups.
  archiveStatus: [0],
}
const decidedFor = (path: string[]): readonly unknown[] => DECIDED[path[path.length - 1] ?? ''] ?? []

/** Every failure must be typed, and the parsed data must contain no NaN or Infinity. */
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

describe.each(READERS)('$name', ({ read, data, needed, orNull, orText, decided }) => {
  test('reads the example of the contract', async () => {
    answerWith(ok(data))
    await expect(outcome(read)).resolves.toBe('read')
  })

  test('[RA6] rejects every body that is no answer', async () => {
    const nothing = orNull ? [] : ['{"status":200,"data":null}']
    for (const content of [
      '<html></html>',
      '{"data":',
      '',
      'null',
      '[]',
      ...nothing,
      ...(orText ? [] : ['{"status":200,"data":"x"}']),
      '{"status":200}',
    ]) {
      answerWith(content)
      await expect(outcome(read), content).resolves.toBe('refused')
    }
  })

  test('[RA7] [RA8] reads each dropped or replaced field as blank, as it came, or rejects it, and never guesses', async () => {
    answerWith(ok(data))
    const unbroken = new Map(leavesOf(await read()))
    for (const path of pathsOf(data)) {
      for (const odd of [undefined, ...ODD]) {
        answerWith(ok(changed(data, path, odd)))
        const leaves = (await outcome(read)) === 'read' ? leavesOf(await read()) : []
        const guessed = leaves.filter(
          ([name, leaf]) =>
            leaf !== unbroken.get(name) &&
            !isBlankOrFlag(leaf) &&
            !isAsItCame(leaf, odd) &&
            ![...decidedFor(path), ...(decided ?? [])].includes(leaf),
        )
        expect(guessed, `${path.join('.')} is ${JSON.stringify(odd)}`).toEqual([])
      }
    }
  })

  test('[RA8] passes no unreadable time on to the screen', async () => {
    // A436: health records and profiles keep unreadable values as they came and show them as —.
    const isKept = (path: string[]) => ['mLastday', 'birthday'].includes(String(path[path.length - 1]))
    const times = pathsOf(data).filter(
      (path) => /^\d{4}-\d{2}-\d{2}/.test(String(valueAt(data, path))) && !isKept(path),
    )
    for (const path of times) {
      for (const odd of ['下周二', '0000-00-00 00:00:00']) {
        answerWith(ok(changed(data, path, odd)))
        expect(JSON.stringify(await read().catch(() => 'refused')) ?? '', path.join('.')).not.toContain(odd)
      }
    }
  })

  test.each(needed)('[RA7] rejects an answer without the required %s', async (field) => {
    for (const odd of [undefined, null, {}]) {
      answerWith(ok(changed(data, [field], odd)))
      await expect(outcome(read), JSON.stringify(odd) ?? 'dropped').resolves.toBe('refused')
    }
  })

  test('[RA7] [RA8] ignores unknown fields', async () => {
    answerWith(ok(data))
    const read1 = await read()
    const strangers: { [key: string]: Json } = { zzz: 1, constructor: 'x', list2: [{}] }
    const holders = [[], ...pathsOf(data)].filter((path) => isPlain(valueAt(data, path)))
    for (const path of holders) {
      const more = { ...strangers, ...(valueAt(data, path) as typeof strangers) }
      answerWith(ok(path.length === 0 ? more : changed(data, path, more)))
      expect(await read(), path.join('.')).toEqual(read1)
    }
  })
})

const isPlain = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const rowsIn = (data: Json): Json[] | undefined => {
  const list = isPlain(data) ? (data as { [key: string]: Json }).list : data
  return Array.isArray(list) ? list : undefined
}

const LISTS = READERS.flatMap(({ name, read, data, whole, once }) => {
  const rows = rowsIn(data)
  return rows === undefined || whole ? [] : [[name, { read, rows, inPages: isPlain(data), once }] as const]
})

test.each(LISTS)('[RA7] %s keeps the other rows when one row is unreadable', async (_, { read, rows, ...of }) => {
  const readFrom = async (list: Json[]) => {
    answerWith(ok(of.inPages ? { list, total: list.length } : list))
    return readableRows(rowsOf(await read())).filter((row) => !isOtherMessage(row))
  }
  const unbroken = await readFrom(rows)
  expect(unbroken).toHaveLength(rows.length)
  expect(await readFrom([7, ...rows, null, 'x', {}, [], ...rows])).toEqual(
    of.once ? unbroken : [...unbroken, ...unbroken],
  )
})

/** An archived message that cannot be read has a line in the chat. */
const isOtherMessage = (row: { body?: { kind: string } }): boolean => row.body?.kind === 'other'

const rowsOf = (result: unknown): object[] => {
  if (Array.isArray(result)) return result
  const { rows, messages } = result as { rows?: object[]; messages?: object[] }
  return rows ?? messages ?? []
}
