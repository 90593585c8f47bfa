import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import styles from './chat.module.css'

export const STEP = 5000

/** Returns the first characters of a text, without splitting a character. */
export const beginningOf = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/** A474: a text with its line breaks; a very long one shows its beginning, and more with each tap. */
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
