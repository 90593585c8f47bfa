import { isRecord } from '@/lib/isRecord'
import { sheetsOver, stepBack } from '@/ui/sheetHistory'
import { HISTORY_KEY } from '@/routes/shared/entryState'

/** History state of a section: the number of section entries below it, and the section before it. */
type Step = { taken: number; from: string | undefined }

export const stateOfStep = (step: Step) => ({ step })

export const stepIn = (state: unknown): Step => {
  const step = isRecord(state) && isRecord(state['step']) ? state['step'] : {}
  const { taken, from } = step
  return { taken: typeof taken === 'number' ? taken : 0, from: typeof from === 'string' ? from : undefined }
}

export const leaveSteps = async (): Promise<void> => {
  const state: unknown = window.history.state
  const { taken } = stepIn(isRecord(state) ? state[HISTORY_KEY] : undefined)
  if (taken > 0) await stepBack(taken + sheetsOver())
}
