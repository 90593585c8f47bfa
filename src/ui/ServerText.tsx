import { createContext, useContext, type ReactNode } from 'react'
import type { Language } from '@/lib/language'
import { pageLanguage, textRuns } from '@/lib/textLanguage'

/** The language of a part that has another one than the page. */
export const PartLanguage = createContext<Language | undefined>(undefined)

type Props = {
  children: string
  /** Draws each part of the text. */
  draw?: (text: string) => ReactNode
}

/**
 * A text of the server. What is not in the language of the page or part is marked with its own, for screen readers and
 * fonts.
 */
export const ServerText = ({ children, draw = (text) => text }: Props) => {
  const language = useContext(PartLanguage) ?? pageLanguage()
  return textRuns(children, language).map(({ text, lang }, index) =>
    lang === undefined ? (
      draw(text)
    ) : (
      <span key={index} lang={lang}>
        {draw(text)}
      </span>
    ),
  )
}
