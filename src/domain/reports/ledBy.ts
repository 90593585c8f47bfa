import type { Suggestion } from './dictionaries'
import type { Guidance } from './report'

/** Whether some of the advice weighs less than the suggestion that leads: it has to be said then which does (A480). */
export const isLedBy = (lead: Suggestion | undefined, guidance: readonly Guidance[]): boolean =>
  guidance.some((one) => 'suggestion' in one && one.suggestion !== lead)
