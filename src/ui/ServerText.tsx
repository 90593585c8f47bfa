import type { ReactNode } from 'react'
import { pageLanguage, textRuns } from '@/lib/textLanguage'

type Props = {
  children: string
  /** Draws each part of the text. */
  draw?: (text: string) => ReactNode
}

/** A text of the server: what is not in the page's language is marked with its own, for screen readers and fonts. */
export const ServerText = ({ children, draw = (text) => text }: Props) =>
  textRuns(children, pageLanguage()).map(({ text, lang }, index) =>
    lang === undefined ? (
      draw(text)
    ) : (
      <span key={index} lang={lang}>
        {draw(text)}
      </span>
    ),
  )
