import { isRecord } from '@/lib/isRecord'

/** History state of a section: `taken` counts the section entries below it, `from` names the section before it. */
type SectionState = { taken: number; from: string | undefined }

export const stateOfSection = (section: SectionState) => ({ step: section })

export const sectionStateIn = (state: unknown): SectionState => {
  const { taken, from } = isRecord(state) && isRecord(state['step']) ? state['step'] : {}
  return { taken: typeof taken === 'number' ? taken : 0, from: typeof from === 'string' ? from : undefined }
}
