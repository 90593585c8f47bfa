import { SUGGESTION, type Suggestion } from './dictionaries'

/** Of several suggestions the most urgent leads. */
export const mostUrgent = (suggestions: readonly (Suggestion | undefined)[]): Suggestion | undefined =>
  Object.values(SUGGESTION)
    .reverse()
    .find((one) => suggestions.includes(one))
