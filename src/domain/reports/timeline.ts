import { dayIn, type Day } from '@/lib/time/day'
import { sizeOf } from './lesionPoint'
import type { Lesion, ReportRow } from './report'

/**
 * A480: returns each visit's place on the chart from 0 to 1 by its date. A visit without a day has none; without any
 * days they are evenly spaced.
 */
export const placesOf = (points: readonly Point[]): (number | undefined)[] => {
  const times = points.map(({ day }) => (day === undefined ? undefined : Date.parse(day)))
  const known = times.filter((time) => time !== undefined)
  if (known.length === 0) return points.map((_, index) => shareOf(index, 0, points.length - 1))
  const [first, last] = [Math.min(...known), Math.max(...known)]
  return times.map((time) => (time === undefined ? undefined : shareOf(time, first, last)))
}

const shareOf = (value: number, from: number, to: number): number => (from === to ? 0.5 : (value - from) / (to - from))

export const MEASURES = ['score', 'bmi', 'largest'] as const
export type Measure = (typeof MEASURES)[number]

export type RiskFacts = { score: number | undefined; bmi: string | undefined }

export type Visit = {
  reportId: string
  day: Day | undefined
  organisationName: string | undefined
  lesions: readonly Lesion[] | undefined
  risk: RiskFacts | undefined
}

export type Point = { reportId: string; day: Day | undefined; value: number | undefined }

export const pointsOf = (measure: Measure, oldestFirst: readonly Visit[]): Point[] =>
  oldestFirst.map((visit) => ({ reportId: visit.reportId, day: visit.day, value: valueOf(measure, visit) }))

const valueOf = (measure: Measure, { lesions, risk }: Visit): number | undefined => {
  switch (measure) {
    case 'score':
      return risk?.score
    case 'bmi':
      return risk?.bmi === undefined ? undefined : Number(risk.bmi)
    case 'largest':
      return largestOf(lesions ?? [])
  }
}

const largestOf = (lesions: readonly Lesion[]): number | undefined => {
  const sizes = lesions.map(sizeOf).filter((size) => size !== undefined)
  return sizes.length === 0 ? undefined : Math.max(...sizes)
}

export const newestFirst = <R extends ReportRow>(rows: readonly R[]): R[] =>
  [...rows].sort(({ madeAt: one = '' }, { madeAt: other = '' }) => Number(one < other) - Number(one > other))

export const dayOf = ({ madeAt }: ReportRow): Day | undefined => (madeAt === undefined ? undefined : dayIn(madeAt))

export const rangeOf = (measure: Measure, points: readonly Point[]): { low: number; high: number } => {
  if (measure === 'score') return { low: 0, high: 100 }
  const values = points.map(({ value }) => value).filter((value) => value !== undefined)
  if (values.length === 0) return { low: 0, high: 1 }
  const air = measure === 'bmi' ? 2 : 1
  const low = measure === 'bmi' ? Math.floor(Math.min(...values) - air) : 0
  return { low, high: Math.ceil(Math.max(...values) + air) }
}
