import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { addDays, type Day, type Month } from './days'

dayjs.extend(utc)

export const addMonths = (month: Month, count: number): Month =>
  dayjs.utc(`${month}-01`).add(count, 'month').format('YYYY-MM')

export const daysOfMonth = (month: Month): Day[] =>
  Array.from({ length: dayjs.utc(`${month}-01`).daysInMonth() }, (_, index) => addDays(`${month}-01`, index))
