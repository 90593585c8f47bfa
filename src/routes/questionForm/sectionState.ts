import { isRecord } from '@/lib/isRecord'
import { sheetsOver, stepBack } from '@/ui/sheetHistory'
import { HISTORY_KEY } from '@/routes/shared/entryState'

/** History state of a section: the number of section entries below it, and the section before it. */
type SectionState = { taken: number; from: string | undefined }

export const stateOfSection = (section: SectionState) => ({ step: section })

export const sectionStateIn = (state: unknown): SectionState => {
  const { taken, from } = isRecord(state) && isRecord(state['step']) ? state['step'] : {}
  return { taken: typeof taken === 'number' ? taken : 0, from: typeof from === 'string' ? from : undefined }
}

export const leaveSections = async (): Promise<void> => {
  const state: unknown = window.history.state
  const { taken } = sectionStateIn(isRecord(state) ? state[HISTORY_KEY] : undefined)
  if (taken > 0) await stepBack(taken + sheetsOver())
}
