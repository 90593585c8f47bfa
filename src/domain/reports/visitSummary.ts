import { hasAssessment, isPalpation } from './documents'
import type { ReportRow } from './report'
import { newestFirst } from './timeline'

/** Limits that keep the summary of a visit to one A4 sheet; what is left out is counted. */
export const MOST_ON_SUMMARY = {
  findings: 5,
  visits: 4,
  answers: 12,
  questionLines: 6,
  text: 120,
  shortText: 40,
} as const

export const QUESTIONS_LIMIT = 300

/** Returns the visit whose questionnaire counts: that of the report, else the newest one with a questionnaire. */
export const answeredVisit = (
  rows: readonly ReportRow[],
  reportId: string,
): (ReportRow & { reportId: string }) | undefined => {
  const answered = newestFirst(rows).filter(isPalpation).filter(hasAssessment)
  return answered.find((row) => row.reportId === reportId) ?? answered[0]
}

/** Returns the first `most` entries, and how many are left out. */
export const firstOf = <T>(all: readonly T[], most: number): { shown: readonly T[]; more: number } => ({
  shown: all.slice(0, most),
  more: Math.max(all.length - most, 0),
})

/** Returns the text on one line; a longer one than `most` characters ends with an ellipsis. */
export const shortened = (text: string, most: number): string => {
  const letters = Array.from(text.replace(/\s+/g, ' ').trim())
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`
}

/** Returns the typed questions, one a line. Lines beyond the limit share the last one, so that no word is lost. */
export const questionLines = (typed: string): string[] => {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const last = MOST_ON_SUMMARY.questionLines - 1
  return lines.length <= last + 1 ? lines : [...lines.slice(0, last), lines.slice(last).join(' ')]
}
