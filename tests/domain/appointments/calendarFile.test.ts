import { expect, test } from 'vitest'
import { calendarFile, type CalendarEvent } from '@/domain/appointments/calendarFile'

const EVENT: CalendarEvent = {
  id: '1745039284758340003',
  day: '2026-11-25',
  title: '检查预约：木棉体检中心',
  place: '北京市东城区云杉路17号',
  notes: '姓名：周玉珍\n预约编号：YY1',
  alarms: [],
  // 2026-11-24 10:15:00 in China.
  writtenAtMs: Date.UTC(2026, 10, 24, 2, 15, 0),
}
const octets = (line: string): number => new TextEncoder().encode(line).length
const linesOf = (changed: Partial<CalendarEvent> = {}) => calendarFile({ ...EVENT, ...changed }).split('\r\n')
const unfolded = (changed: Partial<CalendarEvent> = {}) =>
  calendarFile({ ...EVENT, ...changed })
    .replaceAll('\r\n ', '')
    .split('\r\n')

test('the calendar file has an all-day event on the clinic’s day in China, line by line as in RFC 5545', () => {
  expect(unfolded()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//breast-health-app//appointments//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-TIMEZONE:Asia/Shanghai',
    'BEGIN:VEVENT',
    'UID:1745039284758340003@breast-health-app',
    'DTSTAMP:20261124T021500Z',
    'DTSTART;VALUE=DATE:20261125',
    'DTEND;VALUE=DATE:20261126',
    'SUMMARY:检查预约：木棉体检中心',
    'LOCATION:北京市东城区云杉路17号',
    'DESCRIPTION:姓名：周玉珍\\n预约编号：YY1',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([
  ['2026-11-30', '20261130', '20261201'],
  ['2026-12-31', '20261231', '20270101'],
  ['2028-02-28', '20280228', '20280229'],
])('[RB8] the event of a check on %s starts on %s and ends before %s', (day, start, end) => {
  expect(unfolded({ day })).toEqual(expect.arrayContaining([`DTSTART;VALUE=DATE:${start}`, `DTEND;VALUE=DATE:${end}`]))
})

test.each([
  ['a,b;c\\d', 'a\\,b\\;c\\\\d'],
  ['one\ntwo\r\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
  ['BEGIN:VEVENT\nEND:VCALENDAR', 'BEGIN:VEVENT\\nEND:VCALENDAR'],
  ['bell\u0007 tab\t nothing\u0000', 'bell tab\t nothing'],
  ['“引号”: fine', '“引号”: fine'],
  ['', ''],
])('the text %j is written as %s', (text, written) => {
  expect(unfolded({ title: text })).toContain(`SUMMARY:${written}`)
})

test('lines are folded at 75 octets and never inside a character', () => {
  for (const title of [
    '木'.repeat(80),
    'é'.repeat(200),
    '😀'.repeat(60),
    'a'.repeat(67),
    'a'.repeat(68),
    `a${'木'.repeat(50)}`,
  ]) {
    const lines = linesOf({ title })
    expect(lines.map(octets).filter((length) => length > 75)).toEqual([])
    expect(lines.join('\r\n')).not.toContain('\uFFFD')
    expect(unfolded({ title })).toContain(`SUMMARY:${title}`)
  }
})

test('a line of exactly 75 octets stays whole, and the next octet starts a new line', () => {
  // 'SUMMARY:' has 8 octets.
  expect(linesOf({ title: 'a'.repeat(67) })).toContain(`SUMMARY:${'a'.repeat(67)}`)
  const lines = linesOf({ title: 'a'.repeat(68) })
  expect(lines).toContain(`SUMMARY:${'a'.repeat(67)}`)
  expect(lines).toContain(' a')
  // A continuation line has 74 octets after its blank.
  expect(linesOf({ title: 'a'.repeat(67 + 74 + 1) })).toEqual(expect.arrayContaining([` ${'a'.repeat(74)}`, ' a']))
})
