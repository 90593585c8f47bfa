import { sheetsOver, stepBack } from '@/ui/sheetHistory'

/** What the history entry of a section holds: how many entries of sections lie below it, and the one right below. */
type Step = { taken: number; from: string | undefined }

export const stateOfStep = (step: Step) => ({ step })

export const stepIn = (state: unknown): Step => {
  const step = isRecord(state) && isRecord(state['step']) ? state['step'] : {}
  const { taken, from } = step
  return { taken: typeof taken === 'number' ? taken : 0, from: typeof from === 'string' ? from : undefined }
}

/** Back over the entries of all sections, so that what follows starts where the form was opened. */
export const leaveSteps = async (): Promise<void> => {
  const state: unknown = window.history.state
  // The router keeps there what a navigation has told.
  const { taken } = stepIn(isRecord(state) ? state['usr'] : undefined)
  if (taken > 0) await stepBack(taken + sheetsOver())
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
