import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textParts, type TextPart } from '@/domain/chat/textLinks'
import { piecesAround } from '@/domain/chat/search'
import { Button } from '@/ui/Button'
import { ServerText } from '@/ui/ServerText'
import { PhoneLink } from '@/routes/shared/PhoneLink'
import { ServerLink } from '@/routes/shared/ServerLink'
import { safeLinkOf } from '@/routes/shared/safeLink'
import styles from './chat.module.css'

export const STEP = 5000

/** Returns the first characters of a text, without splitting a character. */
export const beginningOf = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/**
 * A474: a text with its line breaks; a very long one shows its beginning, and more with each tap. Its addresses and
 * phone numbers can be tapped.
 */
export const LongText = ({ soughtWords, children: text }: { soughtWords: string; children: string }) => {
  const { t } = useTranslation('chat')
  const [most, setMost] = useState(STEP)
  const shown = beginningOf(text, most)
  const parts = textParts(shown)
  return (
    <>
      <p className={styles.text}>
        {parts.map((part, index) => (
          <Fragment key={index}>
            {part.kind === 'text' || isCut(shown, text, parts, index) ? (
              <ServerText draw={(piece) => marked(piece, soughtWords)}>{part.text}</ServerText>
            ) : (
              <Part part={part} />
            )}
          </Fragment>
        ))}
      </p>
      {shown !== text && (
        <Button variant="quiet" onClick={() => setMost(most + STEP)}>
          {t('message.more')}
        </Button>
      )}
    </>
  )
}

/** Whether the last part may continue in the text that is not shown yet. */
const isCut = (shown: string, text: string, parts: readonly TextPart[], index: number): boolean =>
  shown !== text && index === parts.length - 1

const marked = (text: string, words: string) =>
  piecesAround(text, words).map((piece, index) =>
    piece.isHit ? <mark key={index}>{piece.text}</mark> : <Fragment key={index}>{piece.text}</Fragment>,
  )

const Part = ({ part: { kind, text } }: { part: TextPart }) => {
  switch (kind) {
    case 'text':
      return <ServerText>{text}</ServerText>
    case 'phone':
      return <PhoneLink number={text} />
    case 'link': {
      const lead = safeLinkOf(text)
      return lead === undefined ? text : <ServerLink lead={lead}>{text}</ServerLink>
    }
  }
}
