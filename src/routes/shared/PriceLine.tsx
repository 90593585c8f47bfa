import { useTranslation } from 'react-i18next'
import { priceText } from '@/i18n/prices'
import styles from './PriceLine.module.css'

type Props = { name: string; fen: number | undefined; final: boolean }

export const PriceLine = ({ name, fen, final }: Props) => {
  const { t } = useTranslation()
  return (
    <p className={styles.line}>
      <span className={styles.name}>{name}</span>{' '}
      <strong className={styles.price} data-final={final || undefined}>
        {priceText(t, fen)}
      </strong>
    </p>
  )
}
