import { useEffect, useState } from 'react'
import { loadWords } from '../../i18n/setup'
import type { Remote } from '../../lib/remote'
import type { answerParts } from './answerParts'

type Parts = typeof answerParts

const fetchParts = async (): Promise<Remote<Parts>> => {
  try {
    const words = loadWords(['questions', 'questionnaires', 'ethnicities'])
    const [fetched] = await Promise.all([import('./answerParts'), words])
    return { state: 'ready', data: fetched.answerParts, refreshing: false }
  } catch (error) {
    return { state: 'failed', error }
  }
}

/** The parts about the answers, with their words, and the way to ask for them once more. */
export const useAnswerParts = (): { parts: Remote<Parts>; askAgain: () => void } => {
  const [parts, setParts] = useState<Remote<Parts>>({ state: 'loading' })
  const ask = () => void fetchParts().then(setParts)
  useEffect(ask, [])
  const askAgain = () => {
    setParts({ state: 'loading' })
    ask()
  }
  return { parts, askAgain }
}
