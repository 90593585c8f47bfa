import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile, morningOf, noonBefore, type CalendarEvent } from '@/domain/appointments/calendarFile'
import { chinaMoment } from '@/lib/time/day'

const RULE = '11月24日 18:00（北京时间）之前取消，全额退款；之后不退款。'
const BRING = '带什么：身份证, 报告; 片子\n穿什么：上衣\\裤子'

const EVENT: CalendarEvent = {
  id: '1745039284758340003',
  day: '2026-11-25',
  title: '检查预约：木棉体检中心（东城），女性健康与乳腺疾病早期筛查专科门诊部',
  place: '北京市东城区云杉路17号; 3层, 电梯左侧',
  notes: `${BRING}\n${RULE}`,
  alarms: [
    { at: noonBefore('2026-11-25'), text: RULE },
    { at: morningOf('2026-11-25'), text: BRING },
  ],
  writtenAtMs: chinaMoment('2026-11-20 10:00:00'),
}

/** Reads the file with another program’s parser. */
const parsed = (changed: Partial<CalendarEvent> = {}) => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile({ ...EVENT, ...changed })))
  const vevent = calendar.getFirstSubcomponent('vevent')
  if (vevent === null) throw new Error('The file has no event.')
  const alarms = vevent.getAllSubcomponents('valarm').map((alarm) => ({
    action: alarm.getFirstPropertyValue('action'),
    at: (alarm.getFirstPropertyValue('trigger') as InstanceType<typeof ICAL.Time>).toJSDate().toISOString(),
    text: alarm.getFirstPropertyValue('description'),
  }))
  return { event: new ICAL.Event(vevent), alarms }
}

test('an independent parser reads the event: its day, place and words, with commas, semicolons and breaks', () => {
  const { event } = parsed()
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2026-11-25', '2026-11-26'])
  expect(event.startDate.isDate).toBe(true)
  expect([event.summary, event.location, event.description]).toEqual([EVENT.title, EVENT.place, EVENT.notes])
})

test('one alarm is at noon of the day before with the refund rule, one at 08:00 with what to bring, in China time', () => {
  expect(parsed().alarms).toEqual([
    { action: 'DISPLAY', at: '2026-11-24T04:00:00.000Z', text: RULE },
    { action: 'DISPLAY', at: '2026-11-25T00:00:00.000Z', text: BRING },
  ])
})

test.each([
  ['2026-11-24 11:59:59', 2],
  ['2026-11-24 12:00:00', 1],
  ['2026-11-25 07:59:59', 1],
  ['2026-11-25 08:00:00', 0],
])('a file that is written at %s has the %i alarms that are still ahead', (time, count) => {
  expect(parsed({ writtenAtMs: chinaMoment(time) }).alarms).toHaveLength(count)
})

test('the alarms of the first day of a year and of March fall on the right day before', () => {
  expect([noonBefore('2027-01-01'), noonBefore('2028-03-01')]).toEqual(['2026-12-31 12:00', '2028-02-29 12:00'])
})

test('no line has more than 75 octets, and a file without a place has none', () => {
  const text = calendarFile({ ...EVENT, notes: `${EVENT.notes}😀`.repeat(20), place: '' })
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('LOCATION')
  expect(parsed({ notes: `${EVENT.notes}😀`.repeat(20) }).event.description).toBe(`${EVENT.notes}😀`.repeat(20))
})
