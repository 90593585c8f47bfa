import type { ReactNode } from 'react'
import type { WordArea } from '@/i18n/words'
import { useLazyTranslations } from './useLazyTranslations'

const WORDS: WordArea[] = ['payment']

type Props = {
  meanwhile: ReactNode
  children: ReactNode
}

/** Loads the words of payment for a lazy part of a screen that does not need them. */
export const WithPaymentWords = ({ meanwhile, children }: Props) => {
  const { words } = useLazyTranslations(WORDS)
  return words.state === 'ready' ? children : meanwhile
}
