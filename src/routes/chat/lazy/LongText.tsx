import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import styles from './chat.module.css'

/** So many characters of a text are drawn at once. */
export const STEP = 5000

/** The text, or its first characters where it is longer; no character is cut in two. */
export const beginningOf = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/** A text with its line breaks; of one without end its beginning, and so much more for each tap (A474). */
export const LongText = ({ children: text }: { children: string }) => {
  const [most, setMost] = useState(STEP)
  const shown = beginningOf(text, most)
  return (
    <>
      <p className={styles.text}>{shown}</p>
      {shown !== text && <More onMore={() => setMost(most + STEP)} />}
    </>
  )
}

const More = ({ onMore }: { onMore: () => void }) => {
  const { t } = useTranslation('chat')
  return (
    <Button variant="quiet" onClick={onMore}>
      {t('message.more')}
    </Button>
  )
}
