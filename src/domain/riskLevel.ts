/** RISK-03: 1 low … 5 high. */
export type RiskLevel = 1 | 2 | 3 | 4 | 5

export const RISK_LEVEL = { 1: 'low', 2: 'mediumLow', 3: 'medium', 4: 'mediumHigh', 5: 'high' } as const

export type LevelAdvice = 'twoYears' | 'oneYear' | 'specialist' | 'surgeryAndGeneticTest'

/** A211: the comparison with all women assessed. */
export type ScoreComparison = 'lowerThan95' | 'about50' | 'lowerThanOnly20'

/** A209: scores from this marker up to the next; the width is proportional. */
type ScoreSegment = { level: RiskLevel; from: number; widthPercent: number }

/** Specification, document 2, section 9 "Risk score": markers at 0, 10, 30, 55, 80 on a bar of 0 to 100. */
export const SCORE_SEGMENTS: readonly ScoreSegment[] = [
  { level: 1, from: 0, widthPercent: 10 },
  { level: 2, from: 10, widthPercent: 20 },
  { level: 3, from: 30, widthPercent: 25 },
  { level: 4, from: 55, widthPercent: 25 },
  { level: 5, from: 80, widthPercent: 20 },
]
const HIGHEST_SCORE = 100

/** The same section (A210); the percentages await the owner's figures (A211). */
export const LEVEL_GUIDANCE: Record<RiskLevel, { advice: readonly LevelAdvice[]; comparison: ScoreComparison }> = {
  1: { advice: ['twoYears'], comparison: 'lowerThan95' },
  2: { advice: ['oneYear'], comparison: 'about50' },
  3: { advice: ['specialist'], comparison: 'about50' },
  4: { advice: ['specialist'], comparison: 'lowerThanOnly20' },
  5: { advice: ['specialist', 'surgeryAndGeneticTest'], comparison: 'lowerThanOnly20' },
}

export const riskLevelOfScore = (score: unknown): RiskLevel | undefined => {
  if (typeof score !== 'number' || !Number.isInteger(score) || score < 0 || score > HIGHEST_SCORE) return undefined
  return SCORE_SEGMENTS.reduce<RiskLevel>((soFar, { level, from }) => (score >= from ? level : soFar), 1)
}

/** A212: returns the score as shown, a whole number from 0 to 100. */
export const shownScore = (score: number): number => Math.min(Math.max(Math.round(score), 0), HIGHEST_SCORE)

/** A208: returns the server's level, else that of the score. */
export const riskLevel = (serverLevel: number | undefined, score: number | undefined): RiskLevel | undefined => {
  const known = SCORE_SEGMENTS.find(({ level }) => level === serverLevel)
  if (known !== undefined) return known.level
  return score === undefined ? undefined : riskLevelOfScore(shownScore(score))
}
