import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { CHINA_OFFSET_HOURS } from './timeOfDay'

dayjs.extend(utc)

/** A calendar day 'YYYY-MM-DD', without place or time. */
export type Day = string
export type Month = string

const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME =
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** Returns the text as a Day, or undefined for a nonexistent day ('2021-02-30', '0000-00-00'). */
export const dayFrom = (text: string): Day | undefined => {
  if (!DAY.test(text) || text < '1000') return undefined
  return dayOf(dayjs.utc(text)) === text ? text : undefined
}

/** A day or a time without separators: '20261125', '202611251042' or '20261125104200'. */
const BARE = /^((?:19|20)\d\d)(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?$/

/**
 * Parses a time in China from another program: returns 'YYYY-MM-DD HH:mm:ss', the day alone without an hour, or
 * undefined. Only the order year, month, day is read, because any other would be a guess.
 */
export const timeFrom = (text: string): string | undefined => {
  const [, year = '', , month = '', date = '', hour, minute = '', second = '00', zone] =
    TIME.exec(marked(text.trim())) ?? []
  const day = dayFrom(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
  if (day === undefined || hour === undefined) return day
  const time = `${hour.padStart(2, '0')}:${minute}:${second}`
  if (time > '23:59:59' || minute > '59' || second > '59') return undefined
  if (zone === undefined) return `${day} ${time}`
  const moment = dayjs.utc(`${day}T${time}${zone.replace(/(\d{2})(\d{2})$/, '$1:$2')}`)
  return moment.isValid() ? chinaTime(moment.valueOf()) : undefined
}

// A bare day or minute leaves separators at the end.
const marked = (text: string): string => text.replace(BARE, '$1-$2-$3 $4:$5:$6').replace(/ ::$|:$/, '')

/** Returns the day of a time that `timeFrom` can parse, else undefined. */
export const dayIn = (text: string): Day | undefined => timeFrom(text)?.slice(0, 10)

/** Moves UTC by hand: a dayjs with an offset counts in the phone's own zone, which had odd seconds before 1901. */
const inChina = (epochMs: number): Dayjs => dayjs.utc(epochMs).add(CHINA_OFFSET_HOURS, 'hour')

/** The day of a moment (epoch milliseconds) in China (A358), wherever the phone is. */
export const chinaDay = (epochMs: number): Day => dayOf(inChina(epochMs))

/** Returns a moment as a time in China, 'YYYY-MM-DD HH:mm:ss'. */
export const chinaTime = (epochMs: number): string => inChina(epochMs).format('YYYY-MM-DD HH:mm:ss')

/** The time of a moment on a clock in China, 'HH:mm:ss'. */
export const chinaWallClock = (epochMs: number): string => inChina(epochMs).format('HH:mm:ss')

/** Epoch milliseconds of a time in China, 'YYYY-MM-DD HH:mm:ss'. */
export const chinaMoment = (text: string): number =>
  dayjs
    .utc(`${text.replace(' ', 'T')}Z`)
    .subtract(CHINA_OFFSET_HOURS, 'hour')
    .valueOf()

export const addDays = (day: Day, count: number): Day => dayOf(dayjs.utc(day).add(count, 'day'))

/** The same day after this many months, or the last day of a shorter month. */
export const monthsAfter = (day: Day, count: number): Day => dayOf(dayjs.utc(day).add(count, 'month'))

export const nearnessOf = (day: Day, today: Day): 'today' | 'tomorrow' | undefined => {
  if (day === today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : undefined
}

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: Day): number => dayjs.utc(day).day() || 7

export const monthOf = (day: Day): Month => day.slice(0, 7)

export const addMonths = (month: Month, count: number): Month => monthOf(monthsAfter(`${month}-01`, count))

export const daysOfMonth = (month: Month): Day[] =>
  Array.from({ length: dayjs.utc(`${month}-01`).daysInMonth() }, (_, index) => addDays(`${month}-01`, index))

export const daysBetween = (first: Day, last: Day): Day[] => {
  const count = dayjs.utc(last).diff(dayjs.utc(first), 'day') + 1
  return count > 0 ? Array.from({ length: count }, (_, index) => addDays(first, index)) : []
}

const dayOf = (moment: Dayjs): Day => moment.format('YYYY-MM-DD')
