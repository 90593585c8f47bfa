import { useTranslation } from 'react-i18next'
import styles from './ConsultationRules.module.css'

const RULES = ['reply', 'refund', 'ends', 'followUps', 'either', 'reference'] as const

export const ConsultationRules = () => {
  const { t } = useTranslation('consultations')
  return (
    <ul className={styles.rules}>
      {RULES.map((rule) => (
        <li key={rule}>{t(`rules.${rule}`)}</li>
      ))}
    </ul>
  )
}
