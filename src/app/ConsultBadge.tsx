import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { totalOf } from '@/domain/consultations/news'
import { unreadText } from '@/i18n/consultations/unreadText'
import { useOnResume } from '@/routes/shared/useOnResume'
import { lookForNews } from '@/stores/consultations/news'
import { knownNews, useNews } from '@/stores/consultations/readState'
import styles from './ConsultBadge.module.css'

const MOST = 99

/** How much the doctors have said that is not read yet, looked up with every screen that has tabs (A407). */
export const ConsultBadge = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const total = totalOf(useNews(knownNews))
  useEffect(() => void lookForNews(), [pathname])
  useOnResume(() => void lookForNews())
  if (total === 0) return null
  const number = total === undefined ? undefined : total > MOST ? `${String(MOST)}+` : String(total)
  // The number is drawn by the style: the tab keeps its word, and its badge one name.
  return (
    <>
      {' '}
      <span role="img" aria-label={unreadText(t, total)} className={styles.badge} data-number={number} />
    </>
  )
}
