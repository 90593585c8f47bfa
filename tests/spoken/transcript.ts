import { act, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Language } from '@/lib/language'
import { wordsOf } from '../../e2e/support/words'
import { waitForIdle } from '../support/waitForIdle'
import { holdTimers, stopMonotonic } from '../support/stoppedClocks'
import { listen } from './listen'
import { phraseOf, readPage, withoutGeneratedContent } from './screenReader'

/** The phone number of 林婉清, whose account is complete. */
export const PHONE = '13800000001'

const SILENCE = '(silence)'

/** Matches the line of a control or picture without a name: a reader announces its role and state only. */
const UNNAMED =
  /^- (button|checkbox|combobox|dialog|image|link|radio|tab|textbox)(, (not )?(checked|disabled|expanded|invalid|pressed|required|selected))*$/

/** Requests that a screen sends after this pause are held back, because they could end during any step. */
const REST_MS = 1000

/** React shows a lazy part up to 300 ms after the previous one. */
const LATE_MS = 320

/** Waits until the page shows its lazy parts, too. */
const complete = async (): Promise<void> => {
  let shown
  do {
    await waitForIdle()
    shown = document.body.innerHTML
    await act(() => new Promise<void>((rested) => setTimeout(rested, LATE_MS)))
  } while (document.body.innerHTML !== shown)
}

/** Records what a reader announces during a journey: a heading for each step, and a line for each phrase. */
export const startTranscript = async (language: Language) => {
  withoutGeneratedContent()
  holdTimers(REST_MS)
  stopMonotonic()
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const { said, heard } = listen()
  const lines: string[] = []

  /** Acts, waits until the outcome holds, and writes what was said meanwhile. */
  const step = async (title: string, acts: () => unknown, outcome: () => unknown): Promise<void> => {
    lines.push('', `## ${title}`, '')
    said.length = 0
    await acts()
    await waitFor(outcome)
    await waitForIdle()
    await heard()
    lines.push(...(said.length === 0 ? [SILENCE] : said).map((phrase) => `- ${phrase}`))
  }

  /** Like `step`, for a control: its phrase is in the title, and a further line has what is new in it afterwards. */
  const onControl = async (how: string, control: HTMLElement, acts: () => unknown, outcome: () => unknown) => {
    control.focus({ preventScroll: true })
    await waitForIdle()
    await heard()
    const before = await phraseOf(control)
    await step(`${how}: ${before}`, acts, outcome)
    if (!control.isConnected) return
    const after = await phraseOf(control)
    if (after === before) return
    const news = after.split(', ').filter((part) => !before.split(', ').includes(part))
    if (lines.at(-1) === `- ${SILENCE}`) lines.pop()
    lines.push(`- ${news.join(', ') || 'blank'}`)
  }

  return {
    words: wordsOf(language),
    language,
    user,
    /** Opens an address: a reader says the title of the page. */
    open: (title: string, opens: () => unknown, outcome: () => unknown) =>
      step(title, opens, async () => {
        await waitFor(outcome)
        said.unshift(`page, ${document.title}`)
      }),
    step,
    press: (control: HTMLElement, outcome: () => unknown) =>
      onControl('Press', control, () => user.click(control), outcome),
    type: (control: HTMLElement, text: string, outcome: () => unknown = () => undefined) =>
      onControl(
        'Type into',
        control,
        async () => {
          await user.clear(control)
          if (text !== '') await user.paste(text)
        },
        outcome,
      ),
    choose: (list: HTMLInputElement, value: string) =>
      onControl(
        'Choose in',
        list,
        () => user.selectOptions(list, value),
        () => undefined,
      ),
    /** Reads the page, or the open dialog, from its top. */
    read: async () => {
      await complete()
      lines.push('', '### Read', '', ...(await readPage()).map((phrase) => `- ${phrase}`))
    },
    /** Compares with the kept transcript; `npm run spoken` writes it again. */
    compare: async (journey: string, title: string) => {
      const wrong = lines.filter((line) => line.includes(SILENCE) || line.includes('(en!)') || UNNAMED.test(line))
      expect.soft(wrong, 'what no transcript may contain').toEqual([])
      await expect(`# ${title}\n${lines.join('\n')}\n`).toMatchFileSnapshot(`transcripts/${journey}.${language}.md`)
    },
  }
}

export type Transcript = Awaited<ReturnType<typeof startTranscript>>
