import type { ReactNode } from 'react'
import type { WordArea } from '@/i18n/words'
import { useLazyTranslations } from './useLazyTranslations'

type Props = {
  /** Must not change. */
  areas: WordArea[]
  meanwhile: ReactNode
  children: ReactNode
}

/** Loads the words of a lazy part, which its screen does not need. */
export const WithWords = ({ areas, meanwhile, children }: Props) => {
  const { words } = useLazyTranslations(areas)
  return words.state === 'ready' ? children : meanwhile
}
