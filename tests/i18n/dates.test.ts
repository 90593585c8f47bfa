import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import { dayInSentence, dayText, momentText } from '@/i18n/dates'
import en from '@/i18n/shell/en'
import zh from '@/i18n/shell/zh'

const i18n = createInstance()
await i18n.init({
  resources: { zh: { shell: zh }, en: { shell: en } },
  lng: 'zh',
  interpolation: { escapeValue: false },
})
const words = { zh: i18n.getFixedT('zh', 'shell'), en: i18n.getFixedT('en', 'shell') }

describe('a day in words', () => {
  test.each([
    ['today', '2026-11-24', '今天 11月24日 周二', 'Today, Tue 24 Nov'],
    ['tomorrow', '2026-11-25', '明天 11月25日 周三', 'Tomorrow, Wed 25 Nov'],
    ['later this year', '2026-11-26', '11月26日 周四', 'Thu 26 Nov'],
    ['earlier this year', '2026-01-05', '1月5日', '5 Jan'],
    ['of the next year', '2027-01-06', '2027年1月6日', '6 Jan 2027'],
    ['of an earlier year', '2025-11-25', '2025年11月25日', '25 Nov 2025'],
    ['that no calendar has', '2026-02-30', '—', '—'],
  ])('it is put into words: %s', (_what, day, chinese, english) => {
    expect([dayText(words.zh, day, '2026-11-24'), dayText(words.en, day, '2026-11-24')]).toEqual([chinese, english])
  })

  test('tomorrow is named as such across the new year', () => {
    expect(dayText(words.zh, '2027-01-01', '2026-12-31')).toBe('明天 1月1日 周五')
  })

  test('the day of a record always has its year', () => {
    expect([dayText(words.zh, '2026-11-24'), dayText(words.en, '2026-11-24')]).toEqual([
      '2026年11月24日',
      '24 Nov 2026',
    ])
  })
})

test('a day is written as part of a sentence, and without a weekday that says nothing', () => {
  const said = (day: string) => [
    dayInSentence(words.zh, day, '2026-11-24'),
    dayInSentence(words.en, day, '2026-11-24'),
  ]
  expect(said('2026-11-25')).toEqual(['明天 11月25日 周三', 'tomorrow, Wed 25 Nov'])
  expect(said('2026-11-26')).toEqual(['11月26日 周四', 'Thu 26 Nov'])
  expect([dayText(words.zh, '2026-01-05'), dayText(words.en, '2026-01-05')]).toEqual(['2026年1月5日', '5 Jan 2026'])
})

describe('a moment given by the server', () => {
  test.each([
    ['to the second', '2026-11-24 10:42:07', '2026年11月24日 10:42', '24 Nov 2026 10:42'],
    ['in another zone', '2026-11-24T02:42:07Z', '2026年11月24日 10:42', '24 Nov 2026 10:42'],
    ['a day alone', '2026-11-24', '2026年11月24日', '24 Nov 2026'],
    ['that names no time', '昨天', '昨天', '昨天'],
  ])('[A357] it is put into words: %s', (_what, moment, chinese, english) => {
    expect([momentText(words.zh, moment), momentText(words.en, moment)]).toEqual([chinese, english])
  })
})
