import { ImError } from '@/domain/chat/imErrors'
import { SAMPLES, type Element } from './elements'

/**
 * Messages that make something happen. Every other text is sent and answered.
 *
 * | the text | what happens                                                       |
 * | -------- | ------------------------------------------------------------------ |
 * | #fail    | never sent: fails every time                                       |
 * | #once    | fails the first time                                               |
 * | #blocked | the platform rejects its content                                   |
 * | #long    | the platform rejects it as too long                                |
 * | #late    | accepted, and confirmed eight seconds later                        |
 * | #lost    | accepted, but reported as failed the first time; the doctor never  |
 * |          | reads or answers it, so that it stays failed                       |
 * | #silent  | the doctor does not answer                                         |
 * | #burst   | the doctor answers thirty times in three seconds                   |
 * | #end     | the doctor ends the consultation                                   |
 * | #…       | the doctor answers with that sample (`SAMPLES`), #picture, #voice … |
 */
const NOT_SENT: ReadonlyMap<string, number> = new Map([
  ['#fail', 2100],
  ['#once', 2801],
  ['#blocked', 80001],
  ['#long', 80002],
])
const LATE_MS = 8000
const LOST_CODE = 2801
const LOST_MS = 1000

export const refuseSentinel = (element: Element, wasTried: boolean): void => {
  const text = textOf(element)
  const code = NOT_SENT.get(text)
  if (code !== undefined && !(text === '#once' && wasTried)) throw new ImError(code, 'not sent')
}

export const acknowledgementOf = (
  element: Element,
  wasTried: boolean,
): { afterMs: number; code: number | undefined } => {
  const text = textOf(element)
  if (text === '#late') return { afterMs: LATE_MS, code: undefined }
  return text === '#lost' && !wasTried ? { afterMs: LOST_MS, code: LOST_CODE } : { afterMs: 0, code: undefined }
}

export const wishOf = (element: Element): 'silent' | 'burst' | 'end' | { sample: Element } | undefined => {
  const text = textOf(element)
  if (text === '#silent' || text === '#lost' || text === '#burst' || text === '#end') return WISHES[text]
  const sample = new Map<string, () => Element>(Object.entries(SAMPLES)).get(text.slice(1))
  return text.startsWith('#') && sample !== undefined ? { sample: sample() } : undefined
}

const WISHES = { '#silent': 'silent', '#lost': 'silent', '#burst': 'burst', '#end': 'end' } as const

const textOf = ({ payload }: Element): string => {
  const { text } = payload
  return typeof text === 'string' ? text.trim() : ''
}
