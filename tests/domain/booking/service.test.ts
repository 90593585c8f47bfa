import { expect, test } from 'vitest'
import { DEFAULT_SERVICE_ID, HOME_SERVICE_IDS, isPriceOpen, minutesIn } from '@/domain/booking/service'
import en from '@/i18n/home/en'
import zh from '@/i18n/home/zh'

const SERVICE = {
  id: '1',
  name: undefined,
  description: undefined,
  coverUrl: undefined,
  externalLink: undefined,
  offered: true,
}

test('[SVC-06] [HOME-02] the default service is breast health testing, the first of the three on home', () => {
  expect(DEFAULT_SERVICE_ID).toBe('1')
  expect(HOME_SERVICE_IDS).toEqual(['1', '2', '3'])
  expect(zh.names[DEFAULT_SERVICE_ID]).toBe('乳腺健康检测')
  expect(en.names[DEFAULT_SERVICE_ID]).toBe('Breast health testing')
})

test.each([
  ['触诊成像检查，约20分钟完成', 20],
  ['It takes about 20 minutes.', 20],
  ['检查 5 分钟', 5],
  ['约120分钟', 120],
  ['只需几分钟', undefined],
  ['约20-30分钟', undefined],
  ['20到30分钟', undefined],
  ['2.5分钟', undefined],
  ['无辐射、无疼痛', undefined],
  ['1 minute', undefined],
  ['', undefined],
  [undefined, undefined],
])('the description %j says that the service takes %j minutes', (description, minutes) => {
  expect(minutesIn(description)).toBe(minutes)
})

test.each([
  ['appointment', 0, true],
  ['appointment', undefined, true],
  ['appointment', 12_800, false],
  ['questionnaire', 0, false],
  ['link', undefined, false],
] as const)(
  '[A617] [A645] the packages decide the price of a service of the kind %s with the price %s: %s',
  (...row) => {
    const [kind, priceFen, open] = row
    expect(isPriceOpen({ ...SERVICE, kind, priceFen })).toBe(open)
  },
)
