import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseLargeText, isTextLarge } from '../../lib/textSize'
import { Switch } from '../../ui/Switch'
import styles from './My.module.css'

/** The switch for readers who want everything larger, on this phone. */
export const LargeText = () => {
  const { t } = useTranslation('people')
  const [large, setLarge] = useState(isTextLarge)
  const turn = (on: boolean) => {
    chooseLargeText(on)
    setLarge(on)
  }
  return (
    <label className={styles.switchLine}>
      <span>{t('largeText')}</span>
      <Switch on={large} onTurn={turn} />
    </label>
  )
}
