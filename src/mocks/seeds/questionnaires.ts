import { chinaMoment, type Day } from '@/lib/time/day'
import type { HealthReport, Questionnaire } from '@/mocks/records'
import { movedTo } from './moved'

type Move = (day: Day) => Day

const noBiopsy = { biopsy: false, biopsytimes: null, biopsyresult: [], abortion: false }

const quiet = { nipple: '0', skin: '0', discharge: '0', gland: '0', supernumerary: '1', pain: '6' }

const ownPeriods = { childbirth: 1, f_pregnancy: 27, m_age: 13, menopausetime: null, special: false }

export const ownFactor = {
  smoking: false,
  drink: false,
  lack_exercise: true,
  sleep_debt: true,
  contraception: false,
  use_product: false,
}

const ownHealth = (lastPeriod: Day) => ({
  menstrufeeding: { m_lastday: lastPeriod, ...ownPeriods },
  family: {
    relatives_1st: true,
    relatives_2nd: false,
    c_1strelatives: ['0'],
    c_2ndrelatives: [],
    biopsy: true,
    biopsytimes: 1,
    biopsyresult: ['0'],
    abortion: false,
  },
  gail: { relatives_1st: 1, biopsy: 1, atypical: 1 },
  factor: ownFactor,
})

const fullRecord = (moved: Move) => ({
  basicinfo: { name: '林婉清', age: 46, sex: '0', height: 163, weight: 57.5, ethnicity: '汉族' },
  ...ownHealth(moved('2026-11-05')),
  breast: { breasttype: '0', left: quiet, right: { ...quiet, gland: '4', pain: '2' } },
})

const ownInspection = (moved: Move) => ({
  basicinfo: { name: '林婉清', age: 46, sex: '0', height: null, weight: null, ethnicity: null },
  ...ownHealth(moved('2026-10-08')),
})

const daughtersInspection = (moved: Move, lastPeriod = '2026-11-14') => ({
  basicinfo: { name: '林可', age: 22, sex: '0', height: null, weight: null, ethnicity: null },
  menstrufeeding: {
    m_lastday: moved(lastPeriod),
    childbirth: 0,
    f_pregnancy: null,
    m_age: 12,
    menopausetime: null,
    special: false,
  },
  family: {
    relatives_1st: false,
    relatives_2nd: true,
    c_1strelatives: [],
    c_2ndrelatives: ['2'],
    ...noBiopsy,
  },
  gail: { relatives_1st: 0, biopsy: 0, atypical: 0 },
  factor: {
    smoking: false,
    drink: true,
    lack_exercise: true,
    sleep_debt: true,
    contraception: false,
    use_product: true,
  },
})

/** As an older app stored it: zeros for none, digits and commas instead of flags and lists, and an unknown key. */
const oldInspection = {
  basicinfo: { name: '周玉珍', age: '71', sex: 0 },
  menstrufeeding: { m_lastday: '', childbirth: '2', f_pregnancy: 0, m_age: '14', menopausetime: 0, special: '0' },
  family: {
    relatives_1st: '1',
    c_1strelatives: '0,2',
    relatives_2nd: 0,
    biopsy: 1,
    biopsytimes: 5,
    biopsyresult: '0,1',
    abortion: '0',
  },
  factor: { smoking: '0', drink: '1' },
  edition: 3,
}

const longAgo = (moved: Move) => ({
  basicinfo: { name: '何秀英', age: 44, sex: '0', height: 158, weight: 52, ethnicity: '汉族' },
  menstrufeeding: {
    m_lastday: moved('2021-05-02'),
    childbirth: 1,
    f_pregnancy: 25,
    m_age: 13,
    menopausetime: null,
    special: true,
  },
  family: {
    relatives_1st: false,
    relatives_2nd: false,
    c_1strelatives: [],
    c_2ndrelatives: [],
    ...noBiopsy,
  },
  gail: { relatives_1st: 0, biopsy: 0, atypical: 0 },
  factor: {
    smoking: false,
    drink: false,
    lack_exercise: false,
    sleep_debt: false,
    contraception: false,
    use_product: false,
  },
  breast: { breasttype: '2', left: quiet, right: quiet },
})

const someYearsAgo = (moved: Move) => {
  const before = longAgo(moved)
  return { ...before, basicinfo: { ...before.basicinfo, age: 46, weight: 55 }, breast: null }
}

/**
 * Those of 13800000001, and three of 13800000003's relative: the newest is truncated, two are years old (A421, A422).
 * They are as old as written, on whatever day the clinic starts.
 */
export const questionnairesFrom = (startedAt: number): readonly Questionnaire[] => {
  const moved = movedTo(startedAt)
  const at = (day: Day, time: string) => {
    const then = chinaMoment(`${moved(day)} ${time}`)
    return { createdAt: then, savedAt: then }
  }
  return [
    {
      customerId: '2001',
      inspectionId: '6745039284758340015',
      orgId: '101',
      serviceId: '1',
      content: JSON.stringify(oldInspection),
      ...at('2026-05-08', '09:02:11'),
    },
    {
      customerId: '1001',
      inspectionId: '6745039284758340014',
      orgId: '102',
      serviceId: '1',
      content: JSON.stringify(ownInspection(moved)),
      ...at('2026-10-24', '20:15:40'),
    },
    {
      customerId: '1001',
      inspectionId: null,
      orgId: null,
      serviceId: '2',
      content: JSON.stringify(fullRecord(moved)),
      ...at('2026-11-12', '19:33:05'),
    },
    {
      customerId: '2002',
      inspectionId: '6745039284758340006',
      orgId: '106',
      serviceId: '1',
      content: JSON.stringify(daughtersInspection(moved)),
      ...at('2026-11-20', '12:40:27'),
    },
    {
      customerId: '2003',
      inspectionId: null,
      orgId: null,
      serviceId: '2',
      content: '{"basicinfo":{"name":"何秀英","age":49',
      ...at('2026-11-01', '08:00:00'),
    },
    {
      customerId: '2003',
      inspectionId: null,
      orgId: null,
      serviceId: '2',
      content: JSON.stringify(longAgo(moved)),
      ...at('2021-05-08', '09:30:00'),
    },
    {
      customerId: '2003',
      inspectionId: null,
      orgId: null,
      serviceId: '2',
      content: JSON.stringify(someYearsAgo(moved)),
      ...at('2023-03-02', '16:12:00'),
    },
  ].map((fields, index) => ({ id: `174503928475835${String(index + 1).padStart(4, '0')}`, ...fields }))
}

const HEALTH_REPORT = { ownerId: '1001', riskReportId: null }

export const healthReportsFrom = (startedAt: number): readonly HealthReport[] => {
  const moved = movedTo(startedAt)
  return [
    {
      ...HEALTH_REPORT,
      id: '1745039284758370001',
      customerId: '1001',
      content: JSON.stringify(fullRecord(moved)),
      createdAt: chinaMoment(`${moved('2026-11-12')} 19:34:00`),
    },
    {
      ...HEALTH_REPORT,
      id: '1745039284758370002',
      customerId: '2002',
      content: JSON.stringify(daughtersInspection(moved, '2025-09-08')),
      createdAt: chinaMoment(`${moved('2025-09-20')} 12:42:00`),
    },
  ]
}
