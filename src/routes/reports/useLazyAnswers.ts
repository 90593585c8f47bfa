import { useEffect, useState } from 'react'
import { isLate } from '@/i18n/errors'
import { loadWords } from '@/i18n/setup'
import type { RemoteData } from '@/lib/remote'
import type { answerParts } from './lazyAnswers'
import { inTime } from '@/lib/inTime'

type Parts = typeof answerParts

const fetchParts = async (): Promise<RemoteData<Parts>> => {
  try {
    const words = loadWords(['questions', 'questionnaires', 'ethnicities'])
    const [fetched] = await Promise.all([inTime(import('./lazyAnswers')), words])
    return { state: 'ready', data: fetched.answerParts, refreshing: false }
  } catch (error) {
    return { state: 'failed', error }
  }
}

/** Loads the parts that show answers, with their translations, and a retry. */
export const useLazyAnswers = (): { parts: RemoteData<Parts>; retry: () => void } => {
  const [parts, setParts] = useState<RemoteData<Parts>>({ state: 'loading' })
  const ask = () => void fetchParts().then(setParts)
  useEffect(ask, [])
  const retry = () => {
    // Retrying the import would wait for the same stalled file, so reload the page.
    if (parts.state === 'failed' && isLate(parts.error)) return window.location.reload()
    setParts({ state: 'loading' })
    ask()
  }
  return { parts, retry }
}
