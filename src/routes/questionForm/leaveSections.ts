import { isRecord } from '@/lib/isRecord'
import { sheetsOver, stepBack } from '@/ui/sheetHistory'
import { HISTORY_KEY } from '@/routes/shared/entryState'
import { sectionStateIn } from './sectionState'

export const leaveSections = async (): Promise<void> => {
  const state: unknown = window.history.state
  const { taken } = sectionStateIn(isRecord(state) ? state[HISTORY_KEY] : undefined)
  if (taken > 0) await stepBack(taken + sheetsOver())
}
