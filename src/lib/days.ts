import { CHINA_OFFSET_HOURS } from './chinaHour'

/** A calendar day 'YYYY-MM-DD', without a place or an hour. */
export type Day = string
/** A month 'YYYY-MM'. */
export type Month = string

const DAY_MS = 86_400_000
const CHINA_OFFSET_MS = CHINA_OFFSET_HOURS * 3_600_000

const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME =
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** The text as a Day, or undefined when it names no day of the calendar ('2021-02-30', '0000-00-00'). */
export const dayFrom = (text: string): Day | undefined => {
  if (!DAY.test(text) || text < '1000') return undefined
  const moment = Date.parse(text)
  return !Number.isNaN(moment) && dayAt(moment) === text ? text : undefined
}

/** Without marks between its parts: a day, and one with the time behind it. */
const BARE_DAY = /^((?:19|20)\d\d)(\d\d)(\d\d)$/
const BARE_TIME = /^((?:19|20)\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/

/**
 * A time that somebody else wrote, as China's wall clock says it: 'YYYY-MM-DD HH:mm:ss', or the day alone where no
 * hour is told. Any order but year, month, day would be a guess; undefined for what names no time.
 */
export const timeFrom = (text: string): string | undefined => {
  const [, year = '', , month = '', date = '', hour, minute = '', second = '00', zone] =
    TIME.exec(marked(text.trim())) ?? []
  const day = dayFrom(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
  if (day === undefined || hour === undefined) return day
  const time = `${hour.padStart(2, '0')}:${minute}:${second}`
  if (time > '23:59:59' || minute > '59' || second > '59') return undefined
  if (zone === undefined) return `${day} ${time}`
  const moment = Date.parse(`${day}T${time}${zone.replace(/(\d{2})(\d{2})$/, '$1:$2')}`)
  return Number.isNaN(moment) ? undefined : chinaTime(moment)
}

const marked = (text: string): string => text.replace(BARE_DAY, '$1-$2-$3').replace(BARE_TIME, '$1-$2-$3 $4:$5:$6')

/** The day of such a time. */
export const dayIn = (text: string): Day | undefined => timeFrom(text)?.slice(0, 10)

/** The day that a moment (epoch milliseconds) has in China (A358), wherever the phone is. */
export const chinaDay = (epochMs: number): Day => dayAt(epochMs + CHINA_OFFSET_MS)

/** The moment as China's wall clock says it, 'YYYY-MM-DD HH:mm:ss'. */
export const chinaTime = (epochMs: number): string =>
  textAt(epochMs + CHINA_OFFSET_MS)
    .slice(0, 19)
    .replace('T', ' ')

/** The moment (epoch milliseconds) of a wall clock time in China 'YYYY-MM-DD HH:mm:ss'. */
export const chinaMoment = (text: string): number => Date.parse(text.replace(' ', 'T') + 'Z') - CHINA_OFFSET_MS

export const addDays = (day: Day, count: number): Day => dayAt(Date.parse(day) + count * DAY_MS)

/** A day so near that people call it by name. */
export const nearnessOf = (day: Day, today: Day): 'today' | 'tomorrow' | undefined => {
  if (day === today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : undefined
}

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay() || 7

export const monthOf = (day: Day): Month => day.slice(0, 7)

/** Every day from the first to the last, both included. */
export const daysBetween = (first: Day, last: Day): Day[] => {
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1
  return count > 0 ? Array.from({ length: count }, (_, index) => addDays(first, index)) : []
}

const textAt = (moment: number): string => new Date(moment).toISOString()

const dayAt = (moment: number): Day => textAt(moment).slice(0, 10)
