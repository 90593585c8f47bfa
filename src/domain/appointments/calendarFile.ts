import { addDays, chinaMoment, type Day } from '@/lib/time/day'

/** A reminder at a time in China, 'YYYY-MM-DD HH:mm'. */
type Alarm = { at: string; text: string }

export type CalendarEvent = {
  id: string
  day: Day
  title: string
  place: string
  notes: string
  alarms: readonly Alarm[]
  writtenAtMs: number
}

const MAX_OCTETS = 75

/** Noon of the day before, while a cancellation is still refunded. */
export const noonBefore = (day: Day): string => `${addDays(day, -1)} 12:00`

export const morningOf = (day: Day): string => `${day} 08:00`

/** An event of one whole day. It leaves out alarms whose time has passed: some calendars sound them at once. */
export const calendarFile = ({ id, day, title, place, notes, alarms, writtenAtMs }: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//breast-health-app//appointments//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-TIMEZONE:Asia/Shanghai',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@breast-health-app`,
    `DTSTAMP:${utc(writtenAtMs)}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    // Exclusive (RFC 5545, 3.6.1): the event ends before this day.
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    `DESCRIPTION:${escaped(notes)}`,
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap(({ at, text }) => {
      const moment = chinaMoment(`${at}:00`)
      return moment > writtenAtMs ? alarmLines(moment, text) : []
    }),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

// The alarm has its own time in UTC: an alarm relative to a whole day would follow the phone's time zone.
const alarmLines = (moment: number, text: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER;VALUE=DATE-TIME:${utc(moment)}`,
  `DESCRIPTION:${escaped(text)}`,
  'END:VALARM',
]

const compact = (day: Day): string => day.replace(/-/g, '')

/** '20261124T101500Z' */
const utc = (epochMs: number): string => `${new Date(epochMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** RFC 5545, 3.3.11: escapes a text and drops other control characters. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // eslint-disable-next-line no-control-regex -- these are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** RFC 5545, 3.1: folds a line at 75 octets, including the leading blank, and never inside a character. */
const folded = (line: string): string => {
  let [done, octets] = ['', 0]
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MAX_OCTETS) {
      done += '\r\n '
      octets = 1
    }
    done += character
    octets += size
  }
  return done
}

const octetsOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
