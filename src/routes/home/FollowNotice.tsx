import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { siteInfo } from '@/lib/siteInfo'
import { closeFollowNotice, useHome } from '@/stores/home/home'
import { CloseButton } from '@/ui/CloseButton'
import { ArrowLabel } from '@/ui/ArrowLabel'
import { paths } from '@/routes/paths'
import styles from './FollowNotice.module.css'

/** The bar that leads to the guide for following the official account (HOME-07, A79), where there is one (A461). */
export const FollowNotice = () => {
  const { t } = useTranslation('home')
  const closed = useHome((state) => state.followNoticeClosed)
  if (closed || siteInfo().account === undefined) return null
  return (
    <div className={styles.bar}>
      <Link className={styles.link ?? ''} to={paths.followGuide()}>
        <ArrowLabel>{t('follow.text')}</ArrowLabel>
      </Link>
      <CloseButton label={t('follow.close')} onClose={closeFollowNotice} />
    </div>
  )
}
