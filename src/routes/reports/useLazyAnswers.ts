import { useEffect, useState } from 'react'
import { isTimedOut } from '@/i18n/errors'
import { hasWords, loadWords } from '@/i18n/setup'
import type { WordArea } from '@/i18n/words'
import type { RemoteData } from '@/lib/remote'
import type { answerParts } from './lazyAnswers'
import { inTime } from '@/lib/inTime'

type Parts = typeof answerParts

const AREAS: WordArea[] = ['questions', 'questionnaires', 'ethnicities']

let fetched: RemoteData<Parts> | undefined

const fetchParts = async (): Promise<RemoteData<Parts>> => {
  try {
    const words = loadWords(AREAS)
    const [{ answerParts }] = await Promise.all([inTime(import('./lazyAnswers')), words])
    return (fetched ??= { state: 'ready', data: answerParts, refreshing: false })
  } catch (error) {
    return { state: 'failed', error }
  }
}

/**
 * Loads the parts that show answers, with their translations, and a retry. From the second visit on they are there at
 * once, because Back restores the scroll position only of a whole page.
 */
export const useLazyAnswers = (): { parts: RemoteData<Parts>; retry: () => void } => {
  const [parts, setParts] = useState<RemoteData<Parts>>(() => (hasWords(AREAS) && fetched) || { state: 'loading' })
  const ask = () => void fetchParts().then(setParts)
  useEffect(ask, [])
  const retry = () => {
    // Retrying the import would wait for the same stalled file, so reload the page.
    if (parts.state === 'failed' && isTimedOut(parts.error)) return window.location.reload()
    setParts({ state: 'loading' })
    ask()
  }
  return { parts, retry }
}
